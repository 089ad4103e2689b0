import type { DocumentFormat } from './document-format.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { isEncryptedOffice, signatureOf } from './file-signature.ts';
import { documentFormats } from './format-registry.ts';
import { peekText } from './peek-text.ts';

/**
 * The format of a file, by its content and its name together. Any text may be read as what its name says; a name
 * that the content contradicts is refused, because the file would come back damaged or untranslated.
 * @throws {DocumentFormatError} empty, encrypted, wrong-extension, unsupported
 */
export function recognizeFormat(
  file: Uint8Array,
  fileName: string,
  formats: readonly DocumentFormat[] = documentFormats,
): DocumentFormat {
  if (file.length === 0) throw new DocumentFormatError('empty', { fileName });
  if (isEncryptedOffice(file)) throw new DocumentFormatError('encrypted', { fileName });
  const extension = extensionOf(fileName);
  const named = formats.find((format) => format.extensions.includes(extension));
  if (named !== undefined && named.recognize(file) > 0) return named;
  const found = likelyFormat(file, formats);
  if (extension === '' && found !== undefined) return found;
  const kind = signatureOf(file);
  const fits = kind === undefined || kind.extensions.includes(extension);
  if (found !== undefined) throw wrongExtension(fileName, extension, found.id);
  if (named === undefined) throw new DocumentFormatError('unsupported', { fileName, extension });
  if (!fits) throw wrongExtension(fileName, extension, kind.kind);
  if (kind === undefined && peekText(file) !== undefined) throw wrongExtension(fileName, extension, 'txt');
  return named; // damaged: reading it says how
}

function likelyFormat(file: Uint8Array, formats: readonly DocumentFormat[]): DocumentFormat | undefined {
  const certainties = formats.map((format) => ({ format, certainty: format.recognize(file) }));
  const likely = certainties.filter(({ certainty }) => certainty >= 2);
  return likely.toSorted((a, b) => b.certainty - a.certainty)[0]?.format;
}

function wrongExtension(fileName: string, extension: string, found: string): DocumentFormatError {
  return new DocumentFormatError('wrong-extension', { fileName, extension, found });
}

/** Lower case, without the dot; empty without one. */
export function extensionOf(fileName: string): string {
  return /\.([^.\\/]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
