import type { InlinePiece } from './inline-piece.ts';

/** `%s`, `%1$d`, `%@`, `%lld`, `%(name)s`, `%{name}`, `{0}`, `{name}`: what programs fill in. */
const placeholder =
  /%(?:\d{1,2}\$)?[-+#0']{0,4}(?:\d{1,4}|\*)?(?:\.(?:\d{1,4}|\*))?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXeEfFgGaAcCsSp](?![a-z])|%\(\w{1,60}\)[-+#0]{0,4}\d{0,4}[a-zA-Z]|%\{\w{1,60}\}|%#@\w{1,60}@|\{\w{0,60}\}/g;

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
