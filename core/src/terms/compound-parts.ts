import type { CompoundRules } from './inflection/inflection-rules.ts';

/** Where in a word a term may stand as its first or last part. */
export interface CompoundPart {
  readonly start: number;
  readonly end: number;
}

const shortestWord = 8;
const shortestPart = 4;

/** In German, Dutch, Swedish and their like: `Datenbank` in `Datenbankverwaltung` and `Kundendatenbank`. */
export function compoundParts(word: string, rules: CompoundRules): readonly CompoundPart[] {
  if (word.length < shortestWord) return [];
  const parts: CompoundPart[] = [];
  for (let cut = shortestPart; cut <= word.length - 3; cut++) {
    if (isFirstPart(word, cut, rules)) parts.push({ start: 0, end: cut });
  }
  for (let cut = 3; cut <= word.length - shortestPart; cut++) {
    if (isLastPart(word, cut, rules)) parts.push({ start: cut, end: word.length });
  }
  return parts;
}

/** Short parts are words by chance too often, unless what is left is long. */
function isLongEnough(part: number, rest: number): boolean {
  return part >= 5 ? rest >= 3 : rest >= 5;
}

function isFirstPart(word: string, cut: number, { suffixes, links }: CompoundRules): boolean {
  const rest = word.slice(cut);
  if (!isLongEnough(cut, rest.length) || suffixes.test(rest)) return false;
  return links.some((link) => rest.startsWith(link) && isWordLike(rest.slice(link.length)));
}

function isLastPart(word: string, cut: number, { prefixes }: CompoundRules): boolean {
  const rest = word.slice(0, cut);
  return isLongEnough(word.length - cut, cut) && !prefixes.test(rest) && isWordLike(rest);
}

function isWordLike(text: string): boolean {
  return text.length >= 3 && /[aeiouyäöüåæø]/.test(text);
}
