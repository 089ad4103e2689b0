import { detectLanguage } from '../language/detect-language.ts';
import { isOtherLanguage } from '../language/is-other-language.ts';
import type { LanguagePair } from '../language/language-pair.ts';
import { baseLanguage, scriptOf } from '../language/language-tag.ts';

export interface TwoTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
}

/**
 * The sentences of one file that holds a text and its translation, each in its order: paragraph by paragraph, column by
 * column, or one text behind the other. A sentence that could be of both languages, such as a number, is of the language
 * of the one before it.
 */
export function splitByLanguage(sentences: readonly string[], languages: LanguagePair): TwoTexts {
  const sides = sidesByLanguage(sentences, languages);
  return {
    source: sentences.filter((_, i) => sides[i] === 'source'),
    target: sentences.filter((_, i) => sides[i] === 'target'),
  };
}

type Side = 'source' | 'target';

/** The side of each sentence of such a file. */
export function sidesByLanguage(sentences: readonly string[], languages: LanguagePair): readonly Side[] {
  const sideOf = sideFinder(languages);
  let last: Side = 'source';
  return sentences.map((sentence) => {
    last = sideOf(sentence) ?? last;
    return last;
  });
}

/** Undefined where a sentence says nothing of its language. */
function sideFinder(languages: LanguagePair): (sentence: string) => Side | undefined {
  const { sourceLanguage, targetLanguage } = languages;
  const sameScript = scriptOf(sourceLanguage) === scriptOf(targetLanguage);
  return (sentence) => {
    const notSource = isOtherLanguage(sentence, sourceLanguage);
    const notTarget = isOtherLanguage(sentence, targetLanguage);
    if (notSource !== notTarget) return notSource ? 'target' : 'source';
    return sameScript ? sideOfWords(sentence, languages) : sideOfScript(sentence, languages);
  };
}

function sideOfWords(sentence: string, { sourceLanguage, targetLanguage }: LanguagePair): Side | undefined {
  const found = detectLanguage(sentence);
  if (found === undefined) return undefined;
  if (baseLanguage(found) === baseLanguage(sourceLanguage)) return 'source';
  return baseLanguage(found) === baseLanguage(targetLanguage) ? 'target' : undefined;
}

const latin = /\p{Script=Latin}/gu;
const other = /(?!\p{Script=Latin})\p{L}/gu;

/** Short headings of another script have too few letters to be sure of, but one of the two languages is not Latin. */
function sideOfScript(sentence: string, { sourceLanguage, targetLanguage }: LanguagePair): Side | undefined {
  const isLatin = {
    source: scriptOf(sourceLanguage) === 'Latn',
    target: scriptOf(targetLanguage) === 'Latn',
  };
  if (isLatin.source === isLatin.target) return undefined;
  const [latinLetters, others] = [latin, other].map((letters) => sentence.match(letters)?.length ?? 0);
  if (!latinLetters && !others) return undefined;
  const latinSide: Side = isLatin.source ? 'source' : 'target';
  const otherSide: Side = isLatin.source ? 'target' : 'source';
  return (others ?? 0) > 0 ? otherSide : latinSide;
}
