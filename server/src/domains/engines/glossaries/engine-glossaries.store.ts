import type { Db } from '../../../platform/db/database.ts';

export interface GlossaryKey {
  /** Key of the connected engine or of the engine of the installation. */
  readonly engineKey: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly fingerprint: string;
  readonly termBases: string;
}

export interface NewGlossary extends GlossaryKey {
  readonly id: string;
  readonly organizationId: string;
  /** Null for an engine of the installation. */
  readonly connectionId: string | null;
  /** Id or name at the vendor. */
  readonly vendorId: string;
  readonly terms: number;
  readonly createdAt: Date;
  readonly checkedAt: Date;
}

export type GlossaryRow = NonNullable<Awaited<ReturnType<typeof findGlossary>>>;

export function findGlossary(
  db: Db,
  { engineKey, sourceLanguage, targetLanguage, fingerprint }: Omit<GlossaryKey, 'termBases'>,
) {
  return db
    .selectFrom('engineGlossary')
    .selectAll()
    .where('engineKey', '=', engineKey)
    .where('sourceLanguage', '=', sourceLanguage)
    .where('targetLanguage', '=', targetLanguage)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

export function findGlossariesOf(db: Db, engineKey: string) {
  return db.selectFrom('engineGlossary').selectAll().where('engineKey', '=', engineKey).execute();
}

/** False where another run was first. */
export async function insertGlossary(db: Db, glossary: NewGlossary): Promise<boolean> {
  const inserted = await db
    .insertInto('engineGlossary')
    .values(glossary)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function noteGlossaryThere(db: Db, id: string, checkedAt: Date): Promise<void> {
  await db.updateTable('engineGlossary').set({ checkedAt }).where('id', '=', id).execute();
}

export async function deleteGlossary(db: Db, id: string): Promise<void> {
  await db.deleteFrom('engineGlossary').where('id', '=', id).execute();
}
