import type { InlineText } from '../../inline/inline-text.ts';
import type { LanguagePair } from '../../language/language-pair.ts';
import { entryFaultKinds, entryFaults } from '../../memory/entries/entry-faults.ts';
import { hostAddress, webAddress } from '../../text/address-patterns.ts';
import { tokenize } from '../statistical/tokens.ts';

/**
 * Why a pair is left out of training. By itself: those of memory entries; `addresses`: not the same web addresses;
 * `symbols`: hardly a letter; `garbled`: broken by a wrong encoding. Beside the others: `lengths`: much longer or
 * shorter than its source lets expect; `duplicate`: the same pair came before; `nearDuplicate`: but for numbers, case
 * and punctuation it did; `manyTargets`: its source has enough targets; `alikeHeldOut`: its source is as good as one
 * that is kept for testing.
 */
export const pairFaultKinds = [
  ...entryFaultKinds,
  'addresses',
  'symbols',
  'garbled',
  'lengths',
  'duplicate',
  'nearDuplicate',
  'manyTargets',
  'alikeHeldOut',
] as const;
export type PairFault = (typeof pairFaultKinds)[number];

const longest = { characters: 400, tokens: 80 };
/** Letters and digits among all that is not white space. */
const leastLetters = 0.2;

/** Faults that a pair has whatever the others are. */
export function pairFaults(
  { source, target }: { readonly source: InlineText; readonly target: InlineText },
  languages: LanguagePair,
): readonly PairFault[] {
  const entry = entryFaults({ source, target }, { ...languages, longest: longest.characters });
  if (entry.includes('empty')) return entry;
  const sides = [source.text, target.text];
  // A text without letters, such as a number, is the same in both languages.
  const faults: PairFault[] = entry.filter((fault) => fault !== 'identical' || /\p{L}/u.test(source.text));
  if (!faults.includes('tooLong') && sides.some(isLong)) faults.push('tooLong');
  if (addressesOf(source.text) !== addressesOf(target.text)) faults.push('addresses');
  if (sides.some(isSymbols)) faults.push('symbols');
  if (sides.some((text) => garbled.test(text))) faults.push('garbled');
  return faults;
}

function isLong(text: string): boolean {
  return text.length > longest.tokens && tokenize(text).length > longest.tokens;
}

function addressesOf(text: string): string {
  return (text.match(address) ?? [])
    .map((found) => found.replace(/[/.,;]+$/, ''))
    .sort()
    .join('\n');
}

const address = new RegExp(`${webAddress}|${hostAddress}`, 'gu');

function isSymbols(text: string): boolean {
  const marks = text.replace(/\s+/g, '');
  if (marks.length < 4) return false;
  return (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length < leastLetters * marks.length;
}

/** The replacement character, UTF-8 read as Latin-1 or Windows-1252 or GBK, and unfilled memory in GBK. */
const garbled = /\ufffd|[ÃÂ][\u0080-\u00bf]|[âï][€»][\u0080-\u2122]|ðŸ|锟斤拷|烫烫烫/u;
