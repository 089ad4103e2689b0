import type { AlignmentOptions } from '@transloom/contracts/alignment';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context, JobContext } from '../../../../platform/context.ts';
import { termsOf } from '../../../engines/translating/found-surroundings.ts';
import { findBestMatches } from '../../../memories/matching/find-best-matches.ts';

/** Whole percent; what is less alike says little of its translation. */
const leastAlike = 75;
const together = 200;

/**
 * What the memories and term bases that the person sees know of each sentence: the translation of a similar one, or the
 * translations of its terms. Empty where they know nothing.
 */
export async function knownTexts(
  job: JobContext,
  { useMemories, useTerms, sourceLanguage, targetLanguage }: AlignmentOptions,
  source: readonly string[],
): Promise<readonly string[] | undefined> {
  if (!useMemories && !useTerms) return undefined;
  const known: string[] = [];
  for (let at = 0; at < source.length; at += together) {
    job.signal.throwIfAborted();
    const some = source.slice(at, at + together);
    const asked = { texts: some, sourceLanguage, targetLanguage };
    const [fromMemory, fromTerms] = await job.transact(async (context) => [
      useMemories ? await memoryTexts(context, asked) : [],
      useTerms ? await termTexts(context, asked) : [],
    ]);
    known.push(...some.map((_, i) => fromMemory?.[i] || fromTerms?.[i] || ''));
    await job.progress(Math.min(at + together, source.length), source.length, 'lookup');
  }
  return known;
}

interface Asked {
  readonly texts: readonly string[];
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

async function memoryTexts(context: Context, { texts, ...languages }: Asked): Promise<readonly string[]> {
  const segments = texts.map((text) => ({
    source: plainInline(text),
    previous: null,
    next: null,
    key: null,
  }));
  const search = { ...languages, segments, minRate: leastAlike, limit: 1 };
  const matches = await findBestMatches(context, search);
  return matches.map(([best]) => (best === undefined ? '' : fromMarkup(best.targetMarkup).text));
}

async function termTexts(context: Context, { texts, ...languages }: Asked): Promise<readonly string[]> {
  const found = await termsOf(context, { ...languages, texts: texts.map(plainInline) });
  return found.map((terms) => terms.flatMap(({ targets }) => targets).join(' '));
}
