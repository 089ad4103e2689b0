import type { Role } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { selectMembers } from './organizations.store.ts';

/** Who is in an organization and as what, the first joined first. */
export async function listMembers(
  db: Db,
  organizationId: string,
): Promise<readonly { readonly userId: string; readonly role: Role }[]> {
  return selectMembers(db, organizationId);
}
