import { fitCodes } from '../../inline/fit-codes.ts';
import type { InlineCode, InlineText } from '../../inline/inline-text.ts';
import { pairedIds } from '../../inline/nesting.ts';
import { renderInline } from '../../inline/render-inline.ts';
import { type InlineUnit, rendererOf, renderInlineUnit } from '../inline-unit.ts';

/**
 * As `renderInlineUnit`, for files in which every tag needs its partner. An element that begins or ends outside the
 * unit parts it: no pair and no style reaches over that place.
 */
export function renderWellFormed(
  unit: InlineUnit,
  target: InlineText,
  escapeText: (text: string) => string,
): { readonly text: string; readonly restored: boolean } {
  const paired = pairedIds(unit.source.codes);
  const isHalf = ({ id, kind }: InlineCode) => kind !== 'placeholder' && !paired.has(id);
  if (!unit.source.codes.some(isHalf)) return renderInlineUnit(unit, target, escapeText);
  const fitted = fitCodes(unit.source, unit.codes, target);
  const sound = isSound(fitted.codes, unit.source.codes, isHalf)
    ? fitted
    : inSourceOrder(unit.source, fitted);
  const renderer = rendererOf(unit, escapeText);
  let text = '';
  let from = { index: 0, at: 0 };
  for (const [index, code] of sound.codes.entries()) {
    if (!isHalf(code)) continue;
    text += renderInline(part(sound, from, { index, at: code.at }), renderer) + renderer.code(code);
    from = { index: index + 1, at: code.at };
  }
  const end = { index: sound.codes.length, at: sound.text.length };
  return { text: text + renderInline(part(sound, from, end), renderer), restored: sound !== target };
}

interface Place {
  /** Of the next code. */
  readonly index: number;
  /** Of the next character. */
  readonly at: number;
}

function part({ text, codes, styles }: InlineText, from: Place, to: Place): InlineText {
  return {
    text: text.slice(from.at, to.at),
    codes: codes.slice(from.index, to.index).map((code) => ({ ...code, at: code.at - from.at })),
    styles: styles
      .map((run) => ({
        ...run,
        start: Math.max(run.start, from.at) - from.at,
        end: Math.min(run.end, to.at) - from.at,
      }))
      .filter((run) => run.start < run.end),
  };
}

/** Whether halves come in the source's order and no pair is open where one stands. */
function isSound(
  codes: readonly InlineCode[],
  source: readonly InlineCode[],
  isHalf: (code: InlineCode) => boolean,
): boolean {
  const order = source.filter(isHalf).map(({ id }) => id);
  let open = 0;
  for (const code of codes) {
    if (isHalf(code) && (open > 0 || order.shift() !== code.id)) return false;
    if (!isHalf(code)) open += depthOf[code.kind];
  }
  return true;
}

const depthOf = { open: 1, close: -1, placeholder: 0 } as const;

/** Its codes as they follow one another in the source, in proportion. */
function inSourceOrder(source: InlineText, target: InlineText): InlineText {
  const kept = new Set(target.codes.map(({ id }) => id));
  const share = target.text.length / Math.max(source.text.length, 1);
  const codes = source.codes.filter(({ id }) => kept.has(id));
  return {
    ...target,
    codes: codes.map((code) => ({ ...code, at: wholePlace(target.text, code.at * share) })),
  };
}

/** Not in the middle of a character. */
function wholePlace(text: string, place: number): number {
  const at = Math.round(place);
  return /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
