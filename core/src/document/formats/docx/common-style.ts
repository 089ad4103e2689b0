import type { StyleRun } from '../../../inline/inline-text.ts';
import { isBlank } from '../ooxml/blank.ts';
import type { InlineNode } from './piece.ts';
import { plainStyle, type RunStyle } from './run-look.ts';

/** What all of the text is: it goes without saying. */
export function commonStyle(nodes: readonly InlineNode[]): RunStyle {
  let common: RunStyle | undefined;
  for (const node of nodes) {
    if (node.kind !== 'text' || isBlank(node.text)) continue;
    common = common === undefined ? node.look.style : inCommon(common, node.look.style);
  }
  return common ?? plainStyle;
}

function inCommon(a: RunStyle, b: RunStyle): RunStyle {
  if (a === b) return a;
  const underline = a.underline && b.underline && a.underlineColor === b.underlineColor;
  return {
    bold: a.bold && b.bold,
    italic: a.italic && b.italic,
    underline,
    ...(underline && a.underlineColor !== undefined && { underlineColor: a.underlineColor }),
  };
}

/** What distinguishes this text from the common style. */
export function styleRun(
  common: RunStyle,
  style: RunStyle,
  start: number,
  end: number,
): StyleRun | undefined {
  const bold = style.bold && !common.bold;
  const italic = style.italic && !common.italic;
  const underline = style.underline && !common.underline;
  if (!bold && !italic && !underline) return undefined;
  const { underlineColor } = style;
  return {
    start,
    end,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline: 'SINGLE' as const }),
    ...(underline && underlineColor !== undefined && { underlineColor }),
  };
}
