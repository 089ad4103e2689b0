import type { LanguagePair } from '../language/language-pair.ts';
import { looksLikeOtherLanguage } from '../language/looks-like-other-language.ts';
import { withoutKeptWords } from './kept-words.ts';

/** Whether an answer is in another language than was asked for. Names and code of the source are left aside. */
export function isWrongLanguage(source: string, target: string, { targetLanguage }: LanguagePair): boolean {
  const own = withoutKeptWords(target, source);
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  return letters >= fewestLetters && looksLikeOtherLanguage(own, targetLanguage);
}

/** Fewer are a name. */
const fewestLetters = 8;
