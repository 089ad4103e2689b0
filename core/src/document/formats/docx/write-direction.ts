import type { EditList } from '../ooxml/edit-list.ts';
import { isRightToLeftLanguage } from '../ooxml/scripts.ts';
import type { Paragraph } from './paragraph.ts';
import { emptyElement } from './word-names.ts';

/** In the schema these stand behind `w:bidi` (CT_PPr). */
const behindBidi =
  /<(?:\w+:)?(?:adjustRightInd|snapToGrid|spacing|ind|contextualSpacing|mirrorIndents|suppressOverlap|jc|textDirection|textAlignment|textboxTightWrap|outlineLvl|divId|cnfStyle|rPr|sectPr|pPrChange)\b/;

export interface ParagraphHead {
  /** Where the replacement begins: before the properties, if they change. */
  readonly start: number;
  readonly xml: string;
}

/** The paragraph's properties with the direction of the new language; untouched where it is right already. */
export function writeDirection(
  { properties, names, contentStart }: Paragraph,
  targetLanguage: string | undefined,
  source: EditList,
): ParagraphHead {
  const rightToLeft = targetLanguage !== undefined && isRightToLeftLanguage(targetLanguage);
  const { bidi } = properties ?? {};
  const keep = { start: contentStart, xml: '' };
  if (targetLanguage === undefined || rightToLeft === (bidi?.on ?? false)) return keep;
  if (properties === undefined) {
    return {
      start: contentStart,
      xml: `<${names.element}pPr>${emptyElement(names, 'bidi')}</${names.element}pPr>`,
    };
  }
  const { start, end } = properties;
  const element = rightToLeft ? emptyElement(names, 'bidi') : '';
  if (bidi === undefined) return { start, xml: insertBidi(source.slice(start, end), element) };
  return { start, xml: source.slice(start, bidi.start) + element + source.slice(bidi.end, end) };
}

function insertBidi(properties: string, bidi: string): string {
  if (properties.endsWith('/>')) {
    const name = /^<([^\s/>]+)/.exec(properties)?.[1] ?? '';
    return `<${name}>${bidi}</${name}>`;
  }
  const at = properties.search(behindBidi);
  const place = at >= 0 ? at : properties.lastIndexOf('</');
  return properties.slice(0, place) + bidi + properties.slice(place);
}
