import {
  clientMessageSchema,
  type ReceivedMessage,
  sessionEndedCloseCode,
} from '@transloom/contracts/realtime';
import { z } from 'zod';
import type { ResolveRights } from '../http/resolve-rights.ts';
import { findLivingSessions } from '../http/sessions/session-store.ts';
import { describeError } from '../logging/create-log.ts';
import type { Services } from '../services.ts';
import { type Connection, openConnections, send } from './connections.ts';
import { publishedEventSchema, topicOf } from './events.ts';
import { listen } from './listen.ts';
import { openPresence, presenceChannel } from './presence.ts';
import { pushChannel } from './publisher.ts';
import type { TopicRules } from './topics.ts';

export interface HubSettings {
  readonly services: Services;
  readonly databaseUrl: string;
  readonly rules: TopicRules;
  readonly resolveRights: ResolveRights;
  /** Short in tests. */
  readonly roundMs?: number;
}

/** Carries events of all processes to the browsers of this one. */
export interface Hub {
  readonly rules: TopicRules;
  connect(connection: Connection): void;
  receive(connection: Connection, text: string): Promise<void>;
  disconnect(connection: Connection): Promise<void>;
  count(): number;
  close(): Promise<void>;
}

const sessionChannel = 'transloom_session_ended';
/** How often leases, sessions and rights are looked at again. */
const defaultRoundMs = 15_000;
const goingAway = 1001;
const eventsSchema = z.array(publishedEventSchema);

export async function openHub(settings: HubSettings): Promise<Hub> {
  const { services, rules, databaseUrl } = settings;
  const { database, now, log } = services;
  const connections = openConnections();
  const presence = openPresence({ database, connections, rules, now });
  const guarded = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn({ error: describeError(error) }, 'a push failed'));

  const listener = await listen({
    url: databaseUrl,
    log,
    channels: {
      [pushChannel]: (payload) => {
        for (const { audience, message } of eventsSchema.parse(JSON.parse(payload))) {
          for (const connection of connections.following(topicOf(audience))) send(connection, message);
        }
      },
      [presenceChannel]: (documentId) => guarded(presence.refresh(documentId)),
      [sessionChannel]: (sessionId) => {
        for (const connection of connections.all()) {
          if (connection.sessionId === sessionId) endOfSession(connection);
        }
      },
    },
    // Events pushed meanwhile are lost; a client that comes back loads everything again.
    onReturn: () => connections.all().forEach(({ socket }) => void socket.close(goingAway)),
  });
  const round = setInterval(() => {
    guarded(presence.refreshAll());
    guarded(endDeadSessions(settings, connections.all()));
  }, settings.roundMs ?? defaultRoundMs);

  return {
    rules,
    connect(connection) {
      connections.add(connection);
      const { userId, organizationId } = connection.actor;
      connections.follow(connection, topicOf({ kind: 'user', userId }));
      connections.follow(connection, topicOf({ kind: 'organization', organizationId }));
      send(connection, { type: 'hello', connectionId: connection.connectionId });
    },
    async receive(connection, text) {
      const message = readMessage(text);
      if (message === undefined) return;
      if (message.type === 'ping') return send(connection, { type: 'pong' });
      if (message.type === 'presence') return presence.enter(connection, message);
      if (message.type === 'leave') return presence.leave(connection, message.documentId);
      const { actor } = connection;
      const visible = await database.organizationTransaction(actor, (db) =>
        rules.canSeeProject(db, actor, message.projectId),
      );
      if (visible) connections.follow(connection, topicOf({ kind: 'project', projectId: message.projectId }));
    },
    async disconnect(connection) {
      await presence.leaveAll(connection);
      connections.remove(connection);
    },
    count: () => connections.all().length,
    async close() {
      clearInterval(round);
      for (const { socket } of connections.all()) socket.close(goingAway);
      await listener.close();
    },
  };
}

function readMessage(text: string): ReceivedMessage | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // no JSON
  }
}

function endOfSession({ socket }: Connection): void {
  socket.close(sessionEndedCloseCode);
}

/** Sessions that ran out by the clock, and users who are no members any more. */
async function endDeadSessions(
  { services, resolveRights }: HubSettings,
  connections: readonly Connection[],
): Promise<void> {
  if (connections.length === 0) return;
  const ids = connections.map(({ sessionId }) => sessionId);
  await services.database.systemTransaction(async (db) => {
    const living = await findLivingSessions(db, ids, services.now());
    for (const connection of connections) {
      const allowed =
        living.has(connection.sessionId) && (await resolveRights(db, connection.actor)) !== undefined;
      if (!allowed) endOfSession(connection);
    }
  });
}
