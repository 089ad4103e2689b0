import type { DatabaseAccess } from '../../platform/db/database.ts';
import { selectTrails } from './audit.store.ts';
import { type AuditVerdict, verifyAudit } from './verify-audit.ts';

/** The verdict on the trail of every organization. */
export async function verifyTrails(
  database: DatabaseAccess,
): Promise<readonly { readonly organizationId: string; readonly verdict: AuditVerdict }[]> {
  const trails = await database.systemTransaction(selectTrails);
  const verdicts = [];
  for (const organizationId of trails) {
    const verdict = await database.systemTransaction((db) => verifyAudit(db, organizationId));
    verdicts.push({ organizationId, verdict });
  }
  return verdicts;
}
