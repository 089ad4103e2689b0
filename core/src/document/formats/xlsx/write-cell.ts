import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { RunNode } from '../ooxml/run-nodes.ts';
import { writePlace } from './cell-place.ts';
import { writeRichText } from './rich-text.ts';
import type { SheetCell } from './sheet-cell.ts';
import { encodeStringEscapes } from './string-escapes.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** Excel holds no more in a cell. */
export const longestCell = 32_767;

interface SheetPlace {
  readonly part: string;
  readonly prefix: string;
}

/** Writes the text of a cell that has one. */
export function writeCell(
  walk: WorkbookWalk,
  { part, prefix }: SheetPlace,
  cell: SheetCell,
  given: readonly RunNode[],
): void {
  const nodes = fitting(walk, given);
  const look = walk.styles.look(cell.style);
  const { content } = cell;
  if (content === undefined) return;
  if (cell.type === 's') {
    walk.strings.write(Number(cell.value), { part, ...content }, { nodes, cell: look });
    return;
  }
  const xml = writeRichText(nodes, look, prefix);
  if (cell.type === 'inlineStr') walk.edits.add(part, { ...content, xml });
  else if (/^<(?:\w+:)?t\b/.test(xml)) {
    const text = nodes.map((node) => (node.kind === 'text' ? node.text : node.native)).join('');
    walk.edits.add(part, { ...content, xml: encodeXmlText(encodeStringEscapes(text)) });
  } else {
    const { start, end } = cell;
    walk.edits.add(part, { start, end, xml: inlineCell({ cell, content: xml, prefix }) });
  }
}

/** A cell that holds its text itself; `content` is that of `is`. */
export function inlineCell({
  cell,
  content,
  prefix,
}: {
  readonly cell: Pick<SheetCell, 'row' | 'column' | 'style'>;
  readonly content: string;
  readonly prefix: string;
}): string {
  const style = cell.style === 0 ? '' : ` s="${cell.style}"`;
  const is = `<${prefix}is>${content}</${prefix}is>`;
  return `<${prefix}c r="${writePlace(cell)}"${style} t="inlineStr">${is}</${prefix}c>`;
}

/** As much of the text as a cell holds. */
export function fitting(walk: WorkbookWalk, nodes: readonly RunNode[]): readonly RunNode[] {
  let left = longestCell;
  let cut = false;
  const fitted = nodes.map((node) => {
    const text = node.kind === 'text' ? node.text : node.native;
    if (text.length <= left) {
      left -= text.length;
      return node;
    }
    cut = true;
    const kept = text.slice(0, left);
    left = 0;
    return { kind: 'text', text: kept, look: node.look } as const;
  });
  if (cut) walk.report.warn('text-shortened');
  return cut ? fitted : nodes;
}
