import { pluralCategories } from '../../../language/language-tag.ts';
import type { UnitVariant } from '../../xml-rules/xml-vocabulary.ts';

/** The forms the new language needs and the plurals that begin at `start` lack; each begins as the form `other`. */
export function missingForms(
  text: string,
  { start, name }: { readonly start: number; readonly name: string },
  targetLanguage: string | undefined,
): readonly UnitVariant[] {
  if (targetLanguage === undefined) return [];
  const end = text.indexOf('</plurals', start);
  const forms = text.slice(start, end === -1 ? undefined : end).matchAll(/\squantity\s*=\s*["'](\w+)["']/g);
  const there = new Set([...forms].map((match) => match[1]));
  return pluralCategories(targetLanguage)
    .filter((category) => !there.has(category))
    .map((category) => ({
      id: `${name}#${category}`,
      open: `<item quantity="${category}">`,
      close: '</item>',
    }));
}
