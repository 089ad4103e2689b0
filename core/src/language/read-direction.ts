import { baseLanguage } from './language-tag.ts';

/** BCP 47 tags. */
export interface ModelDirection {
  readonly source: string;
  readonly target: string;
}

/**
 * The languages of a folder named `en-zh-Hans` or `zh-Hans-en`. A tag may have parts of its own, so of several
 * readings that with English on one side is meant, else the first.
 */
export function readDirection(name: string): ModelDirection | undefined {
  const parts = name.split('-');
  const readings = parts.slice(1).flatMap((_, index): ModelDirection[] => {
    const source = canonical(parts.slice(0, index + 1).join('-'));
    const target = canonical(parts.slice(index + 1).join('-'));
    return source === undefined || target === undefined ? [] : [{ source, target }];
  });
  return readings.find(isWithEnglish) ?? readings[0];
}

function isWithEnglish({ source, target }: ModelDirection): boolean {
  return baseLanguage(source) === 'en' || baseLanguage(target) === 'en';
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined; // not well-formed
  }
}
