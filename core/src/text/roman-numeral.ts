const letters = /^(?:X{0,3}(?:IX|IV|V?I{0,3}))$/;
const longest = 'XXXVIII'.length;
const [letterI, letterV, letterX] = [0x49, 0x56, 0x58];

/**
 * Whether [start, end) of a text is a Roman numeral from 2 to 39 in capitals, as chapters, centuries and kings have.
 * `I` is a word in English; above 39 there are more sizes and abbreviations (`XL`, `CD`) than numbers.
 */
export function isRomanNumeral(text: string, start = 0, end = text.length): boolean {
  const first = text.charCodeAt(start);
  if (first !== letterI && first !== letterV && first !== letterX) return false;
  if (end - start > longest || (end - start === 1 && first === letterI)) return false;
  return letters.test(text.slice(start, end));
}
