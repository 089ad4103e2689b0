import { compareLanguages } from '@transloom/core/language/language-tag';
import { TermIndex } from '@transloom/core/terms/term-index';
import type { PatternTerm } from '@transloom/core/terms/term-pattern';
import type { Db } from '../../../platform/db/database.ts';
import { findChangedBehind, findTermsBehind } from '../entries/concepts.store.ts';
import type { TermBaseRow } from '../terms.store.ts';

/** Terms of a base in one language as they were at a revision, by their ids. */
interface CachedIndex {
  readonly index: TermIndex<string>;
  readonly concepts: Map<string, { readonly id: string; readonly term: PatternTerm }[]>;
  revision: number;
  /** The last update, so that two never run at once. */
  ready: Promise<void>;
}

/** Terms of all indexes together; the one that was used longest ago goes. */
const mostTerms = 1_000_000;

const cache = new Map<string, CachedIndex>();

/** The terms of a base, with every change that is committed. */
export async function termIndexOf(db: Db, base: TermBaseRow, language: string): Promise<TermIndex<string>> {
  const key = `${base.id} ${language}`;
  const found = cache.get(key) ?? newIndex(language);
  cache.delete(key);
  cache.set(key, found);
  const before = found.ready.catch(() => undefined);
  found.ready = before.then(() => update(db, base, found, language));
  await found.ready;
  forgetOldest();
  return found.index;
}

function newIndex(language: string): CachedIndex {
  return { index: new TermIndex(language), concepts: new Map(), revision: 0, ready: Promise.resolve() };
}

async function update(db: Db, base: TermBaseRow, cached: CachedIndex, language: string): Promise<void> {
  const { revision: behind } = cached;
  if (base.revision <= behind) return;
  const changed = behind === 0 ? [] : await findChangedBehind(db, base.id, behind);
  const terms = await findTermsBehind(db, base.id, behind);
  for (const id of new Set([...changed, ...terms.map(({ conceptId }) => conceptId)])) remove(cached, id);
  for (const [i, row] of terms.entries()) {
    if (i % termsPerTurn === termsPerTurn - 1) await new Promise(setImmediate);
    if (compareLanguages(row.language, language) === 'different') continue;
    const term = patternTerm(row);
    if (!cached.index.add(row.id, term)) continue;
    cached.concepts.set(row.conceptId, [...(cached.concepts.get(row.conceptId) ?? []), { id: row.id, term }]);
  }
  cached.revision = base.revision;
}

/** Others are answered while a large base is read. */
const termsPerTurn = 1_000;

function patternTerm(row: Awaited<ReturnType<typeof findTermsBehind>>[number]): PatternTerm {
  const { text, caseRule, exact, partOfSpeech } = row;
  return {
    text,
    exact,
    ...((caseRule === 'any' || caseRule === 'same') && { caseRule }),
    ...(partOfSpeech !== null && { partOfSpeech }),
  };
}

function remove({ index, concepts }: CachedIndex, conceptId: string): void {
  for (const { id, term } of concepts.get(conceptId) ?? []) index.remove(id, term);
  concepts.delete(conceptId);
}

function forgetOldest(): void {
  let terms = [...cache.values()].reduce((sum, { index }) => sum + index.size, 0);
  for (const [key, { index }] of cache) {
    if (terms <= mostTerms || cache.size === 1) return;
    cache.delete(key);
    terms -= index.size;
  }
}
