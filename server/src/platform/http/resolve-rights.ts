import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';

/** Rights of a user in an organisation. */
export type Rights = Pick<Actor, 'role' | 'permissions' | 'ownKeys' | 'limits'>;

export interface Member {
  readonly userId: string;
  readonly organizationId: string;
}

/** Who has the session with this token. */
export interface Bearer {
  readonly tokenHash: Buffer;
}

/**
 * Role and permissions of a user in an organisation now; undefined for somebody who is no member (any more). Given
 * from outside, because the machine room knows no domain. Runs in a transaction of the system.
 */
export type ResolveRights = (db: Db, whose: Member | Bearer) => Promise<Rights | undefined>;
