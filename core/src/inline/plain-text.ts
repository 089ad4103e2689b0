import type { InlineCode, InlineCodeType, InlineText } from './inline-text.ts';

/** A table of codes, or what came of one over the wire. */
type ShownCodes = Readonly<
  Record<
    number,
    {
      readonly type: InlineCodeType;
      readonly display?: string | undefined;
      readonly equivalent?: string | undefined;
    }
  >
>;

/** What a reader sees: the text with each code's plain equivalent in its place, such as a line break. */
export function plainText(inline: InlineText, codes: ShownCodes): string {
  return withCodes(inline, ({ id, kind }) => (kind === 'close' ? '' : (codes[id]?.equivalent ?? '')));
}

/** The same with variables as they are written, such as `%s`. */
export function textWithVariables(inline: InlineText, codes: ShownCodes): string {
  return withCodes(inline, ({ id, kind }) => {
    const { type, display = '', equivalent } = codes[id] ?? { type: 'other' };
    if (kind === 'close') return '';
    return equivalent ?? (type === 'variable' || (type === 'link' && kind === 'placeholder') ? display : '');
  });
}

function withCodes(inline: InlineText, shown: (code: InlineCode) => string): string {
  let text = '';
  let last = 0;
  for (const code of inline.codes) {
    text += inline.text.slice(last, code.at) + shown(code);
    last = code.at;
  }
  return text + inline.text.slice(last);
}
