/** A stretch of text that no engine may touch: [start, end), UTF-16 code units. */
export interface Literal {
  readonly start: number;
  readonly end: number;
}

const literalPattern = new RegExp(
  [
    String.raw`\b(?:https?|ftp|mailto|file):[^\s<>"'{}|\\^\x60，。；：！？、（）《》“”]+`, // addresses
    String.raw`\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b`, // mail
    String.raw`\$?\{\{?[^{}\s]{1,60}\}?\}`, // {name} {{name}} ${name}
    String.raw`%(?:\d+\$|\(\w+\))?[-+0#]?\d*(?:\.\d+)?(?:l{0,2}[dux]|[sdifgxXc@])(?![\p{L}\p{N}])`, // %s %1$d %(name)s
    String.raw`%\w{2,40}%`, // %NAME%
  ].join('|'),
  'gu',
);

const sentenceEnd = /[.,;:!?)\]]+$/;

/** Addresses, mail addresses and variables of software texts; a full stop after an address is not part of it. */
export function findLiterals(text: string): readonly Literal[] {
  return [...text.matchAll(literalPattern)].map((match) => {
    const isAddress = /^\w+:/.test(match[0]);
    const length = isAddress ? match[0].replace(sentenceEnd, '').length : match[0].length;
    return { start: match.index, end: match.index + length };
  });
}
