import { type InlineText, plainInline } from '../../../inline/inline-text.ts';
import { sameInline } from '../../../inline/markup.ts';
import { sameCodes } from '../../../inline/missing-codes.ts';
import { hasWords } from '../../../text/has-words.ts';
import { type Splice, spliceText } from '../../../text/splice-text.ts';
import type { FormatOptions, TranslationUnit, UnitVisitor } from '../../document-format.ts';
import { visitEmbeddedHtml } from '../../embedded-html.ts';
import type { InlineToken } from '../../inline-token.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { trimTokens } from '../../trim-tokens.ts';

/** What is known of a cell's unit beside its text. */
export type CellContext = Pick<TranslationUnit, 'id' | 'key' | 'notes' | 'maxLength'>;

export interface CellVisit {
  readonly visit: UnitVisitor;
  readonly options: FormatOptions;
  /** Text of the cell in the target language, where the table has one. */
  readonly existing?: string | undefined;
  /** Told of each unit whose codes had to be restored. */
  restored(units: number): void;
}

const noMarks: StyleMarks = { bold: ['', ''], italic: ['', ''], underline: ['', ''] };

/** Takes the text of a cell past the visitor; undefined where nothing is replaced. */
export function visitCellText(text: string, context: CellContext, cell: CellVisit): string | undefined {
  if (cell.options.embeddedHtml) return visitHtml(text, context, cell);
  const split = cell.options.splitByParagraph && cell.existing === undefined && /[\r\n]/.test(text);
  if (!split) return visitPiece(text, context, cell);
  const splices: Splice[] = [];
  let number = 0;
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    if (!hasWords(line[0])) continue;
    const written = visitPiece(line[0], { ...context, id: `${context.id}.${++number}` }, cell);
    const [start, end] = [line.index, line.index + line[0].length];
    if (written !== undefined) splices.push({ start, end, text: written });
  }
  return splices.length === 0 ? undefined : spliceText(text, splices);
}

function visitHtml(text: string, { id, ...context }: CellContext, { visit, restored }: CellVisit) {
  const html = { text, idPrefix: `${id}.` };
  const written = visitEmbeddedHtml(html, (unit) => visit({ ...unit, ...context }));
  restored(written.restored);
  return written.text;
}

/** Line breaks in it are codes. */
function visitPiece(text: string, context: CellContext, { visit, existing, restored }: CellVisit) {
  const unit = hasWords(text) ? readPiece(text) : undefined;
  if (unit === undefined) return undefined;
  const { source, codes, start, end } = unit;
  const target = existing === undefined ? undefined : existingTarget(existing, source);
  const place = { kind: 'cell', segmentable: true, ...(target !== undefined && { target }) } as const;
  const replaced = visit({ ...context, ...place, source, codes });
  if (replaced === undefined || sameInline(target, replaced)) return undefined;
  const written = renderInlineUnit(unit, replaced, (piece) => piece);
  if (written.restored) restored(1);
  return text.slice(0, start) + written.text + text.slice(end);
}

function readPiece(text: string) {
  return readInlineUnit(trimTokens(tokensOf(text), text), text, { defaultMarks: noMarks, collapse: false });
}

function tokensOf(text: string): readonly InlineToken[] {
  if (!/[\r\n]/.test(text)) return [{ kind: 'text', text, start: 0, end: text.length }];
  const tokens: InlineToken[] = [];
  const details = { type: 'break', display: '↵', equivalent: '\n' } as const;
  let start = 0;
  for (const piece of text.split(/(\r\n|\r|\n)/)) {
    const end = start + piece.length;
    if (/^[\r\n]/.test(piece)) tokens.push({ kind: 'placeholder', details, start, end });
    else if (piece !== '') tokens.push({ kind: 'text', text: piece, start, end });
    start = end;
  }
  return tokens;
}

function existingTarget(text: string, source: InlineText): InlineText | undefined {
  const target = hasWords(text) ? readPiece(text)?.source : undefined;
  if (target === undefined || sameCodes(source, target)) return target;
  return plainInline(text.trim());
}
