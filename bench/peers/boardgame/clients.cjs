// Plays tables of four seats at a boardgame.io server, and clocks every move until it is acknowledged.
//     node clients.cjs PORT TABLES MOVES_OF_A_GAME
// A line in, a number of seconds, makes it play so long; then a line goes out, {"delays": seconds, "bytes": of updates}.
// The sockets are bare ones: the client of boardgame.io would compute every move a second time, at our cost.
const { createInterface } = require("node:readline");
const { io } = require("socket.io-client");

const [port, tables, length] = process.argv.slice(2).map(Number);
const SEATS = 4;
const url = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/games/peer/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Seat {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: null, news: null, bytes: 0, updates: 0 });
    this.socket = io(`${url}/peer`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (_, { state }) => this.see(state));
    this.socket.on("update", (_, state) => this.see(state));
  }

  async open() {
    if (!this.socket.connected) await new Promise((done) => this.socket.once("connect", done));
    this.socket.emit("sync", this.match, this.seat, this.credentials, SEATS);
    await this.reach(0);
    this.socket.io.engine.on("packet", ({ data }) => {
      this.bytes += data?.length ?? 0;
      this.updates += data ? 1 : 0;
    });
  }

  see(state) {
    this.state = state;
    this.news?.();
  }

  async reach(id) {
    while ((this.state?._stateID ?? -1) < id) await new Promise((done) => (this.news = done));
  }

  move() {
    const payload = { type: "lay", args: [0], playerID: this.seat, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.seat);
  }
}

class Table {
  seats = [];
  moves = 0;

  async open() {
    for (const seat of this.seats) seat.socket.close();
    const { matchID } = await post("create", { numPlayers: SEATS });
    this.seats = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
      this.seats.push(new Seat(matchID, String(seat), joined.playerCredentials));
    }
    for (const seat of this.seats) await seat.open();
    this.moves = 0;
  }

  async play(end, delays) {
    while (performance.now() < end) {
      if (this.seats.length === 0 || this.moves === length) await this.open();
      const actor = this.seats[this.moves % SEATS];
      const wanted = actor.state._stateID + 1;
      const began = performance.now();
      actor.move();
      await actor.reach(wanted);
      delays.push((performance.now() - began) / 1000);
      for (const seat of this.seats) await seat.reach(wanted);
      this.moves++;
    }
  }
}

async function main() {
  const all = Array.from({ length: tables }, () => new Table());
  for await (const line of createInterface({ input: process.stdin })) {
    const end = performance.now() + 1000 * Number(line);
    const delays = [];
    await Promise.all(all.map((table) => table.play(end, delays)));
    const seats = all.flatMap((table) => table.seats);
    const sum = (name) => seats.reduce((total, seat) => total + seat[name], 0);
    console.log(JSON.stringify({ delays, bytes: sum("bytes") / sum("updates") }));
  }
  process.exit(0);
}

main();
