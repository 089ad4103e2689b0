import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { deleteHold, insertHold, insertUsage, lockCharacters, sumTaken } from './billing.store.ts';
import { monthStart } from './month-start.ts';
import { giveBackShared, takeShared } from './shared-use.store.ts';

/** What characters are used for. summary: to say what a document is about; training: to learn how an engine translates; measuring: to see how good one is. */
export type UsageModule =
  | 'pretranslation'
  | 'workbench'
  | 'comparison'
  | 'api'
  | 'summary'
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
}

/** `by`: whose month is used up. */
export type Hold =
  | { readonly status: 'held'; readonly holdId: string }
  | { readonly status: 'refused'; readonly by: 'organization' | 'installation' };

const holdMinutes = 15;

type InLedger = Pick<Context, 'db' | 'actor' | 'now' | 'asSystem'>;

/** Sets characters aside before an engine is asked, as far as the limits of the month allow. */
export async function holdCharacters(
  { db, actor, now, asSystem }: InLedger,
  { monthlyLimit, shared, ...asked }: CharactersToHold,
): Promise<Hold> {
  const { organizationId, userId } = actor;
  const createdAt = now();
  if (monthlyLimit !== null) {
    await lockCharacters(db, organizationId, asked.engineKey);
    const taken = await sumTaken(db, asked.engineKey, monthStart(createdAt), createdAt);
    if (taken + asked.characters > monthlyLimit) return { status: 'refused', by: 'organization' };
  }
  if (shared !== undefined) {
    const { engineKey, characters } = asked;
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
  });
  return { status: 'held', holdId: id };
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
  const { engineKey, module, shared } = held;
  if (shared !== undefined)
    await asSystem(async (system) => {
      if (hold !== undefined)
        await giveBackShared(system, { engineKey, characters: hold.characters, at: hold.createdAt });
      if (characters > 0) await takeShared(system, { engineKey, characters, at: now(), most: null });
    });
  if (characters === 0) return;
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

type HeldFor = Pick<CharactersToHold, 'engineKey' | 'module' | 'shared'>;
