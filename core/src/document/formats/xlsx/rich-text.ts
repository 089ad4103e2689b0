import { readElementText } from '../../../xml/element-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { joinTexts, lineBreak, type RunLook, type RunNode, type TextNode } from '../ooxml/run-nodes.ts';
import { readFontLook, writeFontLook } from './font-look.ts';
import { decodeStringEscapes, encodeStringEscapes } from './string-escapes.ts';

/** A run as it stands; one without a look has that of its cell. */
export interface RichRun {
  readonly text: string;
  readonly look?: RunLook;
}

/** Reads the runs of the string item, inline string or comment that starts here; goes on to its end. */
export function readRichText(scanner: XmlScanner): readonly RichRun[] {
  const { depth } = scanner;
  const runs: RichRun[] = [];
  const state: { look: RunLook | undefined } = { look: undefined };
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'start') readChild(scanner, runs, state);
  return runs;
}

function readChild(scanner: XmlScanner, runs: RichRun[], state: { look: RunLook | undefined }): void {
  if (scanner.name === 'x:r') state.look = undefined;
  else if (scanner.name === 'x:rPr') state.look = readFontLook(scanner);
  else if (scanner.name === 'x:t') {
    const text = decodeStringEscapes(readElementText(scanner));
    runs.push(state.look === undefined ? { text } : { text, look: state.look });
  } else scanner.skipElement(); // reading aids (rPh, phoneticPr)
}

/** Line breaks become codes. */
export function runNodes(runs: readonly RichRun[], cell: RunLook): readonly RunNode[] {
  return runs.flatMap(({ text, look = cell }) => {
    if (!text.includes('\n')) return { kind: 'text', text, look };
    return text.split(/(\r?\n)/).map((piece): RunNode => {
      if (!piece.endsWith('\n')) return { kind: 'text', text: piece, look };
      return { kind: 'placeholder', details: lineBreak, native: piece, look };
    });
  });
}

/** The content of a string item: plain where it looks as its cell. */
export function writeRichText(nodes: readonly RunNode[], cell: RunLook, prefix: string): string {
  const texts = plainNodes(nodes);
  const only = texts.length === 1 ? texts[0] : undefined;
  if (texts.length === 0) return textElement('', prefix);
  if (only !== undefined && writeFontLook(only.look, cell, prefix) === '')
    return textElement(only.text, prefix);
  return texts
    .map(({ text, look }) => {
      return `<${prefix}r>${writeFontLook(look, cell, prefix)}${textElement(text, prefix)}</${prefix}r>`;
    })
    .join('');
}

function plainNodes(nodes: readonly RunNode[]): readonly TextNode[] {
  const texts = nodes.map((node): TextNode => {
    return node.kind === 'text' ? node : { kind: 'text', text: node.native, look: node.look };
  });
  return joinTexts(texts).filter((node): node is TextNode => node.kind === 'text');
}

function textElement(text: string, prefix: string): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<${prefix}t${space}>${encodeXmlText(encodeStringEscapes(text))}</${prefix}t>`;
}
