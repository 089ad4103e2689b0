import type { DocumentFormat, FormatOptions, UnitVisitor } from '../document-format.ts';
import { documentOptions } from '../document-options.ts';
import type { Apostrophes } from '../icu/escape-icu.ts';
import { type PlaceholderFinder, placeholderFinder } from '../placeholders/find-placeholders.ts';
import { rulesBesideMarkup } from '../placeholders/placeholder-rules.ts';

/** What all formats of strings heed. */
export const stringOptions = [
  'icuMessages',
  'placeholderPatterns',
  'embeddedHtml',
] as const satisfies DocumentFormat['options'];

/** How the strings of one file are read and written. */
export interface StringSettings {
  readonly visit: UnitVisitor;
  readonly targetLanguage: string | undefined;
  readonly finder: PlaceholderFinder;
  /** For values that are HTML; absent where none is. */
  readonly htmlFinder: PlaceholderFinder | undefined;
  /** How messages that show no apostrophe write one; absent where values are no ICU messages. */
  readonly apostrophes: Apostrophes | undefined;
}

/** Formats say how their programs read an apostrophe in a message. */
export function stringSettings(
  visit: UnitVisitor,
  options: FormatOptions,
  apostrophes: Apostrophes,
): StringSettings {
  const { targetLanguage, placeholderPatterns, embeddedHtml } = options;
  const icuMessages = options.icuMessages ?? documentOptions.icuMessages.default;
  return {
    visit,
    targetLanguage,
    finder: placeholderFinder(placeholderPatterns),
    htmlFinder: embeddedHtml === true ? placeholderFinder(placeholderPatterns, rulesBesideMarkup) : undefined,
    apostrophes: icuMessages ? apostrophes : undefined,
  };
}
