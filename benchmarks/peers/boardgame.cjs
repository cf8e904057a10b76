// Measure boardgame.io in a process of its own: `NODE_PATH=.../node_modules node benchmarks/peers/boardgame.cjs`.
// For each line of JSON on its standard input, such as {"seconds": 0.5}, it prints a line with the moves of random
// tic-tac-toe that it makes a second. The game is the one of boardgame.io's tutorial, with a client without a server.
'use strict';

let Client, INVALID_MOVE, version;
try {
  ({ Client } = require('boardgame.io/client'));
  ({ INVALID_MOVE } = require('boardgame.io/core'));
  ({ version } = require('boardgame.io/package.json'));
} catch (error) {
  console.log(JSON.stringify({ missing: `boardgame.io is not installed: ${error.code}` }));
  process.exit(0);
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function measure(seconds) {
  const client = Client({ game: TicTacToe, debug: false });
  client.start();
  const begin = performance.now();
  let moves = 0;
  while (performance.now() - begin < 1000 * seconds) {
    client.reset();
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
      moves += 1;
    }
  }
  return moves / ((performance.now() - begin) / 1000);
}

console.log(JSON.stringify({ version }));
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  console.log(JSON.stringify({ per_second: measure(JSON.parse(line).seconds) }));
});
