import type { InflectionRules } from './inflection-rules.ts';

const adjective = 'e en em er es';

export const german: InflectionRules = {
  paradigms: [
    { base: '-', forms: 's es e en n er ern ens nen se sen ses', stem: 3, capital: true, umlaut: true },
    { base: 'er el en', forms: 'er ern ers el eln els en ens', stem: 2, capital: true, umlaut: true },
    {
      base: 'ung heit keit schaft ion tät',
      forms: 'ungen heiten keiten schaften ionen täten',
      stem: 2,
      capital: true,
      reversible: true,
    },
    { base: 'um us a', forms: 'en', stem: 3, capital: true },
    { base: '-', forms: adjective, stem: 3, only: 'phrase' },
    { base: adjective, forms: `- ${adjective}`, stem: 3, only: 'phrase' },
    { base: 'en', forms: 'e st t est et te ten test tet end ende enden', stem: 3, only: 'verb' },
    { base: 'ern eln', forms: 'ert erst erte erten elt elst elte elten ernd elnd', stem: 2, only: 'verb' },
    { base: 'en', forms: 't et en', stem: 3, only: 'verb', prefix: 'ge' },
    { base: 'ern eln', forms: 'ert elt', stem: 2, only: 'verb', prefix: 'ge' },
  ],
  compounds: {
    suffixes:
      /^(?:s|es|n|en|er|e)?(?:.{0,2}ung|.{0,2}ungen|heit|keit|schaft|schaften|lich|liche[rnms]?|isch|ische[rnms]?|bar|bare[rnms]?|los|lose[rnms]?|voll|haft|chen|lein|ling|linge|tum|ieren|iert|ierung|ier|ern|ers|erin|ische)$/,
    prefixes:
      /^(?:ab|an|auf|aus|be|bei|da|dar|durch|ein|ent|er|ge|her|hin|hinter|in|los|miss|mit|nach|über|um|un|unter|ur|ver|vor|weg|wieder|wider|zer|zu|zurück|zusammen)$/,
    capital: true,
    links: ['', 's', 'es', 'n', 'en', 'e', 'er'],
  },
};
