import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { bilingualTableTexts } from '@transloom/contracts/bilingual-table-texts';
import type { BilingualHeadings } from '@transloom/core/document/convert/bilingual-rows';
import type { GivenSegment } from './exchange-units.ts';

interface Pair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** Headings of a bilingual table, in the language of whoever downloads it. */
export function exchangeHeadings(
  { sourceLanguage, targetLanguage }: Pair,
  language: InterfaceLanguage,
): BilingualHeadings {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return {
    number: bilingualTableTexts.number[language],
    source: names.of(sourceLanguage) ?? sourceLanguage,
    target: names.of(targetLanguage) ?? targetLanguage,
    status: bilingualTableTexts.status[language],
  };
}

export function statusText(
  { confirmed, locked, target }: Pick<GivenSegment, 'confirmed' | 'locked' | 'target'>,
  language: InterfaceLanguage,
): string {
  if (locked) return bilingualTableTexts.locked[language];
  if (confirmed) return bilingualTableTexts.confirmed[language];
  return bilingualTableTexts[target === '' ? 'empty' : 'draft'][language];
}
