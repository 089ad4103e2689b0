import type { InlineText, StyleRun } from '../inline/inline-text.ts';
import { encodeXmlText } from '../xml/xml-text.ts';
import type { BlockLook, PageBlock, TextSpan } from './pages-document.ts';
import type { WordAddresses } from './word-addresses.ts';

/** Returns the runs of a paragraph, with links around those that lead to an address. */
export function wordRuns(block: PageBlock, addresses: WordAddresses): string {
  const pieces = piecesOf(block).map((piece) => {
    const link = piece.span?.link ?? block.link;
    return { url: link?.url, run: runOf(piece, block.look) };
  });
  let xml = '';
  for (const [index, { url, run }] of pieces.entries()) {
    const opens = url !== undefined && pieces[index - 1]?.url !== url;
    const closes = url !== undefined && pieces[index + 1]?.url !== url;
    if (opens) xml += `<w:hyperlink r:id="${addresses.idOf(url)}" w:history="1">`;
    xml += `${run}${closes ? '</w:hyperlink>' : ''}`;
  }
  return xml;
}

interface Piece {
  readonly text: string;
  readonly style: StyleRun | undefined;
  readonly span: TextSpan | undefined;
}

/** The text in pieces of one style and one span each. */
function piecesOf({ text: inline, spans = {} }: PageBlock): readonly Piece[] {
  const { text, styles, codes } = inline;
  const edges = [0, text.length, ...styles.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set([...edges, ...codes.map(({ at }) => at)])].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => ({
    text: text.slice(start, places[index + 1]),
    style: styles.find((run) => run.start <= start && start < run.end),
    span: spans[spanAt(inline, start)],
  }));
}

/** Returns the id of the innermost pair around the character, or -1. */
function spanAt({ codes }: InlineText, place: number): number {
  const open: number[] = [];
  for (const { id, kind, at } of codes) {
    if (at > place) break;
    if (kind === 'open') open.push(id);
    else if (open.includes(id)) open.splice(open.lastIndexOf(id), 1);
  }
  return open.at(-1) ?? -1;
}

function runOf({ text, style, span }: Piece, look: BlockLook): string {
  const bold = look.bold || style?.bold ? '<w:b/><w:bCs/>' : '';
  const italic = style?.italic ? '<w:i/><w:iCs/>' : '';
  const shown = span?.color ?? look.color;
  const color = shown === '#000000' && look.color === shown ? '' : `<w:color w:val="${shown.slice(1)}"/>`;
  const halfPoints = Math.min(400, Math.max(8, Math.round(look.size * 2)));
  const size = `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
  const underline = style?.underline
    ? `<w:u w:val="single" w:color="${(style.underlineColor ?? '#0000ff').slice(1)}"/>`
    : '';
  const shift = span?.shift ? `<w:vertAlign w:val="${shifts[span.shift]}"/>` : '';
  const properties = `<w:rPr>${bold}${italic}${color}${size}${underline}${shift}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${encodeXmlText(text)}</w:t></w:r>`;
}

const shifts = { super: 'superscript', sub: 'subscript' } as const;
