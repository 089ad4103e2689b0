import { type Splice, spliceText } from '../../text/splice-text.ts';
import { spellingsOf } from '../formats/html/html-text.ts';
import { readHtml } from '../formats/html/read-html.ts';
import type { InlineToken } from '../inline-token.ts';
import { escapeCdata, escapeXml } from './escape-xml.ts';
import type { GatheredUnit, XmlReading } from './xml-flow.ts';
import { cdataMarks } from './xml-text-tokens.ts';

/** The tags, entities and so on that make a text HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** What is to be replaced in a text that is a page or a part of one; undefined where it is none. */
export function visitEmbeddedHtml(
  reading: XmlReading,
  { raw, tokens, block }: GatheredUnit,
): readonly Splice[] | undefined {
  const texts = tokens.filter((token) => token.kind === 'text');
  const [first, last] = [tokens[0], tokens.at(-1)];
  const html = texts.map(({ text }) => text).join('');
  if (block === undefined || first === undefined || last === undefined || !markup.test(html))
    return undefined;
  if (!tokens.every((token) => token.kind === 'text' || isSectionMark(token, raw))) return undefined;
  const { key, notes = [] } = block.rule;
  const { splices, restored = 0 } = readHtml(
    html,
    (unit) => {
      const all = [...notes, ...(unit.notes ?? [])];
      return reading.visit({
        ...unit,
        ...(key !== undefined && { key }),
        ...(all.length > 0 && { notes: all }),
      });
    },
    { idPrefix: `${reading.idPrefix}${block.id}/` },
  );
  reading.warnings.add('codes-restored', restored);
  if (splices.length === 0) return [];
  const place = { start: first.start, end: last.end };
  return [{ ...place, text: written(spliceText(html, splices), raw.slice(place.start, place.end)) }];
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
