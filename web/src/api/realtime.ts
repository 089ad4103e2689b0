import { readToken } from '../session/stored-session.ts';
import {
  type ClientMessage,
  realtimePath,
  type ServerMessage,
  sessionEndedCloseCode,
} from './realtime-protocol.ts';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Listener = (message: ServerMessage) => void;

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
const pingMs = 25_000;

/**
 * The live line to the server. It carries hints only: who hears one asks the API again, so a line that is down
 * costs time, never truth. While it is down, polling takes over (`isConnected`).
 */
export class RealtimeConnection {
  readonly #listeners = new Set<Listener>();
  readonly #connectionListeners = new Set<() => void>();
  readonly #onSessionEnded: () => void;
  #socket: WebSocket | undefined;
  #retryMs = firstRetryMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #token: string | undefined;
  #wanted = false;
  #connected = false;
  #connectionId: string | undefined;

  constructor(onSessionEnded: () => void) {
    this.#onSessionEnded = onSessionEnded;
  }

  readonly isConnected = (): boolean => this.#connected;

  /** As others see this page in lists of who is present. */
  readonly connectionId = (): string | undefined => this.#connectionId;

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#open();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Says nothing while the line is down: the sender says it again when it comes back (`onConnectionChange`). */
  send(message: ClientMessage): void {
    if (this.#connected) this.#socket?.send(JSON.stringify(message));
  }

  listen<Type extends ServerMessage['type']>(
    type: Type,
    listener: (message: MessageOf<Type>) => void,
  ): () => void {
    const filtered: Listener = (message) => {
      if (message.type === type) listener(message as MessageOf<Type>);
    };
    this.#listeners.add(filtered);
    return () => this.#listeners.delete(filtered);
  }

  readonly onConnectionChange = (listener: () => void): (() => void) => {
    this.#connectionListeners.add(listener);
    return () => this.#connectionListeners.delete(listener);
  };

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${realtimePath}`);
    this.#socket = socket;
    this.#token = readToken();
    socket.addEventListener('open', () => {
      this.#retryMs = firstRetryMs;
      this.#ping = setInterval(() => this.send({ type: 'ping' }), pingMs);
      this.#setConnected(true);
    });
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', ({ code }) => this.#closed(code));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'hello') this.#connectionId = message.connectionId;
    for (const listener of this.#listeners) listener(message);
  }

  #closed(code: number): void {
    clearInterval(this.#ping);
    this.#setConnected(false);
    // Another tab may have gone on with a new session: then this line only has to be opened again.
    const sameSession = readToken() === this.#token;
    if (code === sessionEndedCloseCode && sameSession) {
      this.#wanted = false;
      this.#onSessionEnded();
    }
    if (!this.#wanted) return;
    // Spread out, so that all pages do not come back in the same second after a restart.
    this.#timer = setTimeout(() => this.#open(), this.#retryMs * (0.5 + Math.random()));
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2);
  }

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    for (const listener of this.#connectionListeners) listener();
  }
}
