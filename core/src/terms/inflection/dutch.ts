import type { InflectionRules } from './inflection-rules.ts';

const consonants = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't'];
const vowels = ['a', 'e', 'o', 'u'];

/** `bom`, `bommen`; `boom`, `bomen`: each consonant doubles, each long vowel is written once. */
const doubled = consonants.map((letter) => ({
  base: letter,
  forms: `${letter}${letter}en ${letter}${letter}e`,
  stem: 2,
}));
const shortened = vowels.flatMap((vowel) =>
  consonants.map((letter) => ({
    base: `${vowel}${vowel}${letter}`,
    forms: `${vowel}${letter}en ${vowel}${letter}e`,
    stem: 1,
  })),
);

export const dutch: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'en s eren ën', stem: 3, reversible: true },
    { base: 'e', forms: 'en es', stem: 3 },
    { base: 'heid', forms: 'heden', stem: 2, reversible: true },
    { base: 'f s', forms: 'ven zen', stem: 2 },
    ...doubled,
    ...shortened,
    { base: '- e', forms: '- e', stem: 3, only: 'phrase' },
    { base: 'en', forms: '- t te ten de den end ende', stem: 3, only: 'verb' },
    { base: 'en', forms: 't d en', stem: 3, only: 'verb', prefix: 'ge' },
  ],
  irregular: 'steden stad, schepen schip, leden lid, wegen weg, dagen dag',
  compounds: {
    suffixes:
      /^(?:s|en|e)?(?:ing|ingen|heid|heden|schap|schappen|lijk|lijke|isch|ische|baar|bare|loos|loze|vol|achtig|tje|tjes|je|jes|ster|eren|erij)$/,
    prefixes: /^(?:aan|af|be|bij|door|er|ge|her|in|mis|na|om|on|onder|ont|op|over|toe|uit|ver|voor|weg)$/,
    links: ['', 's', 'en', 'e', 'n'],
  },
};
