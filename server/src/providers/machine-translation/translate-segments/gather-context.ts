import { isAllowed } from '@transloom/core/terms/check-term-use';
import type {
  ContextPart,
  Engine,
  EngineSegment,
  TranslationContext,
  TranslationExample,
} from '../engine-vendor.ts';

/** Enough to learn from, few enough to be read. */
const usualExamples = 10;
const mostTerms = 100;

/**
 * The context of one request: what holds for the whole document, what stands around its texts, and what was found
 * for each of them. Only the parts that the engine reads.
 */
export function gatherContext(
  { reads = [], limits: { examplesPerRequest = usualExamples } }: Pick<Engine, 'reads' | 'limits'>,
  document: TranslationContext,
  texts: readonly EngineSegment[],
): TranslationContext {
  const first = texts[0]?.surroundings?.before ?? [];
  const last = texts.at(-1)?.surroundings?.after ?? [];
  const examples = [...(document.examples ?? []), ...gatherExamples(texts, examplesPerRequest)];
  const gathered: TranslationContext = {
    ...document,
    ...(first.length > 0 && { before: first }),
    ...(last.length > 0 && { after: last }),
    ...nonEmpty('terms', [...gatherTerms(texts), ...(document.terms ?? [])].slice(0, mostTerms)),
    ...nonEmpty('examples', examples.slice(-examplesPerRequest)),
  };
  return Object.fromEntries(Object.entries(gathered).filter(([part]) => reads.includes(part as ContextPart)));
}

function nonEmpty(part: ContextPart, items: readonly unknown[]): object {
  return items.length > 0 ? { [part]: items } : {};
}

/** The first word of each concept that may be used, the longest term first; each term once. */
function gatherTerms(texts: readonly EngineSegment[]) {
  const terms = new Map<string, string>();
  for (const { source, targets } of texts.flatMap(({ surroundings }) => surroundings?.terms ?? [])) {
    const target = targets.find(isAllowed)?.text.replace('|', '');
    if (target !== undefined && !terms.has(source)) terms.set(source, target);
  }
  return [...terms]
    .map(([source, target]) => ({ source, target }))
    .toSorted((a, b) => b.source.length - a.source.length);
}

/** The best of each text before the second best of any; the best of all stand last, nearest to the texts. */
function gatherExamples(texts: readonly EngineSegment[], most: number): readonly TranslationExample[] {
  const lists = texts.map(({ surroundings }) => (surroundings?.examples ?? []).toReversed());
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const ranked = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  const once = new Map(ranked.flat().map((example) => [`${example.source}\0${example.target}`, example]));
  return [...once.values()].slice(0, most).reverse();
}
