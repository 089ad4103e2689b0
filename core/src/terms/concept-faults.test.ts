import { expect, test } from 'vitest';
import { conceptFaults } from './concept-faults.ts';

const limits = { sourceLanguage: 'en', targetLanguages: ['zh-CN', 'de'], longest: 30 };

/** Written `en: fog; mist / de: Nebel`. */
function concept(written: string) {
  return {
    sections: written.split(' / ').map((section) => {
      const [language = '', texts = ''] = section.split(': ');
      const status = 'preferred' as const;
      return { language, terms: texts.split('; ').map((text) => ({ text, status })) };
    }),
  };
}

test.each([
  ['en: fog; mist / de: Nebel', []],
  ['en-GB: fog / de-AT: Nebel', []],
  ['en: Transloom / zh-CN: Transloom / de: Transloom', ['identical']],
  ['en: Haus / de: Haus|', ['identical']],
  ['en: fog / zh-CN: … / de: Nebel', ['empty']],
  ['en: fog / ja: 霧', ['unused']],
  ['de: Nebel / zh-CN: 雾', ['unused']],
  ['en: fog / zh-CN: туман густой', ['otherLanguage']],
  ['en: fog / zh-CN: Nebel', []],
  ['en: fog / de: Nebel der am frühen Morgen über den Wiesen liegt', ['tooLong']],
])('of %j they are %j', (written, expected) => {
  expect(conceptFaults(concept(written), limits)).toEqual(expected);
});
