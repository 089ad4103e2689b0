import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { deleteHold, insertHold, insertUsage, lockCharacters, sumTaken } from './billing.store.ts';
import { monthStart } from './month-start.ts';

/** What characters are used for. */
export type UsageModule = 'pretranslation' | 'workbench' | 'comparison' | 'api';

export interface CharactersToHold {
  readonly engineKey: string;
  readonly module: UsageModule;
  /** Unicode code points. */
  readonly characters: number;
  /** Most characters a calendar month (UTC); null for no limit. */
  readonly monthlyLimit: number | null;
}

const holdMinutes = 15;

type InLedger = Pick<Context, 'db' | 'actor' | 'now'>;

/** Sets characters aside before an engine is asked; undefined where the month's limit does not allow it. */
export async function holdCharacters(
  { db, actor, now }: InLedger,
  { monthlyLimit, ...asked }: CharactersToHold,
): Promise<string | undefined> {
  const { organizationId, userId } = actor;
  const createdAt = now();
  if (monthlyLimit !== null) {
    await lockCharacters(db, organizationId, asked.engineKey);
    const taken = await sumTaken(db, asked.engineKey, monthStart(createdAt), createdAt);
    if (taken + asked.characters > monthlyLimit) return undefined;
  }
  const id = newId();
  const expiresAt = new Date(createdAt.getTime() + holdMinutes * 60_000);
  await insertHold(db, { ...asked, id, organizationId, userId, createdAt, expiresAt });
  return id;
}

/** Ends a hold and counts what was really used of it; what was not is free again. */
export async function captureCharacters(
  { db, actor, now }: InLedger,
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
  await deleteHold(db, holdId);
  if (characters === 0) return;
  const { organizationId, userId } = actor;
  const { engineKey, module } = held;
  // Counted even where the hold has expired meanwhile: the characters were used.
  const usage = { organizationId, userId, engineKey, module, characters };
  await insertUsage(
    db,
    { ...usage, costMicros: cost?.micros ?? null, currency: cost?.currency ?? null },
    now(),
  );
}

/** What a vendor's list price makes of a request. */
export interface Cost {
  readonly currency: 'USD' | 'CNY';
  /** Millionths of the currency. */
  readonly micros: number;
}

type HeldFor = Pick<CharactersToHold, 'engineKey' | 'module'>;
