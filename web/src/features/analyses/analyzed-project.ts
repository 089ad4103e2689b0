/** The part of a project that its analyses need. */
export interface AnalyzedProject {
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly documents: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly targetLanguage: string;
  }[];
}
