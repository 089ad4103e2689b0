import { compareLanguages } from './language-tag.ts';

/**
 * Which of several languages is the wanted one: the same tag, else the same way of writing (zh-CN, zh-Hans), else
 * another region of the language. -1 where none is.
 */
export function findVariant(languages: readonly string[], wanted: string): number {
  const asWritten = languages.indexOf(wanted);
  if (asWritten >= 0) return asWritten;
  const likeness = languages.map((language) => compareLanguages(language.trim(), wanted));
  const places = [languages.findIndex((language) => sameTag(language, wanted)), likeness.indexOf('same')];
  return places.find((place) => place >= 0) ?? likeness.indexOf('variant');
}

function sameTag(first: string, second: string): boolean {
  return first.trim().replaceAll('_', '-').toLowerCase() === second.toLowerCase();
}
