/** A database takes no NUL, and of half a character it would make another one. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
