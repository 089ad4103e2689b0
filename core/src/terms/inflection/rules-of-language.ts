import { baseLanguage } from '../../language/language-tag.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { InflectionRules } from './inflection-rules.ts';
import { danish, norwegian, swedish } from './nordic.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { polish, russian } from './slavic.ts';

/** Particles stand directly behind a word. */
const korean: InflectionRules = {
  paradigms: [
    {
      base: '-',
      forms:
        '을 를 이 가 은 는 의 에 에서 에게 로 으로 와 과 도 만 부터 까지 보다 처럼 들 들을 들이 들은 들의 입니다 이다',
      stem: 1,
    },
  ],
};

const uninflected: InflectionRules = { paradigms: [] };
/** Languages that put many endings behind a word. */
const agglutinating: InflectionRules = { paradigms: [], tolerance: { word: 4, ending: 6 } };

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
  sv: swedish,
  da: danish,
  nb: norwegian,
  nn: norwegian,
  ko: korean,
  tr: agglutinating,
  az: agglutinating,
  fi: agglutinating,
  et: agglutinating,
  hu: agglutinating,
  zh: uninflected,
  ja: uninflected,
  th: uninflected,
  vi: uninflected,
};

/** A language without rules has words that may end a little differently. */
const tolerant: InflectionRules = { paradigms: [], tolerance: { word: 5, ending: 3 } };

export function inflectionOf(language: string): InflectionRules {
  return rules[baseLanguage(language)] ?? tolerant;
}
