import type { InflectionRules } from './inflection-rules.ts';

const plural = 'l[ae]r';
/** Mine, yours … theirs. */
const owner = '[ıiuü]?[mn]|s?[ıiuü]|[ıiuü]?[mn][ıiuü]z|l[ae]r[ıi]';
/** Accusative, genitive, dative, locative, ablative, `with`, `as`, `for`. */
const cases = '[yn]?[ıiuü]|n?[ıiuü]n|[yn]?[ae]|n?[dt][ae]n?|y?l[ae]|n?c[ae]|ç[ae]';
/** `which is in`, `is`, `and it was`. */
const behind = 'ki(?:l[ae]r)?(?:n?[ıiuü]n?)?|[dt][ıiuü]r|y?[dt][ıiuü]|y?s[ae]|s[ıiuü]z|l[ıiuü]';

/** One vowel is lost before an ending that begins with one. */
const shortened =
  'isim ism, resim resm, fikir fikr, şehir şehr, nehir nehr, akıl akl, ağız ağz, burun burn, oğul oğl, beyin beyn, ' +
  'boyun boyn, karın karn, vakit vakt, izin izn, kayıt kayd, kısım kısm, hacim hacm, metin metn, şekil şekl, ' +
  'hüküm hükm, ömür ömr, cisim cism, nesil nesl, asıl asl, keyif keyf, zihin zihn, kayıp kayb';

/** Endings stand behind one another; the vowels follow those of the word, the consonants may grow soft. */
export const turkish: InflectionRules = {
  paradigms: [],
  endings: {
    stem: 2,
    longest: 14,
    form: new RegExp(`^(?:${plural})?(?:${owner})?(?:${cases})?(?:${behind})?$`),
    stems: `p b, ç c, t d, nk ng, k ğ, ${shortened}`,
  },
};
