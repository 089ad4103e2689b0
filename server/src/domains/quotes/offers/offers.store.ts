import type { OfferFields } from '@transloom/contracts/member-offers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewOffer extends OfferFields {
  readonly organizationId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** False where the member has one for this pair and kind of work. */
export async function insertOffer(db: Db, offer: NewOffer): Promise<boolean> {
  const inserted = await db
    .insertInto('memberOffer')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds offers, or changes those of the same member, pair and kind of work; gives how many were new. */
export async function putOffers(db: Db, offers: readonly NewOffer[]): Promise<number> {
  if (offers.length === 0) return 0;
  const rows = await db
    .insertInto('memberOffer')
    .values(offers)
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'userId', 'kind', 'sourceLanguage', 'targetLanguage'])
        .doUpdateSet((eb) => ({
          unit: eb.ref('excluded.unit'),
          currency: eb.ref('excluded.currency'),
          unitPrice: eb.ref('excluded.unitPrice'),
          per: eb.ref('excluded.per'),
          changedAt: eb.ref('excluded.changedAt'),
        })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return rows.filter(({ isNew }) => isNew).length;
}

export function findOffer(db: Db, offerId: string) {
  return db.selectFrom('memberOffer').selectAll().where('id', '=', offerId).executeTakeFirst();
}

interface OfferFilter {
  readonly userIds: readonly string[];
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
}

const filtered = (db: Db, { userIds, kind, target }: OfferFilter) =>
  db
    .selectFrom('memberOffer')
    .where('userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(target !== undefined, (query) => query.where('targetLanguage', '=', target ?? ''));

/** The newest first. */
export async function findOfferPage(
  db: Db,
  filter: OfferFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

export function findOffersOf(db: Db, userIds: readonly string[]) {
  return filtered(db, { userIds }).selectAll().orderBy('createdAt').orderBy('id').execute();
}

/** False where another offer of the member has this pair and kind of work. */
export async function updateOffer(
  db: Db,
  offerId: string,
  change: OfferFields & { readonly changedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('memberOffer')
    .set(change)
    .where('id', '=', offerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberOffer as other')
            .select('other.id')
            .where('other.id', '<>', offerId)
            .where('other.userId', '=', change.userId)
            .where('other.kind', '=', change.kind)
            .where('other.sourceLanguage', '=', change.sourceLanguage)
            .where('other.targetLanguage', '=', change.targetLanguage),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteOfferRows(db: Db, offerIds: readonly string[]): Promise<void> {
  await db.deleteFrom('memberOffer').where('id', 'in', offerIds).execute();
}
