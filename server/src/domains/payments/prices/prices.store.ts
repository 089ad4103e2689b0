import type { PriceKind } from '@transloom/contracts/payments';
import { priceKindSchema } from '@transloom/contracts/payments';
import { type AccountType, accountTypeSchema } from '@transloom/contracts/roles';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Price as PriceRow } from '../../../platform/db/tables.generated.ts';

export interface Price {
  readonly code: string;
  readonly kind: PriceKind;
  /** Whole fen. */
  readonly price: number;
  readonly originalPrice: number | null;
  /** Characters or tokens of a pack; null for a membership. */
  readonly amount: number | null;
  /** Plan and natural months of a membership; null for a pack. */
  readonly accountType: AccountType | null;
  readonly months: number | null;
  readonly onSale: boolean;
}

export async function selectPrices(db: Db, kind?: PriceKind): Promise<Price[]> {
  const rows = await db
    .selectFrom('price')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('kind')
    .orderBy('position')
    .execute();
  return rows.map(asPrice);
}

export async function selectPrice(db: Db, code: string): Promise<Price | undefined> {
  const row = await db.selectFrom('price').selectAll().where('code', '=', code).executeTakeFirst();
  return row && asPrice(row);
}

/** False for a code that nobody knows. */
export async function updatePrice(
  db: Db,
  { code, ...change }: Pick<Price, 'code' | 'price' | 'originalPrice' | 'onSale' | 'amount'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('price')
    .set(change)
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function asPrice({ kind, amount, accountType, position: _, ...row }: Selectable<PriceRow>): Price {
  return {
    ...row,
    kind: priceKindSchema.parse(kind),
    amount: amount === null ? null : Number(amount),
    accountType: accountType === null ? null : accountTypeSchema.parse(accountType),
  };
}
