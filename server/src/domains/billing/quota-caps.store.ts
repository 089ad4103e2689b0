import type { QuotaCaps } from '@transloom/contracts/billing';
import type { Db } from '../../platform/db/database.ts';

export async function selectCaps(db: Db, organizationId: string): Promise<QuotaCaps> {
  const rows = await db
    .selectFrom('quotaCap')
    .select(['kind', 'characters'])
    .where('organizationId', '=', organizationId)
    .execute();
  const capOf = (kind: string) => {
    const cap = rows.find((row) => row.kind === kind);
    return cap === undefined ? null : Number(cap.characters);
  };
  return { day: capOf('day'), object: capOf('object') };
}

export async function replaceCaps(db: Db, organizationId: string, caps: QuotaCaps): Promise<void> {
  await db.deleteFrom('quotaCap').where('organizationId', '=', organizationId).execute();
  const rows = (['day', 'object'] as const).flatMap((kind) => {
    const characters = caps[kind];
    return characters === null ? [] : [{ organizationId, kind, characters }];
  });
  if (rows.length > 0) await db.insertInto('quotaCap').values(rows).execute();
}
