/**
 * Word counting, default counter `spec` (specification 9, "Word counting", widened to all scripts): a run of
 * letters, marks, digits or underscores is one word; each Han, Hiragana, Katakana or Hangul character is one;
 * Thai, Lao, Khmer and Burmese runs are cut at the Unicode word breaks. Codes are not text: pass text only.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const [token] of text.normalize('NFC').matchAll(wordToken)) words += wordsInToken(token);
  return words;
}

export interface DetailedCount {
  /** In Unicode code points; line breaks and tabs are spaces. */
  readonly charactersWithSpaces: number;
  readonly charactersWithoutSpaces: number;
  readonly words: number;
  /** Punctuation and symbols. */
  readonly symbols: number;
  /** Decimal digits of any script. */
  readonly digits: number;
  /** Han characters. */
  readonly chineseCharacters: number;
  /** Han and Hangul characters, and the words of other scripts, a run of kana being one word. */
  readonly chineseKoreanWords: number;
}

export function countDetails(text: string): DetailedCount {
  const composed = text.normalize('NFC');
  const charactersWithSpaces = Array.from(composed).length;
  const spaces = count(composed, /\s/gu);
  return {
    charactersWithSpaces,
    charactersWithoutSpaces: charactersWithSpaces - spaces,
    words: countWords(composed),
    symbols: count(composed, /[\p{P}\p{S}]/gu),
    digits: count(composed, /\p{Nd}/gu),
    chineseCharacters: count(composed, /\p{Script=Han}/gu),
    chineseKoreanWords: countWords(composed.replace(kanaRun, ' w ')),
  };
}

/** Adds counts up, of segments to a document and of documents to a project. */
export function sumCounts(counts: readonly DetailedCount[]): DetailedCount {
  return counts.reduce(addCounts, emptyCount);
}

const emptyCount: DetailedCount = {
  charactersWithSpaces: 0,
  charactersWithoutSpaces: 0,
  words: 0,
  symbols: 0,
  digits: 0,
  chineseCharacters: 0,
  chineseKoreanWords: 0,
};

function addCounts(a: DetailedCount, b: DetailedCount): DetailedCount {
  return {
    charactersWithSpaces: a.charactersWithSpaces + b.charactersWithSpaces,
    charactersWithoutSpaces: a.charactersWithoutSpaces + b.charactersWithoutSpaces,
    words: a.words + b.words,
    symbols: a.symbols + b.symbols,
    digits: a.digits + b.digits,
    chineseCharacters: a.chineseCharacters + b.chineseCharacters,
    chineseKoreanWords: a.chineseKoreanWords + b.chineseKoreanWords,
  };
}

// Marks belong to the character before them, so half-width voicing marks and variation selectors count
// nothing. Joiners and soft hyphens are invisible and stand inside words.
const letter = String.raw`[\p{L}\p{N}_]`;
const joined = String.raw`[\p{M}\u00AD\u200C\u200D\uFF9E\uFF9F]`;
const character = String.raw`(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}])[\p{L}\p{Nl}]${joined}*`;
const dictionaryLetter = String.raw`[\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmer}\p{Script=Myanmar}]`;
const dictionaryRun = String.raw`(?=${dictionaryLetter})[\p{L}\p{M}](?:(?=${dictionaryLetter})[\p{L}\p{M}]|[\u200B-\u200D])*`;
const spacedLetter = `(?!${character})(?!${dictionaryRun})${letter}`;
const wordToken = new RegExp(`${character}|${dictionaryRun}|(?:${spacedLetter}|${joined})+`, 'gu');
const kanaRun = /(?:(?=[\p{scx=Hira}\p{scx=Kana}])(?!\p{Script=Han})\p{L}\p{M}*)+/gu;

const dictionaryWords = new Intl.Segmenter('th', { granularity: 'word' });
const anyLetter = /[\p{L}\p{N}_]/u;
const anyDictionaryLetter = new RegExp(dictionaryLetter, 'u');

function wordsInToken(token: string): number {
  if (!anyLetter.test(token)) return 0;
  if (!anyDictionaryLetter.test(token)) return 1;
  return [...dictionaryWords.segment(token)].filter(({ isWordLike }) => isWordLike).length;
}

function count(text: string, characters: RegExp): number {
  return text.match(characters)?.length ?? 0;
}
