import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Keyring } from '../platform/secrets/keyring.ts';
import { forgottenSecret, keyIdOf, rotateSecret } from '../platform/secrets/secret.ts';

/**
 * Tables with a column `secrets`, each with the column that says whose they are. What stands in `secrets` is bound to the
 * table's name and to the owner, so both must be written alike.
 */
const ownerColumns = {
  engine_connection: 'organization_id',
  engine_trainer: 'organization_id',
  authenticator: 'user_id',
  company_sign_in: 'organization_id',
  webhook: 'organization_id',
  notice_webhook: 'user_id',
} as const;
type CredentialTable = keyof typeof ownerColumns;
export const credentialTables = Object.keys(ownerColumns) as readonly CredentialTable[];

interface CredentialRow {
  readonly id: string;
  readonly organizationId: string;
  readonly secrets: Readonly<Record<string, string>>;
}

/** How many stored credentials each key encrypts, by its id. In a transaction of the system. */
export async function countCredentials(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of credentialTables)
    for (const { secrets } of await readRows(db, table))
      for (const keyId of Object.values(secrets).flatMap((stored) => keyIdOf(stored) ?? []))
        counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  return counts;
}

/** Encrypts all credentials with the newest key; gives how many it changed. */
export function rotateCredentials(db: Db, keyring: Keyring): Promise<number> {
  return changeCredentials(db, (stored, place) => {
    const keyId = keyIdOf(stored);
    return keyring.some(({ id }) => id === keyId) ? rotateSecret(keyring, place, stored) : undefined;
  });
}

/** Marks the credentials of lost keys, so that people see they must enter them again; gives how many. */
export function forgetCredentials(db: Db, keyIds: readonly string[]): Promise<number> {
  return changeCredentials(db, (stored) => {
    const keyId = keyIdOf(stored);
    return keyId !== undefined && keyIds.includes(keyId) ? forgottenSecret : undefined;
  });
}

type Change = (stored: string, place: Parameters<typeof rotateSecret>[1]) => string | undefined;

async function changeCredentials(db: Db, change: Change): Promise<number> {
  let changed = 0;
  for (const table of credentialTables) {
    for (const { id: row, organizationId: organization, secrets } of await readRows(db, table)) {
      const entries = Object.entries(secrets).map(([name, stored]) => {
        const column = `secrets.${name}`;
        return [name, change(stored, { organization, table, row, column }) ?? stored] as const;
      });
      const different = entries.filter(([name, stored]) => stored !== secrets[name]).length;
      if (different === 0) continue;
      changed += different;
      const written = JSON.stringify(Object.fromEntries(entries));
      await sql`update ${sql.table(table)} set secrets = ${written}::jsonb where id = ${row}`.execute(db);
    }
  }
  return changed;
}

async function readRows(db: Db, table: CredentialTable): Promise<readonly CredentialRow[]> {
  const { rows } = await sql<CredentialRow>`
    select id, ${sql.ref(ownerColumns[table])} as organization_id, secrets from ${sql.table(table)} for update`.execute(
    db,
  );
  return rows;
}
