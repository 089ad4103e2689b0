/** Nothing to see: white space and characters that only steer the layout, such as direction marks. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

export function countVisible(text: string): number {
  return text.replace(/[\s\p{Cf}]/gu, '').length;
}
