import { fromMarkup, MarkupError, toMarkup } from '../../../inline/markup.ts';
import type { PageBlock, PagesDocument } from '../../../page-layout/pages-document.ts';
import { DocumentFormatError } from '../../document-format-error.ts';

/** What the first line says; each line after it is a block. */
interface PagesHead extends Omit<PagesDocument, 'blocks'> {
  readonly format: typeof pagesMark;
}

type BlockLine = Omit<PageBlock, 'text'> & { readonly text: string };

const pagesMark = 'transloom-pages-1';
export const pagesStart = `{"format":"${pagesMark}"`;

export function writePages({ blocks, ...head }: PagesDocument): Uint8Array {
  const lines = [JSON.stringify({ format: pagesMark, ...head }), ...blocks.map(blockLine)];
  return Buffer.from(`${lines.join('\n')}\n`);
}

export function blockLine({ text, ...block }: PageBlock): string {
  return JSON.stringify({ ...block, text: toMarkup(text) });
}

/** @throws {DocumentFormatError} broken */
export function readPages(file: Uint8Array): PagesDocument {
  const [head = '', ...lines] = pageLines(file);
  const { pages, warnings } = readHead(head);
  return { pages, warnings, blocks: lines.flatMap((line, index) => readBlockLine(line, index + 2) ?? []) };
}

export function pageLines(file: Uint8Array): readonly string[] {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file).split('\n');
}

/** @throws {DocumentFormatError} broken */
export function readHead(line: string): PagesHead {
  const head = parseLine(line, 1) as Partial<PagesHead> | null;
  if (head?.format !== pagesMark || !Array.isArray(head.pages) || !Array.isArray(head.warnings))
    throw broken(1);
  return head as PagesHead;
}

/** Undefined for the empty line at the end. @throws {DocumentFormatError} broken */
export function readBlockLine(line: string, number: number): PageBlock | undefined {
  if (line === '') return undefined;
  const { text, ...block } = parseLine(line, number) as BlockLine;
  try {
    if (typeof text === 'string' && typeof block.id === 'string') return { ...block, text: fromMarkup(text) };
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
  }
  throw broken(number);
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw broken(number);
  }
}

function broken(line: number): DocumentFormatError {
  return new DocumentFormatError('broken', { part: `:${line}` });
}
