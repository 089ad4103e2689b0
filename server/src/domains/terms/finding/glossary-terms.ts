import { createHash } from 'node:crypto';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { plainTerm } from '@transloom/core/terms/term-pattern';
import type { Context } from '../../../platform/context.ts';
import type { TermBaseRow } from '../terms.store.ts';
import { findTermPairs } from './glossary-terms.store.ts';
import { languageOfBase, termBasesOfPair } from './term-bases-of-pair.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** Term bases as one list: those of a project, else those the actor sees. */
export interface GlossarySource {
  /** Changes when a term of them does. */
  readonly fingerprint: string;
  /** The ids of the bases, in their order. */
  readonly termBases: string;
  readonly bases: readonly TermBaseRow[];
}

/** Undefined where no base has the pair. */
export async function glossarySource(
  reader: Reader,
  pair: LanguagePair,
  projectId: string | undefined,
): Promise<GlossarySource | undefined> {
  const bases = await termBasesOfPair(reader, pair, projectId);
  if (bases.length === 0) return undefined;
  const revisions = bases.map(({ id, revision }) => [id, String(revision)]);
  const fingerprint = createHash('sha256').update(JSON.stringify(revisions)).digest('hex');
  return { fingerprint, termBases: bases.map(({ id }) => id).join(' '), bases };
}

/** Each term once, of the first base that has it; at most `most`. */
export async function glossaryTerms(
  { db }: Reader,
  { bases }: GlossarySource,
  { sourceLanguage, targetLanguage, most }: LanguagePair & { readonly most: number },
): Promise<readonly { readonly source: string; readonly target: string }[]> {
  const terms = new Map<string, string>();
  for (const base of bases) {
    const languages = {
      sourceLanguage: languageOfBase(base, sourceLanguage) ?? sourceLanguage,
      targetLanguage: languageOfBase(base, targetLanguage) ?? targetLanguage,
    };
    for (const { source, target } of await findTermPairs(db, { termBaseId: base.id, ...languages, most })) {
      const term = plainTerm(source);
      if (!terms.has(term)) terms.set(term, plainTerm(target));
    }
  }
  return [...terms].slice(0, most).map(([source, target]) => ({ source, target }));
}
