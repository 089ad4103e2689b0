import { beforeEach, expect, test, vi } from 'vitest';
import { linYifan, signInHere } from '../testing/signed-in-world.ts';
import { RealtimeConnection } from './realtime.ts';

/** A socket the test opens, feeds and closes. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: string[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.end(1000);
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const last = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  signInHere(linYifan);
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

function start(onSessionEnded = () => {}) {
  const connection = new RealtimeConnection(onSessionEnded);
  connection.start();
  return connection;
}

test('gives messages to those who listen for their type', () => {
  const connection = start();
  const heard = vi.fn();
  connection.listen('downloads-changed', heard);
  last().open();
  last().receive({ type: 'messages-changed' });
  last().receive({ type: 'downloads-changed' });
  expect(heard.mock.calls).toEqual([[{ type: 'downloads-changed' }]]);
});

test('comes back after 1 s, 2 s, 4 s … and at most 30 s', async () => {
  start();
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
  for (const [index, wait] of waits.entries()) {
    last().end(1006);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.all).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(index + 2);
  }
});

test('says when the line is up and down', () => {
  const connection = start();
  const states: boolean[] = [];
  connection.onConnectionChange(() => states.push(connection.isConnected()));
  last().open();
  last().end(1006);
  expect(states).toEqual([true, false]);
});

test('does not come back when the session has ended', async () => {
  const ended = vi.fn();
  start(ended);
  last().open();
  last().end(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(FakeSocket.all).toHaveLength(1);
});

test('comes back when another tab has gone on with a new session', async () => {
  const ended = vi.fn();
  start(ended);
  last().open();
  // biome-ignore lint/suspicious/noDocumentCookie: what the other tab's sign-in does
  document.cookie = 'token=newer; Path=/';
  last().end(4401);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  expect(FakeSocket.all).toHaveLength(2);
});

test('sends nothing while the line is down', () => {
  const connection = start();
  connection.send({ type: 'ping' });
  last().open();
  connection.send({ type: 'ping' });
  expect(last().sent).toEqual(['{"type":"ping"}']);
});
