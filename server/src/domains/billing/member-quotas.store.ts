import type { GrantedUnit } from '@transloom/contracts/billing';
import type { Db } from '../../platform/db/database.ts';

export interface MemberQuota {
  readonly unit: GrantedUnit;
  /** Most in a calendar month (UTC). */
  readonly monthlyLimit: number;
}

export async function selectMemberQuotas(
  db: Db,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
): Promise<MemberQuota[]> {
  const rows = await db
    .selectFrom('memberQuota')
    .select(['unit', 'monthlyLimit'])
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ unit, monthlyLimit }) => ({
    unit: unit === 'tokens' ? 'tokens' : 'characters',
    monthlyLimit: Number(monthlyLimit),
  }));
}

interface QuotaOfMember {
  readonly organizationId: string;
  readonly userId: string;
  readonly unit: GrantedUnit;
}

/** The limits of a unit by user id. */
export async function selectAllMemberQuotas(
  db: Db,
  { organizationId, unit }: Omit<QuotaOfMember, 'userId'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('memberQuota')
    .select(['userId', 'monthlyLimit'])
    .where('organizationId', '=', organizationId)
    .where('unit', '=', unit)
    .execute();
  return new Map(rows.map(({ userId, monthlyLimit }) => [userId, Number(monthlyLimit)]));
}

export async function upsertMemberQuota(
  db: Db,
  quota: QuotaOfMember & { readonly monthlyLimit: number },
): Promise<void> {
  const { monthlyLimit } = quota;
  await db
    .insertInto('memberQuota')
    .values(quota)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'userId', 'unit']).doUpdateSet({ monthlyLimit }),
    )
    .execute();
}

export async function deleteMemberQuota(
  db: Db,
  { organizationId, userId, unit }: QuotaOfMember,
): Promise<void> {
  await db
    .deleteFrom('memberQuota')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('unit', '=', unit)
    .execute();
}
