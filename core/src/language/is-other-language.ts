import { languagesOfWord, languagesWithWords } from './function-words.ts';
import { countHan } from './han-script.ts';
import { baseLanguage, scriptOf } from './language-tag.ts';

/**
 * Whether a text certainly is not of a language: it is written in another script, or its small words are those of
 * another language. False where that is unknown, as for names, short texts and languages without a list of words.
 */
export function isOtherLanguage(text: string, tag: string): boolean {
  const own = ownLetters(scriptOf(tag));
  if (own === undefined) return false;
  const [letters, ownCount] = [countOf(text, anyLetter), countOf(text, own)];
  if (ownCount < fewestLetters && ownCount < leastShare * letters) return isForeignScript(text, letters);
  return hasOtherHan(text, scriptOf(tag)) || hasOtherWords(text, tag);
}

const anyLetter = /\p{L}/gu;
const latinLetter = /\p{Script=Latin}/gu;
/** Words of a running text: names begin with a capital. */
const smallLatinWord = /(?<![^\s(])(?=\p{Script=Latin})\p{Ll}{2,}(?![^\s.,;:!?)])/gu;

/** Below it a text is not written in its language's script. */
const leastShare = 0.1;

/** Latin names and terms stand in texts of all scripts, so that it takes a whole sentence of them. */
function isForeignScript(text: string, letters: number): boolean {
  return (
    letters - countOf(text, latinLetter) >= fewestLetters || countOf(text, smallLatinWord) >= fewestWords
  );
}

const fewestLetters = 4;
const fewestWords = 3;

/** Simplified characters in a traditional text, or the reverse: some, and at least three times as many. */
function hasOtherHan(text: string, script: string): boolean {
  if (script !== 'Hans' && script !== 'Hant') return false;
  const count = countHan(text);
  const foreign = count[script === 'Hans' ? 'Hant' : 'Hans'];
  return foreign >= fewestHan && foreign >= 3 * count[script];
}

const fewestHan = 3;
function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Where a list holds at least this share of the different words, and more than twice as many as the language's own list. */
const otherShare = 0.25;
const fewestFunctionWords = 3;

function hasOtherWords(text: string, tag: string): boolean {
  const language = baseLanguage(tag) === 'no' ? 'nb' : baseLanguage(tag);
  if (!languagesWithWords.has(language)) return false;
  const counts = new Map<string, number>();
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu));
  for (const word of words) {
    for (const one of languagesOfWord.get(word) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const own = counts.get(language) ?? 0;
  const least = Math.max(fewestFunctionWords, otherShare * words.size, 2 * own + 1);
  return [...counts].some(
    ([other, count]) => other !== language && count >= least && scriptOf(other) === scriptOf(tag),
  );
}

/** Letters of a script; undefined for one the runtime does not know by a name of four letters. */
function ownLetters(script: string): RegExp | undefined {
  const found = letters.get(script) ?? readLetters(script);
  letters.set(script, found);
  return found;
}

const letters = new Map<string, RegExp | undefined>();

/** CLDR's names of several scripts that are written together. */
const together: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han', 'Bopo'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
};

function readLetters(script: string): RegExp | undefined {
  const names = together[script] ?? [script];
  try {
    return new RegExp(`[${names.map((name) => `\\p{Script_Extensions=${name}}`).join('')}]`, 'gu');
  } catch {
    return undefined;
  }
}
