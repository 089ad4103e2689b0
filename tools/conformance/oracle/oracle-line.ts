import { createHash } from 'node:crypto';

/** Line break and tab as the oracle shows them, hyphens that it leaves out, and what has no width. */
const noText = /[\s\u00ad\u200b\u2010\ufeff↵⇥]+/gu;

/** Returns the part of a line that must be equal: its normalized letters, without white space. */
export function normalizeLine(line: string): string {
  return line.normalize('NFKC').replace(noText, '');
}

/** Names a line in the reviewed list without telling it. */
export function hashLine(line: string): string {
  return createHash('sha256').update(normalizeLine(line)).digest('hex').slice(0, 16);
}

/** Whether the text has all words of the line, two at least, in their order, whatever stands between them. */
export function hasWordsInOrder(text: string, line: string): boolean {
  const words = wordsOf(line);
  let next = 0;
  for (const word of wordsOf(text)) if (word === words[next]) next += 1;
  return words.length > 1 && next === words.length;
}

export function wordsOf(line: string): readonly string[] {
  return line.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
