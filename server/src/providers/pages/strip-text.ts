import { inflateSync } from 'node:zlib';
import type { Box } from '@transloom/core/page-layout/page-glyphs';
import { type Splice, spliceText } from '@transloom/core/text/splice-text';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import { type ContentInstruction, readInstructions } from './content-stream.ts';
import { asMatrix, identity, type Matrix, multiply } from './page-matrix.ts';
import { PathEraser } from './path-eraser.ts';

/** Which instructions that show text go, by their number on the page, and how far each moves on. */
export interface Removal {
  readonly operators: ReadonlySet<number>;
  readonly advances: readonly number[];
  /** Lines that go with the text, where people see them. */
  readonly lines: readonly Box[];
  /** From the file's own places to those of the page as people see it. */
  readonly view: Matrix;
}

const showing = new Set(['Tj', 'TJ', "'", '"']);
const deepest = 30;
const mostBytes = 256 * 1024 * 1024;

/**
 * Takes text out of a page; what stays keeps its place. False, and the page as it was, where its instructions are not
 * those that were read.
 */
export function stripText(pdf: PDFDocument, page: PDFPage, removal: Removal): boolean {
  const stripper = new Stripper(pdf, removal);
  const resources = page.node.Resources() ?? pdf.context.obj({});
  const own = copyResources(resources);
  const content = contentOf(page.node.lookup(PDFName.of('Contents')), pdf);
  const edited = stripper.strip(content, { resources: own, matrix: removal.view, depth: 0 });
  if (stripper.shown !== removal.advances.length) return false;
  page.node.set(PDFName.of('Resources'), own);
  const stream = pdf.context.flateStream(Buffer.from(`q\n${balanced(edited)}\nQ\n`, 'latin1'));
  page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
  return true;
}

/** A dictionary of this page alone, so that what is put in it is in no other. */
export function copyResources(resources: PDFDict): PDFDict {
  const copy = resources.clone();
  const forms = resources.lookup(PDFName.of('XObject'));
  if (forms instanceof PDFDict) copy.set(PDFName.of('XObject'), forms.clone());
  return copy;
}

/** Adds an end for each saved state that has none, because the following instructions rely on it. */
function balanced(content: string): string {
  let depth = 0;
  let missing = 0;
  for (const { operator } of readInstructions(content)) {
    if (operator === 'q') depth++;
    else if (operator === 'Q' && depth > 0) depth--;
    else if (operator === 'Q') missing++;
  }
  return `${'q '.repeat(missing)}${content}${' Q'.repeat(depth)}`;
}

/** Where a content stream stands. */
interface Setting {
  readonly resources: PDFDict;
  /** From its places to those of the page as people see it. */
  readonly matrix: Matrix;
  /** How many forms it stands in. */
  readonly depth: number;
}

class Stripper {
  readonly #pdf: PDFDocument;
  readonly #removal: Removal;
  /** How many instructions that show text there were. */
  shown = 0;
  #copies = 0;

  constructor(pdf: PDFDocument, removal: Removal) {
    this.#pdf = pdf;
    this.#removal = removal;
  }

  strip(content: string, setting: Setting): string {
    const splices: Splice[] = [];
    const paths = new PathEraser(this.#removal.lines, setting.matrix);
    for (const instruction of readInstructions(content)) {
      const { start, end } = instruction;
      splices.push(...paths.read(instruction));
      const text = this.#rewrite(instruction, { ...setting, matrix: paths.matrix });
      if (text !== undefined) splices.push({ start, end, text });
    }
    return spliceText(content, splices);
  }

  #rewrite(instruction: ContentInstruction, setting: Setting): string | undefined {
    const { operator, operands } = instruction;
    if (showing.has(operator)) return this.#rewriteShown(instruction);
    if (setting.depth >= deepest) return undefined;
    if (operator === 'Do') return this.#rewriteForm(operands[0], setting);
    if (operator === 'gs') this.#countMask(operands[0], setting);
    return undefined;
  }

  #rewriteShown({ operator, operands }: ContentInstruction): string | undefined {
    const number = this.shown++;
    if (!this.#removal.operators.has(number)) return undefined;
    const advance = this.#removal.advances[number] ?? 0;
    const moved = `[${(-advance).toFixed(3)}] TJ`;
    if (operator === "'") return `T* ${moved}`;
    if (operator === '"') return `${operands[0] ?? 0} Tw ${operands[1] ?? 0} Tc T* ${moved}`;
    return moved;
  }

  #rewriteForm(name: string | undefined, { resources, matrix, depth }: Setting): string | undefined {
    const forms = resources.lookup(PDFName.of('XObject'));
    const form = forms instanceof PDFDict && name !== undefined ? forms.lookup(nameOf(name)) : undefined;
    if (!(forms instanceof PDFDict) || !isForm(form)) return undefined;
    const own = form.dict.lookup(PDFName.of('Resources'));
    const inner = own instanceof PDFDict ? copyResources(own) : resources;
    const content = decode(form);
    const place = multiply(matrix, matrixOf(form));
    const edited = this.strip(content, { resources: inner, matrix: place, depth: depth + 1 });
    if (edited === content) return undefined;
    const dict = form.dict.clone();
    for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key));
    dict.set(PDFName.of('Resources'), inner);
    const copy = PDFRawStream.of(dict, Buffer.from(edited, 'latin1'));
    const key = `TransloomForm${depth}x${this.#copies++}`;
    forms.set(PDFName.of(key), this.#pdf.context.register(copy));
    return `/${key} Do`;
  }

  /** The text of a soft mask is read with the page's, and stays. */
  #countMask(name: string | undefined, { resources, matrix, depth }: Setting): void {
    const states = resources.lookup(PDFName.of('ExtGState'));
    const state = states instanceof PDFDict && name !== undefined ? states.lookup(nameOf(name)) : undefined;
    const mask = state instanceof PDFDict ? state.lookup(PDFName.of('SMask')) : undefined;
    const form = mask instanceof PDFDict ? mask.lookup(PDFName.of('G')) : undefined;
    if (!(form instanceof PDFStream)) return;
    const own = form.dict.lookup(PDFName.of('Resources'));
    const inner = copyResources(own instanceof PDFDict ? own : resources);
    this.strip(decode(form), { resources: inner, matrix, depth: depth + 1 });
  }
}

function matrixOf({ dict }: PDFStream): Matrix {
  const matrix = dict.lookup(PDFName.of('Matrix'));
  if (!(matrix instanceof PDFArray)) return identity;
  return asMatrix(matrix.asArray().map((part) => (part instanceof PDFNumber ? part.asNumber() : Number.NaN)));
}

function nameOf(operand: string): PDFName {
  return PDFName.of(operand.slice(1));
}

function isForm(object: PDFObject | undefined): object is PDFStream {
  return object instanceof PDFStream && object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form');
}

function contentOf(contents: PDFObject | undefined, pdf: PDFDocument): string {
  if (contents instanceof PDFStream) return decode(contents);
  if (!(contents instanceof PDFArray)) return '';
  const parts = contents.asArray().map((part) => pdf.context.lookup(part));
  return parts.map((part) => (part instanceof PDFStream ? decode(part) : '')).join('\n');
}

function decode(stream: PDFStream): string {
  if (!(stream instanceof PDFRawStream)) return Buffer.from(stream.getContents()).toString('latin1');
  return Buffer.from(inflated(stream) ?? decodePDFRawStream(stream).decode()).toString('latin1');
}

/** The usual compression, with a bound; undefined for any other, and for damaged ones, which the library mends. */
function inflated({ dict, contents }: PDFRawStream): Uint8Array | undefined {
  const isPlain = dict.lookup(PDFName.of('DecodeParms')) === undefined;
  if (!isPlain || dict.lookup(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) return undefined;
  try {
    return inflateSync(contents, { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw error;
    return undefined;
  }
}
