import type { DocumentOptionName } from './document-options.ts';
import { documentFormat, type FileFormat, fileFormats } from './format-registry.ts';

/** The options of a format; a converted one heeds those of what it becomes. */
export function heededOptions(format: FileFormat): readonly DocumentOptionName[] {
  return 'becomes' in format ? documentFormat(format.becomes).options : format.options;
}

/** Undefined where no format has this id. */
export function findFileFormat(id: string): FileFormat | undefined {
  return fileFormats.find((format) => format.id === id);
}
