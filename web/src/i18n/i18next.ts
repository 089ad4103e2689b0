import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLocale, type Locale } from './locale.ts';

export { i18next };

type Catalogue = Record<string, Record<string, unknown>>;

/** One chunk a language; the other one is never loaded. */
const catalogues: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  'zh-CN': async () => (await import('./zh-CN/catalogue.ts')).catalogue,
  'en-US': async () => (await import('./en-US/catalogue.ts')).catalogue,
};

export async function startTexts(locale: Locale = currentLocale()): Promise<void> {
  const catalogue = await catalogues[locale]();
  document.documentElement.lang = locale;
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: [locale],
    resources: { [locale]: catalogue },
    ns: Object.keys(catalogue),
    defaultNS: 'shell',
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
}
