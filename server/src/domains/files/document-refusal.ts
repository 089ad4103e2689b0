import type { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormats } from '@transloom/core/document/format-registry';
import { AppError, type ErrorParams } from '../../platform/app-error.ts';

/** A refusal of core in the words of the catalogue: which file, where in it, and what it really is. */
export function documentRefusal(
  { code, params }: { readonly code: DocumentFormatError['code']; readonly params: ErrorParams },
  name: string,
): AppError {
  const { part = '', found = '' } = params;
  const formats = documentFormats.flatMap(({ extensions }) => extensions).join(', ');
  return new AppError(`document.${code}`, { ...params, part, actual: found, formats, name });
}
