/**
 * The text with each percent sign behind its number, at the same offsets: Turkish and Basque write it before (`%25`), where
 * other languages have a placeholder.
 */
export function percentBehind(text: string, language: string): string {
  return /^(?:tr|eu)\b/i.test(language) ? text.replace(/(?<!\S)%(\s?\d+(?:[.,]\d+)?)/g, '$1%') : text;
}
