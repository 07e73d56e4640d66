// A boardgame.io server as its documentation sets one up: its own transport, its own storage to disk, hidden cards.
//     node server.cjs PORT FOLDER
const { FlatFile, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const SEATS = 4;
const HAND = 8;
const DECK = 40;
const LAID = 17; // of each seat: what a seat sees of the game is then about as large as a view of PAX, 3.2 kB

const card = (number) => ({ id: `army-${number}`, symbols: 1 + (number % 2), value: 1 + (number % 4) });
const cards = (from, many) => Array.from({ length: many }, (_, at) => card(from + at));

const game = {
  name: "peer",
  setup: () => ({
    deck: cards(0, DECK),
    hands: Array.from({ length: SEATS }, (_, seat) => cards(100 + seat * HAND, HAND)),
    laid: Array.from({ length: SEATS }, (_, seat) => cards(200 + seat * LAID, LAID)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A card of the hand is laid, one is drawn, and the oldest that was laid goes under the deck: sizes stay the same.
    lay: ({ G, playerID }, at) => {
      const [laid] = G.hands[playerID].splice(at, 1);
      G.laid[playerID].push(laid);
      G.hands[playerID].push(G.deck.shift());
      G.deck.push(G.laid[playerID].shift());
    },
  },
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    laid: G.laid,
  }),
};

const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [/127\.0\.0\.1/] });
const listen = server.app.listen;
server.app.listen = (where, ready) => listen.call(server.app, where, "127.0.0.1", ready); // nobody else can reach it
server.run(Number(port));
