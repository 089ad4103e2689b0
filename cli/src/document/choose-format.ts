import type { DocumentFormat } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormats } from '@transloom/core/document/format-registry';

/**
 * The format of the extension, unless the content is surely another one's.
 * @throws {DocumentFormatError} empty, unsupported, wrong-extension
 */
export function chooseFormat(file: Uint8Array, name: string): DocumentFormat {
  if (file.length === 0) throw new DocumentFormatError('empty');
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = documentFormats.find(({ extensions }) => extensions.includes(extension));
  if (named === undefined) throw new DocumentFormatError('unsupported');
  const actual = documentFormats.find((format) => format !== named && format.recognize(file) === 3);
  if (actual === undefined || named.recognize(file) >= 2) return named;
  throw new DocumentFormatError('wrong-extension', { actual: actual.name });
}
