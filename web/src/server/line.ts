// A socket that comes back by itself: after a lost connection, when the browser is online again, when a phone wakes up.

import { inOurLanguage } from "./api";

export type LineState = "open" | "lost" | "closed";

const isForGood = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly hears: (message: unknown) => void,
    private readonly state: (state: LineState, code?: number) => void,
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
      this.#pause = FIRST_PAUSE;
      if (!this.#ended) this.hears(JSON.parse(data as string));
    };
    socket.onclose = ({ code }) => {
      if (this.#ended) return;
      if (isForGood(code)) return this.state("closed", code);
      this.state("lost", code);
      this.#timer = setTimeout(this.#open, this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  };

  /** Whether it went out; if not, nothing is lost: the next update tells what is asked. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#open);
    document.removeEventListener("visibilitychange", this.#open);
    this.#socket?.close();
  }
}
