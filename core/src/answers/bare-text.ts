/** Letters, marks and digits alone: what two texts are compared by. */
export function bareText(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
