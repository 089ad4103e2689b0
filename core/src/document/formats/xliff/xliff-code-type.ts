import type { InlineCodeDetails, InlineCodeType } from '../../../inline/inline-text.ts';
import { tmxCodeType } from '../../../memory/tmx/tmx-code-types.ts';

const codeTypes: Readonly<Record<string, InlineCodeType>> = {
  bold: 'format',
  italic: 'format',
  underlined: 'format',
  underline: 'format',
  b: 'format',
  i: 'format',
  u: 'format',
  strong: 'format',
  em: 'format',
  span: 'format',
  cf: 'format',
  fmt: 'format',
  a: 'link',
  hyperlink: 'link',
  img: 'image',
  br: 'break',
  footnote: 'note',
  variable: 'variable',
  placeholder: 'variable',
  param: 'variable',
  protected: 'variable',
};

/** By the `ctype` of XLIFF 1.2 or the name of the tag it stands for. */
export function xliffCodeType(name: string | undefined): InlineCodeType {
  const base = (name ?? '').toLowerCase().replace(/^x-(?:html-)?/, '');
  return codeTypes[base] ?? tmxCodeType(base);
}

/** Long enough to know a code by, short enough for a chip. */
const maxDisplay = 40;

export function codeDetails(
  type: InlineCodeType,
  display: string | undefined,
  required: boolean,
): InlineCodeDetails {
  const shown = (display ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    type,
    ...(shown !== '' && {
      display: shown.length > maxDisplay ? `${shown.slice(0, maxDisplay - 1)}…` : shown,
    }),
    ...(type === 'break' && { equivalent: '\n' }),
    ...(type === 'tab' && { equivalent: '\t' }),
    ...(required && { required }),
  };
}
