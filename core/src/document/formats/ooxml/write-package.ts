import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import type { WriteOutput } from '../../document-format.ts';
import { type OfficePackage, readPart } from './office-package.ts';
import type { PartEdits } from './part-edits.ts';

/** The parts that the edits change, as they are written. */
export function editedParts({ archive }: OfficePackage, edits: PartEdits): ReadonlyMap<string, Uint8Array> {
  return edits.apply((part) => readPart(archive, part));
}

/** Writes the package with its edits; every other part as it is. */
export function writePackage(book: OfficePackage, edits: PartEdits, write: WriteOutput): void {
  rewriteZip(book.archive, editedParts(book, edits), write);
}
