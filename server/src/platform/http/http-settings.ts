import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Services } from '../services.ts';
import type { Route, StreamRoute } from './route.ts';

/** Rights of a user in an organisation. */
export type Rights = Pick<Actor, 'role' | 'permissions'>;

/**
 * Role and permissions of a user in an organisation now; undefined for somebody who is no member (any more). Given
 * from outside, because the machine room knows no domain. Runs in a transaction of the system.
 */
export type ResolveRights = (
  db: Db,
  member: { readonly userId: string; readonly organizationId: string },
) => Promise<Rights | undefined>;

export interface HttpSettings {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly streamRoutes: readonly StreamRoute[];
  readonly resolveRights: ResolveRights;
  /** Address people use, where it is known. */
  readonly publicUrl: URL | undefined;
  /** Carries pushes to browsers; absent where nothing listens for them. */
  readonly hub?: Hub;
  /** Proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[];
}
