import { openZip, type ZipArchive } from '../../../archive/zip-archive.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readXmlPart } from '../../xml-rules/xml-part.ts';

/** A book: its archive and its package documents, mostly one. */
export interface Book {
  readonly archive: ZipArchive;
  readonly packages: readonly string[];
}

/** @throws {DocumentFormatError} empty, broken, encrypted, limit, too-large, unsafe */
export function openBook(file: Uint8Array): Book {
  const archive = openZip(file);
  return { archive, packages: readContainer(archive) };
}

function readContainer(archive: ZipArchive): readonly string[] {
  const packages: string[] = [];
  for (const scanner of elementsOf(archive, 'META-INF/container.xml')) {
    const type = scanner.attribute('media-type');
    if (localName(scanner) !== 'rootfile' || type !== 'application/oebps-package+xml') continue;
    packages.push(scanner.attribute('full-path') ?? '');
  }
  return packages;
}

/** Fonts may be made unreadable outside of the book; anything else that is encrypted can't be read. */
const fontAlgorithms = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);

/** @throws {DocumentFormatError} encrypted */
export function refuseProtectedBook(archive: ZipArchive): void {
  for (const scanner of elementsOf(archive, 'META-INF/encryption.xml')) {
    if (localName(scanner) !== 'EncryptionMethod') continue;
    if (!fontAlgorithms.has(scanner.attribute('Algorithm') ?? ''))
      throw new DocumentFormatError('encrypted', { part: 'META-INF/encryption.xml' });
  }
}

export type PageKind = 'page' | 'contents';

/** A part of the book with text. */
export interface BookPart {
  readonly name: string;
  readonly kind: PageKind;
}

/** Pages in reading order, then those outside of it, then the contents of EPUB 2. */
export function bookParts(archive: ZipArchive, packagePart: string): readonly BookPart[] {
  const items = new Map<string, BookPart>();
  const order: string[] = [];
  for (const scanner of elementsOf(archive, packagePart)) {
    const id = scanner.attribute('id') ?? '';
    const kind = kinds[scanner.attribute('media-type') ?? ''];
    if (localName(scanner) === 'itemref') order.push(scanner.attribute('idref') ?? '');
    if (localName(scanner) !== 'item' || kind === undefined) continue;
    items.set(id, { name: entryName(archive, packagePart, scanner.attribute('href') ?? ''), kind });
  }
  const spine = order.flatMap((id) => items.get(id) ?? []);
  const rest = [...items.values()].filter((part) => !spine.includes(part));
  const all = [...spine, ...rest.toSorted((a, b) => ranks[a.kind] - ranks[b.kind])];
  const names = new Set<string>();
  return all.filter(({ name }) => archive.entriesByName.has(name) && !names.has(name) && names.add(name));
}

const kinds: Readonly<Record<string, PageKind>> = {
  'application/xhtml+xml': 'page',
  'text/html': 'page',
  'image/svg+xml': 'page',
  'application/x-dtbncx+xml': 'contents',
};
const ranks = { page: 0, contents: 1 } as const;

/** The entry an address in another one leads to. */
export function entryName(archive: ZipArchive, from: string, href: string): string {
  const path = decoded(href.replace(/[?#].*$/, ''));
  const base = from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '.' && segment !== '') base.push(segment);
  }
  const name = base.join('/');
  if (archive.entriesByName.has(name)) return name;
  const composed = name.normalize('NFC');
  return archive.directory.entries.find((entry) => entry.name.normalize('NFC') === composed)?.name ?? name;
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The scanner at each start tag of a part; nothing where the archive has none of that name. */
function* elementsOf(archive: ZipArchive, part: string): Generator<XmlScanner> {
  const xml = readXmlPart(archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, new Map(), { doctype: 'pass' });
  while (scanner.next() !== 'done') if (scanner.event === 'start') yield scanner;
}

function localName({ name }: XmlScanner): string {
  return name.replace(/^\{.*\}/, '');
}
