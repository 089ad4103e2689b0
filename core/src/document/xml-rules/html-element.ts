import type { Splice } from '../../text/splice-text.ts';
import type { UnitVisitor } from '../document-format.ts';
import { visitEmbeddedHtml } from '../embedded-html.ts';
import { spellingsOf } from '../formats/html/html-text.ts';
import type { InlineToken } from '../inline-token.ts';
import { escapeCdata, escapeXml } from './escape-xml.ts';
import type { GatheredUnit, XmlReading } from './xml-flow.ts';
import { cdataMarks } from './xml-text-tokens.ts';
import type { BlockRule } from './xml-vocabulary.ts';

/** The tags, entities and so on that make a text HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** What is to be replaced in an element whose text is a page or a part of one; undefined where it is none. */
export function visitHtmlElement(
  { visit, idPrefix, warnings }: XmlReading,
  { raw, tokens, block }: GatheredUnit,
): readonly Splice[] | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const html = tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
  if (block === undefined || first === undefined || last === undefined || !markup.test(html))
    return undefined;
  if (!tokens.every((token) => token.kind === 'text' || isSectionMark(token, raw))) return undefined;
  const embedded = { text: html, idPrefix: `${idPrefix}${block.id}/` };
  const { text, restored } = visitEmbeddedHtml(embedded, withContext(visit, block.rule));
  warnings.add('codes-restored', restored);
  const [start, end] = [first.start, last.end];
  return text === undefined ? [] : [{ start, end, text: written(text, raw.slice(start, end)) }];
}

/** What is said of the element is said of each unit in it. */
function withContext(visit: UnitVisitor, { key, notes = [] }: BlockRule): UnitVisitor {
  return (unit) => {
    const all = [...notes, ...(unit.notes ?? [])];
    return visit({ ...unit, ...(key !== undefined && { key }), ...(all.length > 0 && { notes: all }) });
  };
}

function isSectionMark(token: InlineToken, raw: string): boolean {
  const written = raw.slice(token.start, token.end);
  return written === cdataMarks.open || written === cdataMarks.close;
}

/** In one section where the whole text was one. */
function written(html: string, before: string): string {
  const inSection =
    before.trimStart().startsWith(cdataMarks.open) && before.trimEnd().endsWith(cdataMarks.close);
  if (inSection) return `${cdataMarks.open}${escapeCdata(html)}${cdataMarks.close}`;
  return escapeXml(html, spellingsOf(before));
}
