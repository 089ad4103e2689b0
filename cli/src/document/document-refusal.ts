import { errorTexts } from '@transloom/contracts/error-texts';
import { type DocumentFormatError, placeInFile } from '@transloom/core/document/document-format-error';
import { fileFormats } from '@transloom/core/document/format-registry';
import { catalogueCode, Refusal } from '../refusal.ts';

const documents = [...new Set(fileFormats.flatMap(({ extensions }) => extensions))].join(', ');

/** A refusal of core, told by the file's name and, where it says so, by what is read in its place. */
export function documentRefusal(
  { code, params }: DocumentFormatError,
  name: string,
  formats = documents,
): Refusal {
  const known = catalogueCode(`document.${code}`);
  const named = errorTexts[known]['en-US'].includes('{formats}') ? { formats } : {};
  const { part } = params;
  const place = part === undefined ? {} : { part: placeInFile(name, part) };
  return new Refusal(known, { name, ...named, ...params, ...place });
}
