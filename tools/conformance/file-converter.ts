import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { type Office, openOffice } from '@transloom/server/providers/office/office';
import { PageFiles } from '@transloom/server/providers/pages/page-files';
import { findPagePrograms } from '@transloom/server/providers/pages/page-programs';

/** The programs of the machine that turn files into others: LibreOffice, kept warm, and those that read pages. */
export interface FileConverter {
  readonly office: Office;
  readonly pages: PageFiles;
  close(): Promise<void>;
}

export function openConverter(): FileConverter {
  const office = openOffice(findOffice());
  return { office, pages: new PageFiles(findPagePrograms()), close: () => office.stop() };
}

/** The file as what its format becomes. @throws {DocumentFormatError | OfficeError | PagesError} */
export function convertFile(
  { office, pages }: FileConverter,
  { becomes, extensions, id }: ConvertedFormat,
  file: Uint8Array,
  timeoutMs: number,
): Promise<Uint8Array> {
  if (becomes === 'pages') return pages.read({ file, kind: id === 'image' ? 'image' : 'pdf', timeoutMs });
  const [from = id] = extensions;
  return office.convert({ file, from, to: becomes, timeoutMs });
}
