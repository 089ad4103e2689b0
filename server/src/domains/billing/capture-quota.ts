import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { InLedger } from './hold-quota.ts';
import { drawFromLots, drawn } from './ledger/draw-from-lots.ts';
import type { Posting } from './ledger/entries.store.ts';
import {
  type HoldPart,
  lockHold,
  type StoredHold,
  selectParts,
  updateHoldAsEnded,
  updatePart,
} from './ledger/holds.store.ts';
import { lockWallets, post, selectOpenLots } from './ledger/lots.store.ts';
import { isGranted, type QuotaAmount } from './ledger/quota-unit.ts';
import { moneyOf } from './quota-caps.ts';
import { giveBackShared, takeShared } from './shared-use.store.ts';
import { insertUse } from './uses.store.ts';

export interface Capture {
  readonly holdId: string;
  /** The same step of a hold twice is one use. Default: one of its own. */
  readonly step?: string;
  /** What was really taken, in units of the hold. An amount of money may be 0 where the price is known to be. */
  readonly amounts: readonly QuotaAmount[];
  /** Whether what is left of the hold is free again. Default: yes. */
  readonly ends?: boolean;
}

/**
 * Counts what was really taken of a hold, and gives the use; undefined where nothing was taken, or the step was counted
 * before. It is counted even where the hold has expired or was too small, because it was used.
 */
export async function captureQuota(
  context: InLedger,
  { holdId, step = newId(), amounts, ends = true }: Capture,
): Promise<{ readonly useId: string } | undefined> {
  const { db } = context;
  const hold = await lockHold(db, holdId);
  if (!hold) return undefined;
  const parts = await selectParts(db, holdId);
  await lockLots(db, hold, parts);
  const useId = await storeUse(context, hold, { step, amounts });
  const left = useId === undefined ? parts : await takeOfParts(context, { hold, parts, amounts, useId });
  if (ends && hold.endedAt === null) await endHold(context, hold, left);
  return useId === undefined ? undefined : { useId };
}

/** Gives back what is left of a hold. Nothing happens where it has ended. */
export async function releaseQuota(context: InLedger, holdId: string): Promise<void> {
  await captureQuota(context, { holdId, amounts: [] });
}

async function lockLots(db: Db, { organizationId }: StoredHold, parts: readonly HoldPart[]): Promise<void> {
  const units = parts.filter(({ lotId }) => lotId !== null).map(({ unit }) => unit);
  await lockWallets(db, organizationId, units);
}

async function storeUse(
  { db, now }: InLedger,
  hold: StoredHold,
  { step, amounts }: Pick<Capture, 'amounts'> & { readonly step: string },
): Promise<string | undefined> {
  const money = moneyOf(amounts);
  const amountOf = (wanted: string) => amounts.find(({ unit }) => unit === wanted)?.amount ?? 0;
  const [characters, tokens] = [amountOf('characters'), amountOf('tokens')];
  if (characters === 0 && tokens === 0 && (money?.amount ?? 0) === 0) return undefined;
  const { organizationId, userId, role, module, engineKey, objectKind, objectId, id: holdId } = hold;
  const id = newId();
  const isFirst = await insertUse(db, {
    id,
    organizationId,
    userId,
    role,
    module,
    engineKey,
    objectKind,
    objectId,
    holdId,
    step,
    characters,
    tokens,
    usedAt: now(),
    costMicros: money?.amount ?? null,
    currency: money?.unit ?? null,
  });
  return isFirst ? id : undefined;
}

interface Taking {
  readonly hold: StoredHold;
  readonly parts: readonly HoldPart[];
  readonly amounts: readonly QuotaAmount[];
  readonly useId: string;
}

/** Takes the amounts of the parts, and what they do not cover of open lots or from outside. Gives the parts as they are then. */
async function takeOfParts(
  context: InLedger,
  { hold, parts, amounts, useId }: Taking,
): Promise<readonly HoldPart[]> {
  const { db, now, asSystem } = context;
  const { organizationId, id: holdId, engineKey, sharedCharacters } = hold;
  const postings: Posting[] = [];
  const left = parts.map((part) => ({ ...part }));
  for (const { unit, amount } of amounts) {
    let missing = amount;
    for (const part of left.filter((one) => one.unit === unit)) {
      const taken = Math.min(missing, part.amount - part.used - part.released);
      missing -= taken;
      part.used += taken;
      if (taken > 0) {
        await updatePart(db, holdId, part);
        postings.push({ unit, lotId: part.lotId, from: 'held', to: 'used', amount: taken });
      }
    }
    postings.push(...(await excess(context, hold, { parts, unit, amount: missing })));
    if (unit === 'characters' && sharedCharacters !== null && engineKey !== null && amount > 0)
      await asSystem((system) =>
        takeShared(system, { engineKey, at: now(), characters: amount, most: null }),
      );
  }
  await post(db, { organizationId, movement: 'capture', holdId, useId, at: now(), postings });
  return left;
}

async function excess(
  { db, now }: InLedger,
  { organizationId }: StoredHold,
  { parts, unit, amount }: QuotaAmount & { readonly parts: readonly HoldPart[] },
): Promise<Posting[]> {
  if (amount === 0) return [];
  const isMetered = isGranted(unit) && parts.some((part) => part.unit === unit && part.lotId !== null);
  const lots = isMetered ? await selectOpenLots(db, organizationId, [unit], now()) : [];
  const draws = drawFromLots(lots, { unit, amount });
  return [
    ...draws.map((draw) => ({ unit, ...draw, from: 'available', to: 'used' }) as const),
    { unit, lotId: null, from: 'outside', to: 'used', amount: amount - drawn(draws) },
  ];
}

async function endHold(
  { db, now, asSystem }: Pick<InLedger, 'db' | 'now' | 'asSystem'>,
  { id: holdId, organizationId, engineKey, sharedCharacters, createdAt }: StoredHold,
  parts: readonly HoldPart[],
): Promise<void> {
  const postings: Posting[] = [];
  for (const part of parts) {
    const { unit, lotId, amount, used, released } = part;
    const rest = amount - used - released;
    if (rest === 0) continue;
    await updatePart(db, holdId, { ...part, released: released + rest });
    postings.push({ unit, lotId, from: 'held', to: lotId === null ? 'outside' : 'available', amount: rest });
  }
  await post(db, { organizationId, movement: 'release', holdId, at: now(), postings });
  await updateHoldAsEnded(db, holdId, now());
  if (sharedCharacters !== null && engineKey !== null)
    await asSystem((system) =>
      giveBackShared(system, { engineKey, characters: sharedCharacters, at: createdAt }),
    );
}

/** Ends a hold that nobody ended in time. In a transaction of the system. */
export async function endLostHold(db: Db, holdId: string, now: Date): Promise<void> {
  const hold = await lockHold(db, holdId);
  if (!hold || hold.endedAt !== null) return;
  const parts = await selectParts(db, holdId);
  await lockLots(db, hold, parts);
  await endHold({ db, now: () => now, asSystem: (work) => work(db) }, hold, parts);
}
