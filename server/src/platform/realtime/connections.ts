import type { WebSocket } from '@fastify/websocket';
import type { ServerMessage } from '@transloom/contracts/realtime';
import type { Actor } from '../context.ts';

/** A browser window that listens. */
export interface Connection {
  readonly connectionId: string;
  readonly socket: WebSocket;
  readonly actor: Actor;
  readonly sessionId: string;
  readonly username: string;
}

/** The connections of this process and what they follow, in words of `topicOf`. */
export interface Connections {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  all(): readonly Connection[];
  /** False where it follows too much already. */
  follow(connection: Connection, topic: string): boolean;
  leave(connection: Connection, topic: string): void;
  topicsOf(connection: Connection): readonly string[];
  following(topic: string): readonly Connection[];
  /** All that anybody here follows. */
  topics(): readonly string[];
}

const mostTopics = 50;
/** A browser that does not read is let go rather than remembered. */
const unsentBytes = 1024 * 1024;

export function openConnections(): Connections {
  const followed = new Map<Connection, Set<string>>();
  const followers = new Map<string, Set<Connection>>();
  const leave = (connection: Connection, topic: string) => {
    followed.get(connection)?.delete(topic);
    const left = followers.get(topic);
    left?.delete(connection);
    if (left?.size === 0) followers.delete(topic);
  };
  return {
    add: (connection) => void followed.set(connection, new Set()),
    remove(connection) {
      for (const topic of followed.get(connection) ?? []) leave(connection, topic);
      followed.delete(connection);
    },
    all: () => [...followed.keys()],
    follow(connection, topic) {
      const topics = followed.get(connection);
      if (topics === undefined || (topics.size >= mostTopics && !topics.has(topic))) return false;
      topics.add(topic);
      followers.set(topic, (followers.get(topic) ?? new Set()).add(connection));
      return true;
    },
    leave,
    topicsOf: (connection) => [...(followed.get(connection) ?? [])],
    following: (topic) => [...(followers.get(topic) ?? [])],
    topics: () => [...followers.keys()],
  };
}

export function send({ socket }: Connection, message: ServerMessage): void {
  if (socket.bufferedAmount > unsentBytes) socket.terminate();
  else socket.send(JSON.stringify(message));
}
