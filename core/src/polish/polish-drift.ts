import { findAnswerFault } from '../answers/judge-answer.ts';
import { baseLanguage, isSpaced } from '../language/language-tag.ts';
import { missingNumbers } from '../quality/missing-numbers.ts';
import { keptShare, textChanges } from '../text/text-changes.ts';

/** Why a polished text is refused: the source stays. */
export const polishFaults = ['tags', 'numbers', 'literals', 'language', 'answer'] as const;
export type PolishFault = (typeof polishFaults)[number];

/** What a person should look at before they keep the text. */
export const polishWarnings = ['names', 'terms', 'rewritten', 'longer'] as const;
export type PolishWarning = (typeof polishWarnings)[number];

/** Addresses, placeholders and elements of a text that must come back as they were. */
const literal =
  /https?:\/\/[^\s，。；、）]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|\{[\w.]+\}|%\d*\$?[sd@]|<\/?[a-z][^<>]*>/gi;

/** Whether a polished text may take the place of its source; undefined where nothing speaks against it. */
export function findPolishFault(source: string, polished: string, language: string): PolishFault | undefined {
  if (missingNumbers(source, polished).length > 0 || missingNumbers(polished, source).length > 0)
    return 'numbers';
  if (!sameMembers(source.match(literal) ?? [], polished.match(literal) ?? [])) return 'literals';
  const fault = findAnswerFault(source, polished, { sourceLanguage: language, targetLanguage: language });
  if (fault === undefined || fault === 'untranslated') return undefined;
  return fault === 'wrong language' ? 'language' : 'answer';
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return [...new Set(a)].toSorted().join('\n') === [...new Set(b)].toSorted().join('\n');
}

/** Below this share of kept words a text was written anew; short texts change as a whole. */
const leastKept = 35;
const fewestTokens = 8;
const mostGrowth = 1.4;

/** What of names, wording and length a person should look at. */
export function polishWarningsOf(
  source: string,
  polished: string,
  language: string,
): readonly Exclude<PolishWarning, 'terms'>[] {
  const changes = textChanges(source, polished);
  const isLong = changes.tokens >= fewestTokens;
  return [
    ...(lostNames(source, polished, language).length > 0 ? (['names'] as const) : []),
    ...(isLong && keptShare(changes) < leastKept ? (['rewritten'] as const) : []),
    ...(isLong && polished.length > source.length * mostGrowth ? (['longer'] as const) : []),
  ];
}

/** Names of the source that the polished text lacks, in any capitals. */
export function lostNames(source: string, polished: string, language: string): readonly string[] {
  const kept = polished.toLowerCase();
  return namesOf(source, language).filter((name) => !kept.includes(name.toLowerCase()));
}

const latinWord = /[\p{Script=Latin}][\p{Script=Latin}\p{N}.'’-]*[\p{Script=Latin}\p{N}]/gu;
/** A word with a capital that does not begin a sentence, a line or a quotation. */
const nameInside = /(?<=[\p{L}\p{N},;:)\]]\s)\p{Lu}[\p{L}\p{N}'’-]+/gu;
const capitalsInside = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*\p{Lu})[\p{L}\p{N}]{2,}/gu;

/** Chinese and Japanese texts write foreign names in Latin letters; German capitals are no sign of a name. */
function namesOf(text: string, language: string): readonly string[] {
  if (!isSpaced(language)) return [...new Set(text.match(latinWord) ?? [])];
  const inside = baseLanguage(language) === 'de' ? [] : (text.match(nameInside) ?? []);
  return [...new Set([...inside, ...(text.match(capitalsInside) ?? [])])];
}
