import { type DocumentFormatError, placeInFile } from '@transloom/core/document/document-format-error';
import { fileFormats } from '@transloom/core/document/format-registry';
import { AppError, type ErrorParams } from '../../platform/app-error.ts';
import { ChildError } from '../../platform/child-processes/pooled-child.ts';

const bestKnown = ['docx', 'xlsx', 'pptx', 'pdf', 'txt', 'md', 'html', 'xliff', 'po', 'json', 'srt', 'idml'];

/** All formats would be a wall of words; the place where files are dropped lists them. */
const usualFormats = `${bestKnown
  .flatMap((id) => fileFormats.find((format) => format.id === id)?.extensions[0] ?? [])
  .join(', ')} …`;

/** A refusal of core in the words of the catalogue: which file, where in it, and what it really is. */
export function documentRefusal(
  { code, params }: { readonly code: DocumentFormatError['code']; readonly params: ErrorParams },
  name: string,
): AppError {
  const { part = '', actual = '' } = params;
  return new AppError(`document.${code}`, {
    ...params,
    part: placeInFile(name, part),
    actual,
    formats: usualFormats,
    name,
  });
}

/** What a child process that could not manage a file means for its person; anything else is no refusal. */
export function childRefusal(error: unknown, name: string): unknown {
  if (!(error instanceof ChildError)) return error;
  const code = error.reason === 'too-slow' ? 'document.too-slow' : 'document.too-large';
  return new AppError(code, { name }, { cause: error });
}
