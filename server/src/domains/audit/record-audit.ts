import type { AuditAction } from '@transloom/contracts/audited-actions';
import type { Db } from '../../platform/db/database.ts';
import { insertAuditEntry } from './audit.store.ts';

export interface AuditEvent {
  readonly organizationId: string;
  /** Null where nobody was signed in. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  /** Facts without secrets: ids, names of fields, addresses. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Adds to the organisation's trail of what was done, in the transaction that does it. The chain is written one by
 * one: until the end of this transaction other entries of the organisation wait, so record late in long work.
 */
export async function recordAudit(context: { db: Db; now(): Date }, event: AuditEvent): Promise<void> {
  await insertAuditEntry(context.db, { details: {}, ...event, occurredAt: context.now() });
}
