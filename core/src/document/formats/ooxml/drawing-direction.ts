import { attributeRange } from '../../../xml/attribute-range.ts';
import type { DrawingParagraph, ParagraphProperties } from './drawing-paragraph.ts';
import type { PartEdit } from './part-edits.ts';
import { isRightToLeftLanguage } from './scripts.ts';

const mirrored: Readonly<Record<string, string>> = { l: 'r', r: 'l' };

/** Edits that give a paragraph the direction of its new language; none where it has that already. */
export function directionEdits(
  text: string,
  { start, prefix, properties }: DrawingParagraph,
  targetLanguage: string | undefined,
): readonly PartEdit[] {
  if (targetLanguage === undefined) return [];
  const rightToLeft = isRightToLeftLanguage(targetLanguage);
  if (rightToLeft === (properties?.rightToLeft ?? false)) return [];
  const value = rightToLeft ? '1' : '0';
  if (properties === undefined) return [{ start, end: start, xml: `<${prefix}pPr rtl="${value}"/>` }];
  return [setDirection(text, properties, value), ...mirrorAlignment(text, properties)];
}

function setDirection(text: string, { start, end }: ParagraphProperties, value: string): PartEdit {
  const range = attributeRange(text, start, 'rtl');
  if (range !== undefined) return { ...range, xml: `"${value}"` };
  const close = end - (text.startsWith('/>', end - 2) ? 2 : 1);
  return { start: close, end: close, xml: ` rtl="${value}"` };
}

/** Left and right are meant as seen on the page; what is centered or inherited stays. */
function mirrorAlignment(text: string, { start }: ParagraphProperties): readonly PartEdit[] {
  const range = attributeRange(text, start, 'algn');
  const other = range && mirrored[text.slice(range.start + 1, range.end - 1)];
  return range === undefined || other === undefined ? [] : [{ ...range, xml: `"${other}"` }];
}
