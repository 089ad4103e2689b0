const word = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * The text without the words that stand in the source too: names, products, quotations and code stay as they are in
 * a translation and say nothing about its language.
 */
export function withoutKeptWords(target: string, source: string): string {
  const kept = new Set(source.toLowerCase().match(word));
  return target.replace(word, (one) => (kept.has(one.toLowerCase()) ? ' ' : one));
}
