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
  const { shortest: part = shortestPart, shortest = shortestWord } = rules;
  if (word.length < shortest) return [];
  const parts: CompoundPart[] = [];
  for (let cut = part; cut < word.length; cut++) {
    if (isFirstPart(word, cut, rules)) parts.push({ start: 0, end: cut });
  }
  for (let cut = 1; cut <= word.length - part; cut++) {
    if (isLastPart(word, cut, rules)) parts.push({ start: cut, end: word.length });
  }
  return parts;
}

/** Short parts are words by chance too often, unless what is left is long. */
function isLongEnough(part: number, rest: number, { shortest }: CompoundRules): boolean {
  if (shortest !== undefined) return part >= shortest && rest >= 2;
  return part >= 5 ? rest >= 3 : rest >= 5;
}

function isFirstPart(word: string, cut: number, rules: CompoundRules): boolean {
  const { suffixes, links } = rules;
  const rest = word.slice(cut);
  if (!isLongEnough(cut, rest.length, rules) || suffixes.test(rest)) return false;
  return links.some((link) => rest.startsWith(link) && isWordLike(rest.slice(link.length), rules));
}

function isLastPart(word: string, cut: number, rules: CompoundRules): boolean {
  const rest = word.slice(0, cut);
  return isLongEnough(word.length - cut, cut, rules) && !rules.prefixes.test(rest) && isWordLike(rest, rules);
}

function isWordLike(text: string, { shortest }: CompoundRules): boolean {
  if (shortest !== undefined) return true;
  return text.length >= 3 && /[aeiouyäöüåæø]/.test(text);
}
