import { openZip, type ZipArchive } from '../../../archive/zip-archive.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readXmlPart } from '../../xml-rules/xml-part.ts';
import { odfNamespaces } from './odf-namespaces.ts';

const manifest = 'META-INF/manifest.xml';

/** @throws {DocumentFormatError} empty, broken, encrypted, wrong-extension, limit, too-large, unsafe */
export function openOdf(file: Uint8Array): ZipArchive {
  if (file.length > 0 && (file[0] !== 0x50 || file[1] !== 0x4b))
    throw new DocumentFormatError('wrong-extension');
  const archive = openZip(file);
  refuseEncrypted(archive);
  if (!archive.entriesByName.has('content.xml'))
    throw new DocumentFormatError('broken', { reason: 'no-main-part', part: 'content.xml' });
  return archive;
}

/** The kind of document an archive says it is, such as `text` or `spreadsheet-template`; empty where it is none. */
export function odfKind(file: Uint8Array): string {
  if (file[0] !== 0x50 || file[1] !== 0x4b) return '';
  try {
    return /^application\/vnd\.oasis\.opendocument\.([\w-]+)$/.exec(mediaType(openZip(file)))?.[1] ?? '';
  } catch (error) {
    if (error instanceof DocumentFormatError) return '';
    throw error;
  }
}

/** As the first part says, or else the manifest. */
function mediaType(archive: ZipArchive): string {
  const entry = archive.entriesByName.get('mimetype');
  if (entry !== undefined && entry.size < 200) return (readText(archive, 'mimetype') ?? '').trim();
  for (const scanner of manifestEntries(archive)) {
    if (scanner.attribute('manifest:full-path') === '/')
      return scanner.attribute('manifest:media-type') ?? '';
  }
  return '';
}

function readText(archive: ZipArchive, part: string): string | undefined {
  return readXmlPart(archive, part)?.text;
}

function refuseEncrypted(archive: ZipArchive): void {
  for (const { name } of manifestEntries(archive)) {
    if (name === 'manifest:encryption-data') throw new DocumentFormatError('encrypted', { part: manifest });
  }
}

/** Documents inside the document: charts mostly. Formulas have no text, and other objects are of other programs. */
export function embeddedParts(archive: ZipArchive): readonly string[] {
  const parts: string[] = [];
  for (const scanner of manifestEntries(archive)) {
    const type = scanner.attribute('manifest:media-type') ?? '';
    const path = scanner.attribute('manifest:full-path') ?? '';
    const part = `${path.replace(/^\.\//, '')}content.xml`;
    if (embeddedType.test(type) && path !== '/' && archive.entriesByName.has(part)) parts.push(part);
  }
  return parts;
}

const embeddedType =
  /^application\/vnd\.oasis\.opendocument\.(?:chart|text|spreadsheet|presentation|graphics)$/;

function* manifestEntries(archive: ZipArchive): Generator<XmlScanner> {
  const xml = readXmlPart(archive, manifest);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, manifest, odfNamespaces, { doctype: 'pass' });
  while (scanner.next() !== 'done') if (scanner.event === 'start') yield scanner;
}
