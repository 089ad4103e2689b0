import { findLanguage } from '@transloom/core/language/languages';
import { currentLocale } from './locale.ts';

/** A language's name in the language of the interface; a tag nobody knows stays as it is. */
export function languageName(tag: string): string {
  const language = findLanguage(tag);
  if (language === undefined) return tag;
  return currentLocale() === 'zh-CN' ? language.chineseName : language.englishName;
}

/** For lists of languages that somebody looks through for one. */
export function compareLanguageNames(tag: string, other: string): number {
  return languageName(tag).localeCompare(languageName(other), currentLocale());
}
