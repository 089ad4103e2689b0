import type { InflectionRules } from './inflection-rules.ts';

/** Plural, and whose it is: `házak`, `házam`, `házaink`. */
const owners =
  '[aáeéoöő]?k|[aáeéoöőuü]?[mdn]|j?[aáeé]|[uü]nk|j?[uü]k|[aáeéoö]t[oeö]k|[jaeá]{0,2}[ai]i?(?:m|d|nk|tok|tek|k)?|[eé]i(?:m|d|nk|tek|k)?';
const cases = [
  '[aáeéoö]?t',
  'b[ae]n?',
  'b[óő]l',
  'n[ae]k',
  '[oeö]?n',
  'r[ae]',
  'r[óő]l',
  't[óő]l',
  'h[oeö]z',
  'n[áé]l',
  // `with` and `into` take the last consonant of the word: `házzal`, `házzá`.
  'ért',
  'ként',
  'ig',
  '(?:[b-df-hj-np-tvz]|sz|zs|gy|ny|ly|cs)(?:[ae]l|[áé])',
  'képp(?:en)?',
  '[uü]l',
].join('|');

export const hungarian: InflectionRules = {
  paradigms: [],
  endings: {
    stem: 3,
    longest: 10,
    form: new RegExp(`^(?:${owners})?(?:${cases})?$`),
    stems:
      'a á, e é, alom alm, elem elm, erem erm, ükör ükr, dolog dolg, év ev, éz ez, él el, út ut, úr ur, íz iz, ár ar',
  },
  compounds: {
    suffixes: /^(?:(?:[oeö]?s|i|ú|ű|t[ae]lan|telen|tlan|tlen|s?ság|s?ség|beli|féle|szerű|nyi)[a-zá-ű]{0,4})$/,
    prefixes: /^(?:meg|el|ki|be|le|fel|föl|át|össze|vissza|rá|oda|ide|szét|túl|újra|al|elő|utó|nem)$/,
    links: ['', 'i'],
    shortest: 6,
  },
};
