// A socket that comes back by itself: after a lost connection, when the browser is online again, when a phone wakes up.

import { inOurLanguage } from "./api";

export type ConnectionState = "open" | "lost" | "closed";

const isForGood = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Who was sent away for being too busy, or because the server is, comes back no sooner. */
const LEAST_PAUSE: Partial<Record<number, number>> = { 1008: 1500, 4429: 60_000, 4503: 3000 };
/** No word so long after something was sent, and the connection is dead, even if the browser hasn't noticed. */
const ANSWERS_WITHIN = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly hears: (message: unknown) => void,
    private readonly state: (state: ConnectionState, code?: number) => void,
  ) {
    addEventListener("online", this.#open);
    document.addEventListener("visibilitychange", this.#open);
    this.#open();
  }

  #open = (): void => {
    clearTimeout(this.#timer);
    if (this.#ended || (this.#socket && this.#socket.readyState < WebSocket.CLOSING)) return;
    const socket = new WebSocket(inOurLanguage(`${location.origin.replace("http", "ws")}${this.path}`));
    this.#socket = socket;
    socket.onopen = () => this.state("open");
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#patience);
      const message = JSON.parse(data as string) as object;
      if (!("error" in message)) this.#pause = FIRST_PAUSE; // an error may be all that this connection will ever say
      if (!this.#ended) this.hears(message);
    };
    socket.onclose = ({ code }) => this.#isLost(code);
  };

  #isLost(code: number): void {
    clearTimeout(this.#patience);
    if (this.#ended) return;
    if (isForGood(code)) return this.state("closed", code);
    this.state("lost", code);
    const pause = Math.max(this.#pause * (0.75 + Math.random() / 2), LEAST_PAUSE[code] ?? 0);
    this.#timer = setTimeout(this.#open, pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Whether it went out; if not, nothing is lost: the next update tells what is asked. */
  send(message: unknown): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(socket), ANSWERS_WITHIN);
    return true;
  }

  /** A dead connection takes minutes to close: it is left to itself. */
  #giveUp(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
    this.#isLost(1006);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    removeEventListener("online", this.#open);
    document.removeEventListener("visibilitychange", this.#open);
    this.#socket?.close();
  }
}
