import type { Db } from '../../platform/db/database.ts';
import { selectFirstBreak } from './audit.store.ts';

export type AuditVerdict =
  | { readonly intact: true }
  | { readonly intact: false; readonly firstBreak: number };

/** Whether an organisation's trail is as it was written: no entry changed, moved or taken out of the middle. */
export async function verifyAudit(db: Db, organizationId: string): Promise<AuditVerdict> {
  const firstBreak = await selectFirstBreak(db, organizationId);
  return firstBreak === undefined ? { intact: true } : { intact: false, firstBreak };
}
