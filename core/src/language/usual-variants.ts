/** The variant that people mean who say only the language, where the language itself is not offered. */
export const usualVariants: readonly string[] = ['zh-CN', 'sr-Cyrl', 'nb'];

/** Further names by which languages are searched: of macro-languages, and in common speech. */
export const languageAliases: Readonly<Record<string, string>> = {
  'zh-CN': 'Chinese Mandarin zh 中文 汉语 普通话 国语',
  'zh-TW': 'Chinese Mandarin Taiwan 中文 汉语 国语 台湾',
  'zh-HK': 'Chinese 中文 汉语 香港',
  nb: 'Norwegian no 挪威语 norsk',
  fil: 'Tagalog 他加禄语',
  fa: 'Farsi Persian',
  ms: 'Bahasa',
  id: 'Bahasa',
  es: 'Castilian Castellano',
};
