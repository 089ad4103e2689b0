import {
  defaultInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '@transloom/contracts/answer';

export type Locale = InterfaceLanguage;

export const locales: readonly Locale[] = interfaceLanguages;

const storageKey = 'locale';

/** What was chosen, else what the browser prefers, else Chinese. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === localStorage.getItem(storageKey)) ?? browserLocale();
}

function browserLocale(): Locale {
  const language = navigator.language.toLowerCase();
  return (
    locales.find((locale) => language.split('-')[0] === locale.split('-')[0]) ?? defaultInterfaceLanguage
  );
}

/** Saves the choice and loads the page again, so that every text and format follows. */
export function changeLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
  window.location.reload();
}
