# What is wrong with the record of a match. $record: its index in the exported file, from 0

broken-record = record { $record }: { $problem }
broken-undo = it undoes moves back to a point that the match hadn't reached
broken-state = it leads to a different state now than when it was played
broken-no-key = it has draws but no key
broken-start-key = it has the same key as the opening
broken-used-key = it has the same key as record { $record }

# The draws of an action. $draw: the recorded number; $bound: the number it must be below
draw-missing = a draw is missing
draw-too-high = the draw { $draw } isn't below { $bound }
draws-left = { $count ->
    [one] { $count } recorded draw was never used
   *[other] { $count } recorded draws were never used
}
# $number: which draw of the action; $due: what it should be
draw-differs = draw { $number } is { $draw }, but the secret and its key give { $due }

# $error: the name of an exception
opening-fails = the opening can't be reproduced ({ $error })
opening-differs = the opening doesn't follow from the secret and its key
commitment-differs = the fingerprint in the file is { $commitment }, not { $shown }
secret-differs = the secret belongs to the fingerprint { $found }, not to { $commitment }
