/** What is translated into what, as BCP 47 tags. */
export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}
