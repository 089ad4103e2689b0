import type { InlinePiece } from './inline-piece.ts';

/** What programs fill in; a per cent sign behind a number is one. */
const rules = [
  /%arg\b|%#@\w{1,60}@/, // of string catalogs
  /%\(\w{1,60}\)[-+#0]{0,4}\d{0,4}[a-zA-Z]/, // %(name)s
  /%\{\w{1,60}\}/, // %{name}
  /%\d{1,2}\$[-+#0']{0,4}\d{0,4}(?:\.\d{1,4})?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z]/, // %1$s
  /(?<![\d%])%[-+#0']{0,4}(?:\d{1,4}|\*)?(?:\.(?:\d{1,4}|\*))?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXeEfFgGaAcCsSp]/, // %d
  /\{\w{0,60}\}/, // {}, {0}, {name}
];
const placeholder = new RegExp(rules.map(({ source }) => source).join('|'), 'g');

/** The text of a message with what a program fills in as codes. */
export function stringPieces(text: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let last = 0;
  for (const { 0: native, index } of text.matchAll(placeholder)) {
    if (index > last) pieces.push({ kind: 'text', text: text.slice(last, index) });
    const details = { type: 'variable', display: native, required: true } as const;
    pieces.push({ kind: 'placeholder', key: native, native, details });
    last = index + native.length;
  }
  if (last < text.length) pieces.push({ kind: 'text', text: text.slice(last) });
  return pieces;
}
