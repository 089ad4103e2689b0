import type { InflectionRules } from './inflection-rules.ts';

const compounds = {
  suffixes:
    /^(?:s|e)?(?:ning|ninger|ningar|ing|inger|ingar|het|heter|skap|lig|liga|lige|isk|iska|iske|bar|lös|løs|full|fuld|else|elser)$/,
  prefixes:
    /^(?:av|af|an|be|bi|för|for|fram|frem|från|fra|ge|in|ind|inn|med|miss|ned|om|på|sam|till|til|under|up|upp|ut|ud|ved|vid|o|u|över|over)$/,
  links: ['', 's', 'e', 'o'],
};

export const swedish: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'en et n t ar er or arna erna na s ens ets', stem: 3, reversible: true },
    { base: 'a', forms: 'an or orna ans', stem: 3 },
    { base: 'e', forms: 'en ar arna', stem: 3 },
    { base: 'el er en', forms: 'eln ern len ren nen lar rar nar larna rarna narna', stem: 2 },
    { base: '- a t', forms: '- a t', stem: 3, only: 'phrase' },
    { base: 'a', forms: 'ar ade at as er te t', stem: 3, only: 'verb' },
  ],
  compounds,
};

export const danish: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'en et n t e er r ne ene erne s ens ets', stem: 3, reversible: true },
    { base: 'e', forms: 'en er erne et', stem: 3 },
    { base: '- e t', forms: '- e t', stem: 3, only: 'phrase' },
    { base: 'e', forms: 'er ede et te t', stem: 3, only: 'verb' },
  ],
  compounds,
};

export const norwegian: InflectionRules = {
  ...danish,
  paradigms: [...danish.paradigms, { base: '-', forms: 'a ane', stem: 3 }],
};
