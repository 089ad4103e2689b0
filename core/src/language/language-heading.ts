import { languageNames } from './language-names.ts';
import { baseLanguage, compareLanguages, scriptOf } from './language-tag.ts';

/** What Chinese people call a language beside the name that ends in 语: 英文, 中文, 汉语. */
function otherChineseNames(name: string): readonly string[] {
  return name.endsWith('语') ? [`${name.slice(0, -1)}文`] : [];
}

const namesOfChinese: readonly (readonly [script: string | undefined, names: readonly string[]])[] = [
  [undefined, ['中文', '汉语', '漢語', '华语', '国语', 'chinese', 'mandarin']],
  [
    'Hans',
    ['简体', '简体中文', '简中', '中文简体', '中文（简体）', 'simplified chinese', 'chinese (simplified)'],
  ],
  [
    'Hant',
    [
      '繁体',
      '繁體',
      '繁体中文',
      '繁體中文',
      '繁中',
      '中文繁體',
      '中文（繁体）',
      'traditional chinese',
      'chinese (traditional)',
    ],
  ],
];

/**
 * Which of these languages a heading names: by its name in English, in Chinese or in itself, as tables have it. A name
 * without a region names the language in any region.
 */
export function languageOfHeading(heading: string, languages: readonly string[]): string | undefined {
  const word = heading.trim().toLowerCase().replaceAll('(', '（').replaceAll(')', '）');
  return languages.find((language) => namesOf(language).some((name) => fold(name) === word));
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll('(', '（').replaceAll(')', '）');
}

function namesOf(language: string): readonly string[] {
  const rows = languageNames.filter(
    ([tag]) => tag === baseLanguage(language) || compareLanguages(tag, language) === 'same',
  );
  const listed = rows.flatMap(([, english, chinese, own]) => [
    english,
    chinese,
    own,
    ...otherChineseNames(chinese),
  ]);
  return [...listed, ...runtimeNames(language), ...chineseNames(language)];
}

function runtimeNames(language: string): readonly string[] {
  return ['en', 'zh', language].flatMap((inLanguage) => {
    const names = new Intl.DisplayNames([inLanguage], { type: 'language' });
    return [language, baseLanguage(language)].flatMap((tag) => names.of(tag) ?? []);
  });
}

function chineseNames(language: string): readonly string[] {
  if (baseLanguage(language) !== 'zh') return [];
  return namesOfChinese.flatMap(([script, names]) =>
    script === undefined || script === scriptOf(language) ? names : [],
  );
}
