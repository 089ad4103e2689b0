import { fitCodes } from '../../../inline/fit-codes.ts';
import type { InlineText } from '../../../inline/inline-text.ts';
import { renderInline } from '../../../inline/render-inline.ts';
import { columnWidth } from '../../../text/column-width.ts';
import { hasWords } from '../../../text/has-words.ts';
import { type Splice, spliceText } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import { type InlineUnit, readInlineUnit, rendererOf, type StyleMarks } from '../../inline-unit.ts';
import type { TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { readRstParts } from './rst-blocks.ts';
import { rstTokens } from './rst-inline.ts';
import type { RstBlock } from './rst-lines.ts';
import { tableSplices } from './rst-tables.ts';

/** reStructuredText has no mark for underlined text. */
const marks: StyleMarks = { bold: ['**', '**'], italic: ['*', '*'], underline: ['', ''] };

export function readRst(text: string, visit: UnitVisitor, patterns: readonly string[]): TextReading {
  const reading: RstReading = { visit, patterns, number: 0, restored: 0, unread: 0 };
  const splices = partSplices(reading, text, false);
  const warnings = reading.unread === 0 ? [] : [{ code: 'commands-skipped' as const, count: reading.unread }];
  return { splices, restored: reading.restored, warnings };
}

interface RstReading {
  readonly visit: UnitVisitor;
  readonly patterns: readonly string[];
  /** Units so far. */
  number: number;
  restored: number;
  /** Tables that cannot be read. */
  unread: number;
}

/** The edits of a text in order. The cells of its tables are read as texts of their own. */
function partSplices(reading: RstReading, text: string, inCell: boolean): readonly Splice[] {
  const { parts, unread } = readRstParts(text);
  reading.unread += unread;
  const splices = parts.flatMap((part) => {
    if (!('table' in part)) return unitSplices(reading, text, inCell ? asCell(part) : part);
    const written = tableSplices(text, part, (cell) => spliceText(cell, partSplices(reading, cell, true)));
    if (written === undefined) reading.unread++;
    return written ?? [];
  });
  return splices.sort((a, b) => a.start - b.start);
}

function asCell(block: RstBlock): RstBlock {
  return block.kind === 'paragraph' ? { ...block, kind: 'cell' } : block;
}

function unitSplices(reading: RstReading, text: string, block: RstBlock): readonly Splice[] {
  const tokens = trimTokens(rstTokens(text, block.start, block.end, reading.patterns), text);
  const unit = readInlineUnit(tokens, text, { defaultMarks: marks, collapse: true });
  if (unit === undefined || !hasWords(unit.source.text)) return [];
  const { source, codes } = unit;
  const segmentable = block.kind !== 'attribute';
  const target = reading.visit({
    id: `text-${++reading.number}`,
    kind: block.kind,
    source,
    codes,
    segmentable,
  });
  if (target === undefined) return [];
  const written = writeRst(unit, target);
  if (written.restored) reading.restored++;
  return blockSplices(text, block, { unit, written: written.text });
}

/** New text; lines around a title become as long as it is wide. */
function blockSplices(
  text: string,
  { start, end, adornments = [] }: RstBlock,
  { unit, written }: { readonly unit: InlineUnit; readonly written: string },
): readonly Splice[] {
  const title = text.slice(start, unit.start) + written + text.slice(unit.end, end);
  const width = columnWidth(title);
  const longer = adornments.flatMap((line) => {
    const mark = text.charAt(line.start);
    const wanted = Math.max(
      width,
      line.end - line.start > columnWidth(text.slice(start, end)) ? line.end - line.start : width,
    );
    return wanted === line.end - line.start ? [] : [{ ...line, text: mark.repeat(wanted) }];
  });
  return [{ start: unit.start, end: unit.end, text: written }, ...longer];
}

/** Private characters mark the sides of inline markup, which a letter may not touch. */
const [opens, closes] = ['\ue010', '\ue011'];

function writeRst(
  unit: InlineUnit,
  target: InlineText,
): { readonly text: string; readonly restored: boolean } {
  const oneLine = { ...target, text: target.text.replaceAll(/[\r\n]/g, ' ') };
  const fitted = fitCodes(unit.source, unit.codes, oneLine);
  const renderer = rendererOf(unit, escapeRst);
  const written = renderInline(fitted, {
    ...renderer,
    code(code) {
      const native = renderer.code(code);
      if (code.kind === 'placeholder') return `${opens}${native}${closes}`;
      return code.kind === 'open' ? `${opens}${native}` : `${native}${closes}`;
    },
    openStyle: (style) => withSide(renderer.openStyle(style), (mark) => `${opens}${mark}`),
    closeStyle: (style) => withSide(renderer.closeStyle(style), (mark) => `${mark}${closes}`),
  });
  return { text: shortNames(parted(written)), restored: fitted !== oneLine };
}

function withSide(mark: string, around: (mark: string) => string): string {
  return mark === '' ? '' : around(mark);
}

/** An escaped space shows nothing and parts markup from the letter beside it. */
function parted(written: string): string {
  return written
    .replaceAll(/(?<=[\p{L}\p{N}_])\ue010/gu, '\\ ')
    .replaceAll(/\ue011(?=[\p{L}\p{N}\ue010])/gu, '\\ ')
    .replaceAll(/[\ue010\ue011]/g, '');
}

/** A link whose text is its name needs no other. */
function shortNames(written: string): string {
  return written.replaceAll(/`([^`<>]+) <\1_>`_/g, '`$1`_');
}

/** Only what would be read as markup. */
function escapeRst(text: string): string {
  return text
    .replaceAll(/\\/g, '\\\\')
    .replaceAll(/(?<![\p{L}\p{N}])([*`|])(?=\S)/gu, String.raw`\$1`)
    .replaceAll(/(?<=[\p{L}\p{N}])(_)(?![\p{L}\p{N}_])/gu, String.raw`\$1`);
}
