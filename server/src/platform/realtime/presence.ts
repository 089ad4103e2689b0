import { sql } from 'kysely';
import type { DatabaseAccess, Db } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { type Connection, type Connections, send } from './connections.ts';
import { topicOf } from './events.ts';
import { listPresent, type Presence, removePresence, storePresence } from './presence-store.ts';
import type { TopicRules } from './topics.ts';

export const presenceChannel = 'transloom_presence';

export interface PresenceSettings {
  readonly database: DatabaseAccess;
  readonly connections: Connections;
  readonly rules: TopicRules;
  now(): Date;
}

/** Where somebody works, and whether they hold the row. */
type Place = Pick<Presence, 'documentId' | 'segmentId' | 'lease'>;

/** Who is where, for all processes. */
export interface PresenceDesk {
  /** A sign of life; joins the document where the actor may see it. */
  enter(connection: Connection, place: Place): Promise<void>;
  leave(connection: Connection, documentId: string): Promise<void>;
  /** Leaves every document: the connection has ended. */
  leaveAll(connection: Connection): Promise<void>;
  /** Something changed in a document, here or in another process. */
  refresh(documentId: string): Promise<void>;
  /** Tells of leases that ended without a word. */
  refreshAll(): Promise<void>;
}

const documentTopic = (documentId: string) => topicOf({ kind: 'document', documentId });
const topicStart = documentTopic('');

export function openPresence(settings: PresenceSettings): PresenceDesk {
  const { database, connections, rules, now } = settings;
  /** The last presence that the followers of a document got. */
  const sent = new Map<string, string>();

  const leave = async (connection: Connection, documentId: string) => {
    connections.leave(connection, documentTopic(documentId));
    await database.organizationTransaction(connection.actor, async (db) => {
      const gone = await removePresence(db, { documentId, connectionId: connection.connectionId });
      if (gone) await announce(db, documentId);
    });
  };

  const refresh = async (documentId: string, newcomer?: Connection) => {
    const followers = connections.following(documentTopic(documentId));
    if (followers.length === 0) return void sent.delete(documentId);
    const users = await database.systemTransaction((db) => listPresent(db, documentId, now()));
    const state = JSON.stringify(users);
    const audience = state === sent.get(documentId) ? [newcomer] : followers;
    sent.set(documentId, state);
    for (const follower of audience) if (follower) send(follower, { type: 'presence', documentId, users });
  };

  return {
    async enter(connection, { documentId, segmentId, lease }) {
      const { actor, connectionId, username } = connection;
      const known = connections.topicsOf(connection).includes(documentTopic(documentId));
      const entered = await database.organizationTransaction(actor, async (db) => {
        if (!(await rules.canSeeDocument(db, actor, documentId))) return false;
        const { userId, organizationId } = actor;
        const presence = { documentId, connectionId, organizationId, userId, username, segmentId, lease };
        if (await storePresence(db, presence, now())) await announce(db, documentId);
        return true;
      });
      if (!entered) return leave(connection, documentId);
      connections.follow(connection, documentTopic(documentId));
      if (!known) await refresh(documentId, connection);
    },
    leave,
    async leaveAll(connection) {
      for (const topic of connections.topicsOf(connection)) {
        if (topic.startsWith(topicStart)) await leave(connection, topic.slice(topicStart.length));
      }
    },
    refresh: (documentId) => refresh(documentId),
    async refreshAll() {
      for (const topic of connections.topics()) {
        if (topic.startsWith(topicStart)) await ignoreOutage(refresh(topic.slice(topicStart.length)));
      }
    },
  };
}

async function announce(db: Db, documentId: string): Promise<void> {
  await sql`select pg_notify(${presenceChannel}, ${documentId})`.execute(db);
}

/** The next round will do. */
export async function ignoreOutage(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  });
}
