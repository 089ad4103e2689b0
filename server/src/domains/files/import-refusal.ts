import type { UploadPurpose } from '@transloom/contracts/files';
import type { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { AppError } from '../../platform/app-error.ts';
import { documentRefusal } from './document-refusal.ts';
import { extensionsTaken, uploadPurposes } from './upload-purposes.ts';

interface ImportedFile {
  readonly purpose: UploadPurpose;
  readonly name: string;
  /** As the upload was recognized. */
  readonly format: string;
}

/** Why a file could not be read for an import; of one that is of another kind than it says, what may be imported. */
export function importRefusal(error: DocumentFormatError, { purpose, name, format }: ImportedFile): AppError {
  if (error.code !== 'unsupported') return documentRefusal(error, name);
  const expected = uploadPurposes[purpose].formats.find(({ id }) => id === format)?.name ?? format;
  return new AppError('file.other-content', {
    name,
    expected,
    actual: '',
    formats: extensionsTaken(purpose),
  });
}
