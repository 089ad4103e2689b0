import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import {
  deleteHold,
  insertHold,
  insertUsage,
  lockCharacters,
  sumMoneyTaken,
  sumTaken,
} from './billing.store.ts';
import { monthStart } from './month-start.ts';
import { giveBackShared, takeShared } from './shared-use.store.ts';

/** What characters are used for. summary: to say what a document is about; tool: for work of a tool; training: to learn how an engine translates; measuring: to see how good one is. */
export type UsageModule =
  | 'pretranslation'
  | 'workbench'
  | 'comparison'
  | 'api'
  | 'summary'
  | 'tool'
  | 'training'
  | 'measuring';

export interface CharactersToHold {
  readonly engineKey: string;
  readonly module: UsageModule;
  /** Unicode code points. */
  readonly characters: number;
  /** Most characters a calendar month (UTC); null for no limit. */
  readonly monthlyLimit: number | null;
  /** Of an engine of the installation: most of a month for all organizations together; null for no limit. */
  readonly shared?: { readonly monthlyLimit: number | null } | undefined;
  /** The most it may cost; absent where nobody knows. */
  readonly cost?: Cost | undefined;
  /** Most millionths of the cost's currency in a calendar month (UTC); null for no limit. */
  readonly microsPerMonth?: number | null;
}

/** `by`: what is used up of the month: characters or money of the organization, or characters of all together. */
export type Hold =
  | { readonly status: 'held'; readonly holdId: string }
  | { readonly status: 'refused'; readonly by: HoldRefusal };

export type HoldRefusal = 'organization' | 'money' | 'installation';

const holdMinutes = 15;

type InLedger = Pick<Context, 'db' | 'actor' | 'now' | 'asSystem'>;

/** Sets characters aside before an engine is asked, as far as the limits of the month allow. */
export async function holdCharacters(
  { db, actor, now, asSystem }: InLedger,
  { monthlyLimit, shared, cost, microsPerMonth = null, ...asked }: CharactersToHold,
): Promise<Hold> {
  const { organizationId, userId } = actor;
  const createdAt = now();
  const { engineKey } = asked;
  if (monthlyLimit !== null || microsPerMonth !== null) await lockCharacters(db, organizationId, engineKey);
  if (monthlyLimit !== null) {
    const taken = await sumTaken(db, engineKey, monthStart(createdAt), createdAt);
    if (taken + asked.characters > monthlyLimit) return { status: 'refused', by: 'organization' };
  }
  if (microsPerMonth !== null && !(await isPaidFor({ db, now }, { engineKey, cost, microsPerMonth })))
    return { status: 'refused', by: 'money' };
  if (shared !== undefined) {
    const { characters } = asked;
    const wish = { engineKey, characters, at: createdAt, most: shared.monthlyLimit };
    const taken = await asSystem((system) => takeShared(system, wish));
    if (!taken) return { status: 'refused', by: 'installation' };
  }
  const id = newId();
  const expiresAt = new Date(createdAt.getTime() + holdMinutes * 60_000);
  await insertHold(db, {
    ...asked,
    id,
    organizationId,
    userId,
    createdAt,
    expiresAt,
    shared: shared !== undefined,
    ...costColumns(cost),
  });
  return { status: 'held', holdId: id };
}

interface Spending {
  readonly engineKey: string;
  readonly cost: Cost | undefined;
  readonly microsPerMonth: number;
}

/** What nobody knows the price of is beyond any budget in money. */
async function isPaidFor(
  { db, now }: Pick<InLedger, 'db' | 'now'>,
  { engineKey, cost, microsPerMonth }: Spending,
): Promise<boolean> {
  if (cost === undefined) return false;
  const { currency, micros } = cost;
  const taken = await sumMoneyTaken(db, { engineKey, currency }, monthStart(now()), now());
  return taken + micros <= microsPerMonth;
}

function costColumns(cost: Cost | undefined) {
  return { costMicros: cost?.micros ?? null, currency: cost?.currency ?? null };
}

/** Ends a hold and counts what was really used of it; what was not is free again. */
export async function captureCharacters(
  { db, actor, now, asSystem }: InLedger,
  {
    holdId,
    held,
    characters,
    cost,
  }: {
    readonly holdId: string;
    readonly held: HeldFor;
    readonly characters: number;
    readonly cost?: Cost | undefined;
  },
): Promise<void> {
  const hold = await deleteHold(db, holdId);
  const { organizationId, userId } = actor;
  const { engineKey, module, shared, documentId = null } = held;
  if (shared !== undefined)
    await asSystem(async (system) => {
      if (hold !== undefined)
        await giveBackShared(system, { engineKey, characters: hold.characters, at: hold.createdAt });
      if (characters > 0) await takeShared(system, { engineKey, characters, at: now(), most: null });
    });
  if (characters === 0 && (cost?.micros ?? 0) === 0) return;
  // Counted even where the hold has expired meanwhile: the characters were used.
  const usage = { organizationId, userId, engineKey, module, documentId, characters };
  await insertUsage(db, { ...usage, ...costColumns(cost) }, now());
}

/** What a price makes of a request. */
export interface Cost {
  readonly currency: 'USD' | 'CNY';
  /** Millionths of the currency. */
  readonly micros: number;
}

interface HeldFor extends Pick<CharactersToHold, 'engineKey' | 'module' | 'shared'> {
  /** The document it was for; absent for none. */
  readonly documentId?: string | undefined;
}
