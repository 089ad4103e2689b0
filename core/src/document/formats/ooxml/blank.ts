/** Nothing to see: white space and characters that only steer the layout, such as direction marks. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

export function countVisible(text: string): number {
  return text.replace(/[\s\p{Cf}]/gu, '').length;
}

/** Letters and digits, in UTF-16 units. */
export function countLetters(text: string): number {
  if (beyondCommon.test(text)) return text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return text.length - (text.match(commonSigns)?.length ?? 0);
}

/** Other than ASCII, Chinese characters and the signs between them: asked of Unicode, which takes its time. */
const beyondCommon = /[^\0-\x7f\u3001\u3002\u4e00-\u9fff\uff08\uff09\uff0c\uff1a\uff1b]/;
const commonSigns = /[^0-9A-Za-z\u4e00-\u9fff]/g;
