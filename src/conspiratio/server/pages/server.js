// Requests to the server, who we are to it, and a socket that comes back by itself.

import { language, t } from "./words.js";

/** What the server (or the lack of one) tells people, in their language. */
export class Trouble extends Error {
  constructor(told, status = 0) {
    super(told);
    this.told = told;
    this.status = status;
  }
}

const inOurLanguage = (path) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

export async function api(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer, told;
  try {
    answer = await fetch(inOurLanguage(path), { method, headers, body: JSON.stringify(body) });
    told = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new Trouble(t("page-offline"));
  }
  if (!answer.ok) throw new Trouble(told?.error?.text ?? t("page-trouble"), answer.status);
  return told;
}

export const whoAmI = () => api("GET", "/api/me");

/** Whoever has not been here yet becomes a guest. */
export const comeIn = () => api("POST", "/api/guest");

const FOR_GOOD = (code) => code >= 4400 && code < 4500 && code !== 4429;

/** Tells `hears` every message, and `state` whether it is "open", "lost" (it tries again) or "closed" (it does not). */
export function socket(path, hears, state) {
  let line, timer, pause = 500, ended = false;
  const open = () => {
    clearTimeout(timer);
    if (ended || line?.readyState < WebSocket.CLOSING) return;
    line = new WebSocket(inOurLanguage(`${location.origin.replace("http", "ws")}${path}`));
    line.onopen = () => state("open");
    line.onmessage = (message) => {
      pause = 500;
      if (!ended) hears(JSON.parse(message.data));
    };
    line.onclose = ({ code }) => {
      if (ended) return;
      if (FOR_GOOD(code)) return state("closed");
      state("lost");
      timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, 15000);
    };
  };
  addEventListener("online", open);
  document.addEventListener("visibilitychange", open); // phones cut the line while they sleep
  open();
  return {
    send: (message) => line.readyState === WebSocket.OPEN && (line.send(JSON.stringify(message)), true),
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", open);
      document.removeEventListener("visibilitychange", open);
      line.close();
    },
  };
}
