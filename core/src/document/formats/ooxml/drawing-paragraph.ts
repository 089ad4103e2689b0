import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { readDrawingLook, writeDrawingLook } from './drawing-look.ts';
import { lineBreak, plainLook, type RunLook, type RunNode } from './run-nodes.ts';

/** A paragraph of a shape, a chart or a slide (`a:p`). */
export interface DrawingParagraph {
  readonly nodes: readonly RunNode[];
  /** Of its runs; paragraph properties stand before and end properties behind. */
  readonly start: number;
  readonly end: number;
  /** As the file spells the names of its elements, such as `a:`. */
  readonly prefix: string;
}

/** Reads the paragraph that starts here; goes on to its end. Undefined for one without runs. */
export function readDrawingParagraph(scanner: XmlScanner): DrawingParagraph | undefined {
  const { depth, rawName } = scanner;
  const nodes: RunNode[] = [];
  let start: number | undefined;
  let end = 0;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'a:pPr' || scanner.name === 'a:endParaRPr') {
      scanner.skipElement();
      continue;
    }
    start ??= scanner.start;
    nodes.push(...readChild(scanner));
    end = scanner.end;
  }
  const prefix = rawName.slice(0, rawName.indexOf(':') + 1);
  return start === undefined ? undefined : { nodes, start, end, prefix };
}

function readChild(scanner: XmlScanner): readonly RunNode[] {
  if (scanner.name === 'a:r') return [readRun(scanner)];
  const { start, name, depth } = scanner;
  let cached = '';
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'text' && scanner.name === 'a:t') cached += scanner.value();
  const native = scanner.text.slice(start, scanner.end);
  return [{ kind: 'placeholder', details: detailsOf(name, cached), native, look: plainLook }];
}

function detailsOf(name: string, cached: string): InlineCodeDetails {
  if (name === 'a:br') return lineBreak;
  if (name === 'a:fld')
    return { type: 'field', display: cached || 'field', equivalent: cached, required: true };
  return { type: 'other', display: name.slice(name.indexOf(':') + 1), required: true };
}

function readRun(scanner: XmlScanner): RunNode {
  const { depth } = scanner;
  let look = plainLook;
  let text = '';
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'start' && scanner.name === 'a:rPr') look = readDrawingLook(scanner);
    else if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return { kind: 'text', text, look };
}

interface ParagraphWriting {
  readonly prefix: string;
  /** Of the new text. */
  readonly language: string | undefined;
}

/** The runs of a paragraph. */
export function writeDrawingRuns(nodes: readonly RunNode[], { prefix, language }: ParagraphWriting): string {
  return nodes
    .map((node) => {
      if (node.kind === 'placeholder') return node.native;
      return node.text
        .split('\n')
        .map((line) => (line === '' ? '' : writeRun(line, node.look, { prefix, language })))
        .join(`<${prefix}br/>`);
    })
    .join('');
}

function writeRun(text: string, look: RunLook, { prefix, language }: ParagraphWriting): string {
  const properties = writeDrawingLook(look, prefix, language);
  return `<${prefix}r>${properties}<${prefix}t>${encodeXmlText(text)}</${prefix}t></${prefix}r>`;
}
