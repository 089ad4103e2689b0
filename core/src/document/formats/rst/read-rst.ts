import { fitCodes } from '../../../inline/fit-codes.ts';
import type { InlineText } from '../../../inline/inline-text.ts';
import { renderInline } from '../../../inline/render-inline.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import { type InlineUnit, readInlineUnit, rendererOf, type StyleMarks } from '../../inline-unit.ts';
import type { TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { type RstBlock, readRstBlocks } from './rst-blocks.ts';
import { rstTokens } from './rst-inline.ts';

/** reStructuredText has no mark for underlined text. */
const marks: StyleMarks = { bold: ['**', '**'], italic: ['*', '*'], underline: ['', ''] };

export function readRst(text: string, visit: UnitVisitor, patterns: readonly string[]): TextReading {
  const { blocks, tables } = readRstBlocks(text);
  const splices: Splice[] = [];
  let number = 0;
  let restored = 0;
  for (const block of blocks) {
    const tokens = trimTokens(rstTokens(text, block.start, block.end, patterns), text);
    const unit = readInlineUnit(tokens, text, { defaultMarks: marks, collapse: true });
    if (unit === undefined || !hasWords(unit.source.text)) continue;
    const { source, codes } = unit;
    const segmentable = block.kind !== 'attribute';
    const target = visit({ id: `text-${++number}`, kind: block.kind, source, codes, segmentable });
    if (target === undefined) continue;
    const written = writeRst(unit, target);
    if (written.restored) restored++;
    splices.push(...blockSplices(text, block, { unit, written: written.text }));
  }
  const warnings = [{ code: 'commands-skipped' as const, count: tables }];
  return { splices: splices.sort((a, b) => a.start - b.start), restored, warnings };
}

/** New text; lines around a title become as long as it is wide. */
function blockSplices(
  text: string,
  { start, end, adornments = [] }: RstBlock,
  { unit, written }: { readonly unit: InlineUnit; readonly written: string },
): readonly Splice[] {
  const title = text.slice(start, unit.start) + written + text.slice(unit.end, end);
  const width = widthOf(title);
  const longer = adornments.flatMap((line) => {
    const mark = text.charAt(line.start);
    const wanted = Math.max(
      width,
      line.end - line.start > widthOf(text.slice(start, end)) ? line.end - line.start : width,
    );
    return wanted === line.end - line.start ? [] : [{ ...line, text: mark.repeat(wanted) }];
  });
  return [{ start: unit.start, end: unit.end, text: written }, ...longer];
}

const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

/** In columns of a terminal. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
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
