"""Receipt codes: random, and read as people type them."""

from storage.ballots.receipts import ALPHABET, CODE, new_code, read_code


def test_codes() -> None:
    codes = {new_code() for _ in range(5000)}
    assert len(codes) == 5000 and all(len(code) == CODE and set(code) <= set(ALPHABET) for code in codes)
    assert read_code(" 0a1b-2c3d-4e5f ") == "0A1B2C3D4E5F"
    assert read_code("oIl0-0000-0000") == "011000000000"
    for wrong in ("", "0A1B2C3D4E5", "0A1B2C3D4E5FF", "0A1B2C3D4E5U", "ÄÄÄÄÄÄÄÄÄÄÄÄ"):
        assert read_code(wrong) is None
