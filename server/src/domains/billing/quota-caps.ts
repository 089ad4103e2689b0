import type { Context } from '../../platform/context.ts';
import type { QuotaAmount } from './ledger/quota-unit.ts';
import type { MemberQuota } from './member-quotas.store.ts';
import { dayStart, monthOf } from './month-start.ts';
import { selectCaps } from './quota-caps.store.ts';
import type { EngineWish, HoldRefusal, QuotaWish } from './quota-wish.ts';
import { sumCharactersTaken, sumMoneyTaken, sumTaken, sumTakenByMember } from './uses.store.ts';

type InLedger = Pick<Context, 'db' | 'actor' | 'now'>;

/** The cap that a wish would break: of the member, or of the engine in characters or money. The wallets are locked. */
export async function brokenCap(
  context: InLedger,
  { charges, engine, object }: QuotaWish,
  quotas: readonly MemberQuota[],
): Promise<HoldRefusal | undefined> {
  for (const charge of charges) if (await isAboveMemberQuota(context, charge, quotas)) return 'member';
  const own = await brokenOwnCap(context, charges, object);
  return own ?? (engine && brokenEngineCap(context, engine, charges));
}

/** The caps that the organization set for itself: for a day (UTC), and for one piece of work. */
async function brokenOwnCap(
  { db, actor: { organizationId }, now }: InLedger,
  charges: readonly QuotaAmount[],
  object: QuotaWish['object'],
): Promise<HoldRefusal | undefined> {
  const characters = charges.find(({ unit }) => unit === 'characters')?.amount ?? 0;
  const caps = await selectCaps(db, organizationId);
  const isAbove = async (cap: number | null, of: { readonly since: Date; readonly objectId?: string }) =>
    cap !== null && (await sumCharactersTaken(db, of, now())) + characters > cap;
  if (characters === 0) return undefined;
  if (await isAbove(caps.day, { since: dayStart(now()) })) return 'day';
  const ofObject = object && { since: new Date(0), objectId: object.id };
  return ofObject !== undefined && (await isAbove(caps.object, ofObject)) ? 'object' : undefined;
}

async function isAboveMemberQuota(
  { db, actor: { userId }, now }: InLedger,
  { unit, amount }: QuotaAmount,
  quotas: readonly MemberQuota[],
): Promise<boolean> {
  const quota = quotas.find((one) => one.unit === unit);
  if (quota === undefined) return false;
  const taken = await sumTakenByMember(db, { userId, unit: quota.unit }, monthOf(now()));
  return taken + amount > quota.monthlyLimit;
}

async function brokenEngineCap(
  { db, now }: InLedger,
  { engineKey, charactersPerMonth, microsPerMonth }: EngineWish,
  charges: readonly QuotaAmount[],
): Promise<HoldRefusal | undefined> {
  const month = monthOf(now());
  if (charactersPerMonth !== null) {
    const characters = charges.find(({ unit }) => unit === 'characters')?.amount ?? 0;
    if ((await sumTaken(db, engineKey, month)) + characters > charactersPerMonth) return 'organization';
  }
  if (microsPerMonth === null) return undefined;
  // A price that nobody knows is beyond any cap in money.
  const cost = moneyOf(charges);
  if (cost === undefined) return 'money';
  const taken = await sumMoneyTaken(db, { engineKey, currency: cost.unit }, month);
  return taken + cost.amount > microsPerMonth ? 'money' : undefined;
}

/** The amount in money; undefined where no price is known. */
export function moneyOf(
  amounts: readonly QuotaAmount[],
): (QuotaAmount & { unit: 'CNY' | 'USD' }) | undefined {
  return amounts.find(
    (one): one is QuotaAmount & { unit: 'CNY' | 'USD' } => one.unit === 'CNY' || one.unit === 'USD',
  );
}
