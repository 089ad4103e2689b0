import { pluralForms } from '../../messages/plural-forms.ts';
import type { TextPlace, UnitVariant } from '../../xml-rules/xml-vocabulary.ts';

/** What the plurals of a new language have and have not. */
export interface PluralItems {
  /** Forms the file lacks; each begins as the form `other`. */
  readonly missing: readonly UnitVariant[];
  /** Forms that language does not know, with the place of their texts: they stay, and say what `other` says. */
  readonly dropped: ReadonlyMap<string, TextPlace>;
}

const items = /<item\b[^>]*?\squantity\s*=\s*["'](\w+)["'][^>]*>/g;

/** Of the plurals that begin at `start`. */
export function pluralItems(
  text: string,
  { start, name }: { readonly start: number; readonly name: string },
  targetLanguage: string | undefined,
): PluralItems {
  const end = text.indexOf('</plurals', start);
  const places = new Map<string, TextPlace>();
  for (const match of text.slice(start, end === -1 ? start : end).matchAll(items)) {
    const from = start + match.index + match[0].length;
    if (!match[0].endsWith('/>'))
      places.set(match[1] ?? '', { start: from, end: text.indexOf('</item', from) });
  }
  const plan = pluralForms([...places.keys()], targetLanguage, 'cardinal');
  return {
    missing: plan.added.map((category) => ({
      id: `${name}#${category}`,
      open: `<item quantity="${category}">`,
      close: '</item>',
    })),
    dropped: new Map([...places].filter(([category]) => plan.dropped.includes(category))),
  };
}
