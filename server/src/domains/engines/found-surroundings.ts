import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../platform/context.ts';
import type {
  ContextPart,
  ExpectedTerm,
  TextSurroundings,
  TranslationExample,
} from '../../providers/machine-translation/engine-vendor.ts';
import { findBestMatches } from '../memories/find-best-matches.ts';
import { findTerms, type TextTerm } from '../terms/find-terms.ts';

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

/** No term stands in two paragraphs. */
const gap = '\n\n\n';

/** All texts are searched as one, because each search reads the term bases anew. */
async function termsOf(
  context: Context,
  { texts, ...languages }: SurroundedTexts,
): Promise<readonly (readonly ExpectedTerm[])[]> {
  const found = await findTerms(context, { ...languages, text: texts.map(({ text }) => text).join(gap) });
  let start = 0;
  return texts.map(({ text }) => {
    const end = start + text.length;
    const inText = found.filter((term) => term.start >= start && term.end <= end);
    const terms = inText.map((term) => expectedTerm(term, text.slice(term.start - start, term.end - start)));
    start = end + gap.length;
    return terms;
  });
}

function expectedTerm({ targets }: TextTerm, source: string): ExpectedTerm {
  return { source, targets };
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
