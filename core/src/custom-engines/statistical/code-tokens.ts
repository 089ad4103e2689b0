import type { Token } from './tokens.ts';

/** Codes around text, `⟦1⟧` and `⟦/1⟧`: they are no words, and what is between them is translated as without them. */
const aroundText = /^⟦\/?\d+⟧$/;
const everyCode = /⟦\/?\d+⟧/g;

export interface PlacedCode {
  readonly text: string;
  /** How many words stand before it. */
  readonly at: number;
}

export function withoutCodes(text: string): string {
  return text.replace(everyCode, '');
}

/** Words and codes apart; white space on either side of a code is between the words beside it. */
export function takeOutCodes(tokens: readonly Token[]): {
  readonly words: readonly Token[];
  readonly codes: readonly PlacedCode[];
} {
  const words: Token[] = [];
  const codes: PlacedCode[] = [];
  let spaced = false;
  for (const token of tokens) {
    spaced ||= token.spaced;
    if (isCode(token.text)) {
      codes.push({ text: token.text, at: words.length });
      continue;
    }
    words.push({ ...token, spaced });
    spaced = false;
  }
  return { words, codes };
}

export function isCode(text: string): boolean {
  return aroundText.test(text);
}

export function isClosing(text: string): boolean {
  return text.startsWith('⟦/');
}
