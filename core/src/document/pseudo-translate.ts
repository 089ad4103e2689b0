import type { InlineText } from '../inline/inline-text.ts';

export interface PseudoOptions {
  /** How much longer than the source, as a share of it: 0.3 by default. */
  readonly expand?: number;
}

/**
 * Text that shows at a glance what is translated and what is not, and whether the layout bears longer words:
 * `[Öpéñ thé döör öñé]`, with every code and style in its place. The same source always gives the same text.
 * Only letters that Western encodings have are used.
 */
export function pseudoTranslate(source: InlineText, { expand = 0.3 }: PseudoOptions = {}): InlineText {
  const accented = source.text.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  // A word that follows a code at once would become part of it where that is an address.
  const last = source.codes.at(-1);
  const afterCode = last?.kind === 'placeholder' && last.at === accented.length;
  const padding = `${/\s$/.test(accented) && !afterCode ? '' : ' '}${filler.repeat(Math.ceil((accented.length * expand) / filler.length))}`;
  const added = padding.slice(0, Math.max(0, Math.ceil(accented.length * expand) - 2)).trimEnd();
  return {
    text: `[${accented}${added}]`,
    codes: source.codes.map((code) => ({ ...code, at: code.at + 1 })),
    styles: source.styles.map((run) => ({ ...run, start: run.start + 1, end: run.end + 1 })),
  };
}

const filler = 'öñé twö thrëé fôür fïvé ';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  A: 'Á',
  c: 'ç',
  C: 'Ç',
  e: 'é',
  E: 'É',
  i: 'í',
  I: 'Í',
  n: 'ñ',
  N: 'Ñ',
  o: 'ö',
  O: 'Ö',
  u: 'ü',
  U: 'Ü',
  y: 'ý',
};
