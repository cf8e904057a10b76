"use strict";
(() => {
  const { pictures, steps, start } = JSON.parse(document.getElementById("data").textContent);
  const at = (id) => document.getElementById(id);
  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
  const begins = steps.map((step, number) => number).filter(
    (number) => number === 0 || steps[number].chapter !== steps[number - 1].chapter);
  const last = steps.length - 1;
  let now = start;
  const targets = {
    first: () => 0,
    previous: () => Math.max(0, ...begins.filter((each) => each < now)),
    back: () => now - 1,
    forward: () => now + 1,
    next: () => Math.min(last, ...begins.filter((each) => each > now)),
    last: () => last,
  };
  function show(step) {
    now = Math.min(last, Math.max(0, step));
    const { chapter, place, lines, results, drawn, words } = steps[now];
    at("chapter").textContent = chapter;
    at("step").textContent = place;
    at("lines").replaceChildren(...lines.map((line, number) =>
      Object.assign(element("li", line), { className: results.includes(number) ? "result" : "" })));
    let shown = now;
    while (shown > 0 && !steps[shown].drawn.length) shown -= 1;
    at("older").hidden = shown === now || !steps[shown].drawn.length;
    at("pictures").replaceChildren(...steps[shown].drawn.map(([number, alt]) =>
      Object.assign(new Image(), { src: "data:image/png;base64," + pictures[number], alt })));
    at("words").replaceChildren(...words.map((paragraph) => element("p", paragraph)));
    for (const [id, target] of Object.entries(targets)) {
      const to = target();
      at(id).disabled = to < 0 || to > last || to === now;
    }
  }
  for (const [id, target] of Object.entries(targets)) at(id).addEventListener("click", () => show(target()));
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
    if (id === undefined) return;
    event.preventDefault();
    show(targets[id]());
  });
  show(start);
})();
