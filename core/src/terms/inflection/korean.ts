import type { InflectionRules } from './inflection-rules.ts';

/** Particles that stand directly behind a word. */
const particles = [
  ...['을', '를', '이', '가', '은', '는', '의', '와', '과', '도', '만', '나', '이나', '랑', '이랑', '하고'],
  ...[
    '에',
    '에서',
    '에게',
    '에게서',
    '께',
    '께서',
    '한테',
    '한테서',
    '로',
    '으로',
    '로서',
    '으로서',
    '로써',
    '으로써',
  ],
  ...[
    '로부터',
    '으로부터',
    '부터',
    '까지',
    '보다',
    '처럼',
    '같이',
    '마다',
    '조차',
    '마저',
    '밖에',
    '뿐',
    '대로',
    '이란',
    '란',
  ],
  ...[
    '이다',
    '입니다',
    '인',
    '이고',
    '이며',
    '이라고',
    '라고',
    '이라는',
    '라는',
    '이므로',
    '이지만',
    '이었다',
    '였다',
    '이면',
    '면',
  ],
].join('|');
/** That stand behind those. */
const further = '는|은|도|만|의|라도|나|요|서|부터|까지';
/** Nouns that say what is done become verbs: `저장하다`, `저장된`. */
const verbs = '(?:하|되|시키)[가-힣]{0,3}|(?:한|할|함|합|해|했|된|될|됨|됩|돼|됐|하였|되었)[가-힣]{0,3}';

export const korean: InflectionRules = {
  paradigms: [],
  looseSpaces: true,
  endings: {
    stem: 1,
    longest: 6,
    form: new RegExp(`^(?:들)?(?:(?:${particles})?(?:${further})?|${verbs})$`),
  },
  compounds: {
    suffixes: /^(?:들|적|성|화|상|별|용|형|식|자|권|력|률|율|량)(?:인|으로|을|를|이|가|은|는|의|에|된|한)?$/,
    prefixes: /^(?:[가-힣]|비|무|불|재|초|신|구|총|각|제)$/,
    links: [''],
    shortest: 3,
  },
};
