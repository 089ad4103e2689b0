import { compoundStreamNames } from '../archive/compound-file.ts';
import { openZip } from '../archive/zip-archive.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { signatureOf } from './file-signature.ts';
import { type FileFormat, fileFormats } from './format-registry.ts';
import { txtFormat } from './formats/txt/txt-format.ts';
import { peekText } from './peek-text.ts';

/**
 * The format of a file, by its content and its name together. Any text may be read as what its name says; a name
 * that the content contradicts is refused, because the file would come back damaged or untranslated.
 * @throws {DocumentFormatError} empty, encrypted, wrong-extension, unsupported, and what opening an archive refuses
 */
export function recognizeFormat(
  file: Uint8Array,
  fileName: string,
  formats: readonly FileFormat[] = fileFormats,
): FileFormat {
  if (file.length === 0) throw new DocumentFormatError('empty', { name: fileName });
  if (compoundStreamNames(file).includes('EncryptedPackage'))
    throw new DocumentFormatError('encrypted', { name: fileName });
  const extension = extensionOf(fileName);
  const named = formats.filter((format) => format.extensions.includes(extension));
  const fitting = mostCertain(file, named, 1);
  if (fitting !== undefined) return fitting;
  const found = mostCertain(file, formats, 2);
  if (extension === '' && found !== undefined) return found;
  const kind = signatureOf(file);
  const fits = kind === undefined || kind.extensions.includes(extension);
  if (found !== undefined) throw wrongExtension(fileName, kindOf(found));
  const [first] = named;
  if (first === undefined) throw new DocumentFormatError('unsupported', { name: fileName });
  if (!fits) throw wrongExtension(fileName, kind.name);
  if (kind === undefined && peekText(file) !== undefined) throw wrongExtension(fileName, kindOf(txtFormat));
  if (kind?.kind === 'zip') openZip(file);
  return first; // damaged: reading it says how
}

/** Several formats may share an extension: the one whose content it is. */
function mostCertain(
  file: Uint8Array,
  formats: readonly FileFormat[],
  least: number,
): FileFormat | undefined {
  const certainties = formats.map((format) => ({ format, certainty: format.recognize(file) }));
  const likely = certainties.filter(({ certainty }) => certainty >= least);
  return likely.toSorted((a, b) => b.certainty - a.certainty)[0]?.format;
}

/** As people of every language write it: by its extension. */
function kindOf({ id }: { readonly id: string }): string {
  return id.toUpperCase();
}

function wrongExtension(name: string, actual: string): DocumentFormatError {
  return new DocumentFormatError('wrong-extension', { name, actual });
}

/** Lower case, without the dot; empty without one. */
export function extensionOf(fileName: string): string {
  return /\.([^.\\/]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
