// A connection that comes back by itself, and one that is closed for good.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/server/connection";

class FakeSocket {
  static OPEN = 1;
  static CLOSING = 2;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (close: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe("a connection", () => {
  const heard: unknown[] = [];
  const states: ConnectionState[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made.length = heard.length = states.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const open = (): Connection => new Connection("/api/tables/x/watch?words=1", (told) => heard.push(told), (state) => states.push(state));

  it("asks for the language of the page, hears and sends", () => {
    const connection = open();
    const [socket] = FakeSocket.made;
    expect(new URL(socket!.url).search).toBe("?words=1&lang=en");
    expect(connection.send({ decision: 1 })).toBe(false); // not open yet
    socket!.open();
    socket!.onmessage?.({ data: '{"version": 3}' });
    expect(connection.send({ decision: 1 })).toBe(true);
    expect([heard, socket!.sent]).toEqual([[{ version: 3 }], ['{"decision":1}']]);
    connection.close();
  });

  it("comes back after a loss, waiting longer each time", () => {
    const connection = open();
    FakeSocket.made[0]!.open();
    FakeSocket.made[0]!.lose();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.made[1]!.lose();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(3);
    connection.close();
  });

  it("waits as long as it is told to, and an error is no sign of life", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const connection = open();
    const turnedAway = (code: number): void => {
      const socket = FakeSocket.made.at(-1)!;
      socket.open();
      socket.onmessage?.({ data: '{"error": {"status": 1}}' });
      socket.lose(code);
    };
    turnedAway(1008);
    vi.advanceTimersByTime(1400);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.made).toHaveLength(2);
    turnedAway(1012);
    vi.advanceTimersByTime(900);
    expect(FakeSocket.made).toHaveLength(2); // longer than the first time
    vi.advanceTimersByTime(100);
    expect(FakeSocket.made).toHaveLength(3);
    turnedAway(4429);
    vi.advanceTimersByTime(59_000);
    expect(FakeSocket.made).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(4);
    connection.close();
    vi.restoreAllMocks();
  });

  it("gives up a connection that answers nothing, and opens another", () => {
    const connection = open();
    FakeSocket.made[0]!.open();
    connection.send({ decision: 1 });
    FakeSocket.made[0]!.onmessage?.({ data: "{}" });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["open"]);
    connection.send({ decision: 2 });
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
  });

  it("stays away when the server says that this is no place for us", () => {
    const connection = open();
    FakeSocket.made[0]!.lose(4403);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["closed"]);
    expect(FakeSocket.made).toHaveLength(1);
    connection.close();
  });

  it("is silent once it is closed", () => {
    const connection = open();
    FakeSocket.made[0]!.open();
    connection.close();
    FakeSocket.made[0]!.onmessage?.({ data: "{}" });
    FakeSocket.made[0]!.lose();
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
