import type { InflectionRules } from './inflection-rules.ts';

const compounds = {
  suffixes:
    /^(?:n|en)?(?:(?:inen|is|ton|tön|ttom|ttöm|uus|yys|uude|yyde|sto|stö|llinen|llis)[a-zäö]{0,6}|j[aä][nt]?)$/,
  prefixes: /^(?:epä|ala|ylä|ali|yli|esi|jälki|uudelleen|ulko|sisä|väli|moni|ennen|taka)$/,
  links: ['', 'n', 'en', 's'],
  // Shorter ones begin very many words (`auto`, `automaatti`).
  shortest: 6,
};

/** Consonants before the last vowel of a word, strong and weak. */
const gradation = 'kk k, pp p, tt t, nk ng, nt nn, lt ll, rt rr, mp mm, k -, p v, t d'
  .split(', ')
  .map((pair) => pair.split(' ').map((letters) => (letters === '-' ? '' : letters)) as [string, string]);
const vowels = ['a', 'ä', 'e', 'i', 'o', 'ö', 'u', 'y'];
/** What the last vowel becomes before the `i` of the plural, and in some words before any ending. */
const pluralVowels: Readonly<Record<string, readonly string[]>> = {
  a: ['o', ''],
  ä: ['ö', ''],
  e: [''],
  i: ['e', ''],
  o: [],
  ö: [],
  u: [],
  y: [],
};

const changed = vowels.flatMap((vowel) => {
  const others = pluralVowels[vowel] ?? [];
  const consonants = gradation.flatMap(([strong, weak]) =>
    [vowel, ...others].map((other) => `${strong}${vowel} ${weak + other || '-'}`),
  );
  return [...others.map((other) => `${vowel} ${other || '-'}`), ...consonants];
});

const finnishEndings = new RegExp(
  [
    '^(?:(?:[ij]|ei)?(?:n|t|t?t?[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ks[ie]|tt[aä]|ine|[aäeioöuy]n|h[aäeioöuy]n|seen|siin|den|tten|ten))?',
    '(?:ni|si|ns[aä]|mme|nne|[aä]ns[aä]|ens[aä]|[aäe]{1,2}n)?',
    '(?:kin|k[aä]{2}n|k[oö]|h[aä]n|p[aä])?$',
  ].join(''),
);

export const finnish: InflectionRules = {
  paradigms: [],
  endings: {
    stem: 2,
    longest: 12,
    form: finnishEndings,
    stems: [
      ...changed,
      'uku uvu, yky yvy',
      'nen se, nen s, in ime, in im, tin ttime, ton ttoma, tön ttömä',
      'us ukse, us uks, ys ykse, ys yks, os okse, os oks, ös ökse, ös öks, is ikse, is iks, as akse, es ekse, es eks',
      'uus uude, uus uute, uus uut, uus uuks, yys yyde, yys yyte, yys yyt, yys yyks',
      'as aa, äs ää, is ii, kas kkaa, kas kka, käs kkää, tas ttaa, tas tta, täs ttää, pas ppaa, pas ppa, päs ppää, das taa',
      'e ee, te ttee, ke kkee, pe ppee, de tee, te tte, ke kke, pe ppe, si de, si te, si t, nut nee, nyt nee',
    ].join(', '),
  },
  compounds,
};

const estonianEndings =
  /^(?:[aeiu]{0,2}(?:d|t|s|id|sid)?|[aeiu]?(?:de|te)?(?:sse|s|st|le|l|lt|ks|ni|na|ta|ga)|[aeiu]?(?:de|te))$/;

export const estonian: InflectionRules = {
  paradigms: [],
  endings: {
    stem: 3,
    longest: 6,
    form: estonianEndings,
    stems: 'k g, p b, t d, ne se, ne s, us use, is ise, i -, u -, a -, e -, el l, er r',
  },
  compounds: { ...compounds, prefixes: /^(?:eba|ala|üle|eel|järel|taas|ette|välja|sisse)$/ },
};
