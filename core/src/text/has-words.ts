/** Whether there is anything to translate: a letter or a digit, not rulers and bullets alone. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
