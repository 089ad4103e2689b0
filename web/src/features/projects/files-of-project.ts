import type { TranslationDocument } from '@transloom/contracts/documents';

/** A file of a project with its documents, one for each target language. */
export interface ProjectFile {
  readonly name: string;
  readonly format: string | null;
  readonly documents: readonly TranslationDocument[];
  /** Of the first document; those of a file are read alike. */
  readonly first: TranslationDocument;
}

export function filesOf(documents: readonly TranslationDocument[]): readonly ProjectFile[] {
  return [...Map.groupBy(documents, ({ name }) => name)].flatMap(([name, ofFile]) => {
    const [first] = ofFile;
    return first === undefined ? [] : [{ name, format: first.format, documents: ofFile, first }];
  });
}
