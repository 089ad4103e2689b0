import { baseLanguage } from '../../language/language-tag.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { estonian, finnish } from './finnic.ts';
import { german } from './german.ts';
import { hungarian } from './hungarian.ts';
import type { InflectionRules } from './inflection-rules.ts';
import { korean } from './korean.ts';
import { danish, norwegian, swedish } from './nordic.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { arabic, hebrew, persian } from './semitic.ts';
import { czech, polish, russian, ukrainian } from './slavic.ts';
import { turkish } from './turkish.ts';

const uninflected: InflectionRules = { paradigms: [] };

const rules: Readonly<Record<string, InflectionRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  ru: russian,
  nl: dutch,
  pl: polish,
  cs: czech,
  uk: ukrainian,
  sv: swedish,
  da: danish,
  nb: norwegian,
  nn: norwegian,
  ko: korean,
  tr: turkish,
  az: turkish,
  fi: finnish,
  et: estonian,
  hu: hungarian,
  ar: arabic,
  fa: persian,
  he: hebrew,
  zh: uninflected,
  ja: uninflected,
  th: uninflected,
  vi: uninflected,
};

/** A language without rules has words that may end a little differently. */
const tolerant: InflectionRules = { paradigms: [], endings: { stem: 5, longest: 3 } };

export function inflectionOf(language: string): InflectionRules {
  return rules[baseLanguage(language)] ?? tolerant;
}
