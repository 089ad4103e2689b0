import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import type {
  ContextPart,
  ExpectedTerm,
  TextSurroundings,
  TranslationExample,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { findBestMatches } from '../../memories/matching/find-best-matches.ts';
import { findTerms } from '../../terms/finding/find-terms.ts';

interface SurroundedTexts {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly texts: readonly InlineText[];
  readonly projectId?: string | undefined;
}

/** Whole percent; what is less alike teaches an engine nothing. */
const leastAlike = 60;
const examplesPerText = 5;

/** Terms and translations of similar texts that the actor sees, as far as an engine reads them. */
export async function foundSurroundings(
  context: Context,
  reads: readonly ContextPart[],
  asked: SurroundedTexts,
): Promise<readonly TextSurroundings[]> {
  const terms = reads.includes('terms') ? await termsOf(context, asked) : [];
  const examples = reads.includes('examples') ? await examplesOf(context, asked) : [];
  return asked.texts.map((_, i) => ({ terms: terms[i] ?? [], examples: examples[i] ?? [] }));
}

/** Each term of a text once, however often it stands there. */
export async function termsOf(
  context: Context,
  { texts, ...languages }: SurroundedTexts,
): Promise<readonly (readonly ExpectedTerm[])[]> {
  const found = await findTerms(context, { ...languages, texts: texts.map(({ text }) => text) });
  return found.map((ofText, i) => {
    const text = texts[i]?.text ?? '';
    const known = Map.groupBy(ofText, ({ termEntryId, term }) => `${termEntryId} ${term.text}`);
    return [...known.values()].flatMap(([first]) =>
      first === undefined ? [] : [{ source: text.slice(first.start, first.end), targets: first.targets }],
    );
  });
}

async function examplesOf(
  context: Context,
  { texts, sourceLanguage, targetLanguage, projectId }: SurroundedTexts,
): Promise<readonly (readonly TranslationExample[])[]> {
  const segments = texts.map((source) => ({ source, previous: null, next: null, key: null }));
  const languages = { sourceLanguage, targetLanguage };
  const search = { ...languages, projectId, segments, minRate: leastAlike, limit: examplesPerText };
  const matches = await findBestMatches(context, search);
  return matches.map((ofText) =>
    ofText
      .map(({ sourceMarkup, targetMarkup }) => ({
        source: fromMarkup(sourceMarkup).text,
        target: fromMarkup(targetMarkup).text,
      }))
      .toReversed(),
  );
}
