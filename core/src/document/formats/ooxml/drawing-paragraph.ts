import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import {
  readDrawingLook,
  type SwitchedStyles,
  switchedStyles,
  withoutSwitched,
  writeDrawingLook,
} from './drawing-look.ts';
import { isOn } from './on-off.ts';
import { lineBreak, plainLook, type RunLook, type RunNode } from './run-nodes.ts';

/** A paragraph of a shape, a chart or a slide (`a:p`). */
export interface DrawingParagraph {
  readonly nodes: readonly RunNode[];
  /** Of its runs; paragraph properties stand before and end properties behind. */
  readonly start: number;
  readonly end: number;
  /** As the file spells the names of its elements, such as `a:`. */
  readonly prefix: string;
  readonly properties: ParagraphProperties | undefined;
  readonly switched: SwitchedStyles;
}

/** The start tag of the properties of a paragraph. */
export interface ParagraphProperties {
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
}

/** Reads the paragraph that starts here; goes on to its end. Undefined for one without runs. */
export function readDrawingParagraph(scanner: XmlScanner): DrawingParagraph | undefined {
  const { depth, rawName } = scanner;
  const nodes: RunNode[] = [];
  let properties: ParagraphProperties | undefined;
  let start: number | undefined;
  let end = 0;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'a:pPr') properties ??= readProperties(scanner);
    if (scanner.name === 'a:pPr' || scanner.name === 'a:endParaRPr') {
      scanner.skipElement();
      continue;
    }
    start ??= scanner.start;
    nodes.push(...readChild(scanner));
    end = scanner.end;
  }
  const prefix = rawName.slice(0, rawName.indexOf(':') + 1);
  if (start === undefined) return undefined;
  const switched = switchedStyles(nodes.flatMap((node) => (node.kind === 'text' ? [node.look] : [])));
  const plain = nodes.map((node) => ({ ...node, look: withoutSwitched(node.look, switched) }));
  return { nodes: plain, start, end, prefix, properties, switched };
}

function readProperties(scanner: XmlScanner): ParagraphProperties {
  const { start, end } = scanner;
  return { start, end, rightToLeft: isOn(scanner.attribute('rtl') ?? '0') };
}

function readChild(scanner: XmlScanner): readonly RunNode[] {
  if (scanner.name === 'a:r') return [readRun(scanner)];
  const { start, name, depth } = scanner;
  let cached = '';
  let formula = false;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'text' && scanner.name === 'a:t') cached += scanner.value();
    formula ||= scanner.event === 'start' && scanner.name === 'm:oMath';
  }
  const native = scanner.text.slice(start, scanner.end);
  const details = formula ? formulaDetails : detailsOf(name, cached);
  return [{ kind: 'placeholder', details, native, look: plainLook }];
}

const formulaDetails: InlineCodeDetails = { type: 'other', display: 'formula', required: true };

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
    else if (scanner.event === 'text' || scanner.event === 'cdata')
      text += scanner.value().replaceAll('\n', ' ');
  }
  return { kind: 'text', text, look };
}

interface ParagraphWriting extends Pick<DrawingParagraph, 'prefix' | 'switched'> {
  /** Of the new text. */
  readonly language: string | undefined;
}

/** The runs of a paragraph. */
export function writeDrawingRuns(nodes: readonly RunNode[], writing: ParagraphWriting): string {
  return nodes
    .map((node) => {
      if (node.kind === 'placeholder') return node.native;
      return node.text
        .split('\n')
        .map((line) => (line === '' ? '' : writeRun(line, node.look, writing)))
        .join(`<${writing.prefix}br/>`);
    })
    .join('');
}

function writeRun(text: string, look: RunLook, writing: ParagraphWriting): string {
  const { prefix } = writing;
  const properties = writeDrawingLook(look, writing);
  return `<${prefix}r>${properties}<${prefix}t>${encodeXmlText(text)}</${prefix}t></${prefix}r>`;
}
