import { baseLanguage } from '../language/language-tag.ts';

const languagesByEncoding: Readonly<Record<string, string>> = {
  'windows-1250': 'bs cs hr hu pl ro sk sl sq',
  'windows-1251': 'be bg kk ky mk mn ru sr tg uk',
  'windows-1253': 'el',
  'windows-1254': 'az tr',
  'windows-1255': 'he yi',
  'windows-1256': 'ar fa ur',
  'windows-1257': 'et lt lv',
  'windows-1258': 'vi',
  'windows-874': 'th',
};

const encodings = new Map(
  Object.entries(languagesByEncoding).flatMap(([encoding, languages]) =>
    languages.split(' ').map((language) => [language, encoding] as const),
  ),
);

/** The encoding of one byte a character that files of a language mostly have where they are not in UTF-8. */
export function encodingOfLanguage(languageTag: string): string | undefined {
  return encodings.get(baseLanguage(languageTag));
}
