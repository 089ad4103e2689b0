import { numberReadings } from '../../auto-replace/number-readings.ts';
import { numberSpans } from '../../auto-replace/number-spans.ts';
import type { InlineCodeKind, InlineText } from '../../inline/inline-text.ts';
import { isOtherLanguage } from '../../language/is-other-language.ts';
import type { LanguagePair } from '../../language/language-pair.ts';

/**
 * Faults of an entry by itself. `identical`: the texts without codes are equal; `otherLanguage`: one of them
 * certainly has another language; `codes`: the numbers of codes of a kind differ; `numbers`: one text has a number
 * that the other lacks.
 */
export const entryFaultKinds = [
  'empty',
  'identical',
  'otherLanguage',
  'tooLong',
  'codes',
  'numbers',
] as const;
export type EntryFault = (typeof entryFaultKinds)[number];

export interface FaultLimits extends LanguagePair {
  /** Longest source or target, in characters. */
  readonly longest: number;
}

export function entryFaults(
  { source, target }: { readonly source: InlineText; readonly target: InlineText },
  { sourceLanguage, targetLanguage, longest }: FaultLimits,
): readonly EntryFault[] {
  if (source.text.trim() === '' || target.text.trim() === '') return ['empty'];
  const identical = source.text.trim().normalize('NFC') === target.text.trim().normalize('NFC');
  const has: Readonly<Record<EntryFault, boolean>> = {
    empty: false,
    identical,
    // Equal texts are a name or were not translated, so they show no language.
    otherLanguage:
      !identical &&
      (isOtherLanguage(source.text, sourceLanguage) || isOtherLanguage(target.text, targetLanguage)),
    tooLong: Math.max(source.text.length, target.text.length) > longest,
    codes: kindsOf(source) !== kindsOf(target),
    numbers: !identical && !haveSameNumbers(source.text, target.text),
  };
  return entryFaultKinds.filter((kind) => has[kind]);
}

/** Ids are given by each text anew, so that only the kinds can be compared. */
function kindsOf({ codes }: InlineText): string {
  const count = (wanted: InlineCodeKind) => codes.filter(({ kind }) => kind === wanted).length;
  return [count('open'), count('close'), count('placeholder')].join();
}

/** Whether each number of one text has a partner in the other, in any order and notation. */
function haveSameNumbers(source: string, target: string): boolean {
  const left = readingsOf(target);
  for (const readings of readingsOf(source)) {
    const at = left.findIndex((others) => others.some((other) => readings.includes(other)));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function readingsOf(text: string): (readonly string[])[] {
  return numberSpans(text.normalize('NFKC')).map(({ written }) => numberReadings(written));
}
