/** Nothing to see: white space and characters that only steer the layout, such as direction marks. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

export function countVisible(text: string): number {
  return text.replace(/[\s\p{Cf}]/gu, '').length;
}

/** Letters and digits, in UTF-16 units. */
export function countLetters(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const kind = kinds[text.charCodeAt(i)];
    if (kind === askUnicode) return text.replace(/[^\p{L}\p{N}]/gu, '').length;
    letters += kind ?? 0;
  }
  return letters;
}

const askUnicode = 2;
/**
 * 1 for letters, 0 for signs, of ASCII, Chinese characters and the signs between them. All else is asked of Unicode,
 * which takes its time.
 */
const kinds = new Uint8Array(0x1_0000).fill(askUnicode);
kinds.fill(0, 0, 0x80);
for (const [first, last] of ['09', 'AZ', 'az', '\u4e00\u9fff'])
  kinds.fill(1, first?.charCodeAt(0), (last?.charCodeAt(0) ?? 0) + 1);
for (const sign of '、。（），：；') kinds[sign.charCodeAt(0)] = 0;
