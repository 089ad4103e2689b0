import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { LongContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import type { VendorGlossaries } from '../../../providers/machine-translation/vendor-glossaries.ts';
import { glossarySource, glossaryTerms } from '../../terms/finding/glossary-terms.ts';
import type { ConnectedEngine } from '../connect-engine.ts';
import {
  deleteGlossary,
  findGlossariesOf,
  findGlossary,
  type GlossaryKey,
  type GlossaryRow,
  insertGlossary,
  noteGlossaryThere,
} from './engine-glossaries.store.ts';

export interface GlossaryOfTexts extends LanguagePair {
  readonly projectId?: string | undefined;
  readonly signal: AbortSignal;
}

/** A vendor is asked again whether a glossary is there after this time. */
const trustedMs = 3_600_000;
/** Glossaries that no run asked for so long are deleted at the vendor. */
const unusedMs = 7 * 24 * 3_600_000;
const mostTerms = 20_000;

/**
 * The id at the vendor of a glossary with the terms of a pair: the one that is there, or a new one where a term base
 * changed. Undefined where the vendor keeps none, there are no terms, or it cannot be made, which is logged.
 */
export async function keepGlossary(
  context: LongContext,
  connected: ConnectedEngine,
  texts: GlossaryOfTexts,
): Promise<string | undefined> {
  const keeper = keeperOf(connected);
  if (keeper === undefined) return undefined;
  try {
    return await currentGlossary(context, keeper, texts);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    context.log.warn(
      { engineKey: keeper.engineKey, failure: error.failure },
      'the glossary of an engine cannot be kept',
    );
    return undefined;
  }
}

interface Keeper {
  readonly glossaries: VendorGlossaries;
  /** A custom engine uses the glossaries of its base. */
  readonly engineKey: string;
  /** Null for an engine of the installation, which has glossaries for each organization. */
  readonly connectionId: string | null;
}

function keeperOf({ engine, accountKey, connectionId, providedId }: ConnectedEngine): Keeper | undefined {
  const { glossaries } = engine;
  if (glossaries === undefined || (connectionId === null && providedId === null)) return undefined;
  return { glossaries, engineKey: accountKey, connectionId };
}

async function currentGlossary(
  context: LongContext,
  keeper: Keeper,
  texts: GlossaryOfTexts,
): Promise<string | undefined> {
  const { sourceLanguage, targetLanguage, projectId, signal } = texts;
  const pair = { sourceLanguage, targetLanguage };
  const source = await context.transact((short) => glossarySource(short, pair, projectId));
  if (source === undefined) return undefined;
  const { fingerprint, termBases } = source;
  const key = { engineKey: keeper.engineKey, ...pair, fingerprint, termBases };
  const known = await context.transact(({ db }) => findGlossary(db, key));
  if (known !== undefined && (await isThere(context, keeper, known, signal))) return known.vendorId;
  const terms = await context.transact((short) => glossaryTerms(short, source, { ...pair, most: mostTerms }));
  if (terms.length === 0) return undefined;
  const name = `transloom-${newId()}`;
  const vendorId = await keeper.glossaries.create({ ...pair, name, terms, signal });
  const kept = await store(context, keeper, { key, vendorId, terms: terms.length }, signal);
  await removeOld(context, keeper, key, signal);
  return kept;
}

/** One that somebody deleted at the vendor is forgotten. */
async function isThere(
  context: LongContext,
  { glossaries }: Keeper,
  { id, vendorId, checkedAt }: GlossaryRow,
  signal: AbortSignal,
): Promise<boolean> {
  const now = context.now();
  if (now.getTime() - checkedAt.getTime() < trustedMs) return true;
  const exists = await glossaries.exists(vendorId, signal);
  await context.transact(({ db }) => (exists ? noteGlossaryThere(db, id, now) : deleteGlossary(db, id)));
  return exists;
}

interface MadeGlossary {
  readonly key: GlossaryKey;
  readonly vendorId: string;
  readonly terms: number;
}

/** Of two runs that make the same one at once the second takes that of the first. */
async function store(
  context: LongContext,
  { glossaries, connectionId }: Keeper,
  { key, vendorId, terms }: MadeGlossary,
  signal: AbortSignal,
): Promise<string> {
  const now = context.now();
  const { organizationId } = context.actor;
  const row = {
    ...key,
    id: newId(),
    organizationId,
    connectionId,
    vendorId,
    terms,
    createdAt: now,
    checkedAt: now,
  };
  const first = await context.transact(async ({ db }) =>
    (await insertGlossary(db, row)) ? undefined : findGlossary(db, key),
  );
  if (first === undefined) return vendorId;
  await glossaries.remove(vendorId, signal);
  return first.vendorId;
}

/** Deletes what an older state of the same term bases was made into, and what no run asked for in a long time. */
async function removeOld(
  context: LongContext,
  { glossaries, engineKey }: Keeper,
  current: GlossaryKey,
  signal: AbortSignal,
): Promise<void> {
  const all = await context.transact(({ db }) => findGlossariesOf(db, engineKey));
  for (const glossary of all) {
    const idleMs = context.now().getTime() - glossary.checkedAt.getTime();
    if (idleMs < (isFollowedBy(glossary, current) ? trustedMs : unusedMs)) continue;
    await glossaries.remove(glossary.vendorId, signal);
    await context.transact(({ db }) => deleteGlossary(db, glossary.id));
  }
}

/** A run that began before may still name it, so it goes only when no run looked at it in an hour. */
function isFollowedBy(old: GlossaryRow, current: GlossaryKey): boolean {
  const { sourceLanguage, targetLanguage, termBases, fingerprint } = current;
  const isSamePair = old.sourceLanguage === sourceLanguage && old.targetLanguage === targetLanguage;
  return isSamePair && old.termBases === termBases && old.fingerprint !== fingerprint;
}

/** Deletes at the vendor what was made there for a connection; what the vendor refuses stays with it. */
export async function removeGlossaries(
  context: LongContext,
  connected: ConnectedEngine,
  signal: AbortSignal,
): Promise<void> {
  const keeper = keeperOf(connected);
  if (keeper === undefined) return;
  const { glossaries, engineKey } = keeper;
  const all = await context.transact(({ db }) => findGlossariesOf(db, engineKey));
  try {
    for (const { vendorId } of all) await glossaries.remove(vendorId, signal);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    context.log.warn({ engineKey, failure: error.failure }, 'glossaries stay at the vendor');
  }
}
