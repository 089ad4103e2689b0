import type { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { fileFormats } from '@transloom/core/document/format-registry';
import { catalogueCode, Refusal } from '../refusal.ts';

/** A refusal of core, told by the file's name. */
export function documentRefusal({ code, params }: DocumentFormatError, name: string): Refusal {
  const formats = fileFormats.flatMap(({ extensions }) => extensions).join(', ');
  return new Refusal(catalogueCode(`document.${code}`), { part: '', name, formats, actual: '', ...params });
}
