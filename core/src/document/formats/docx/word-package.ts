import { compoundStreamNames, isCompoundFile } from '../../../archive/compound-file.ts';
import { openZip, readZipEntry, type ZipArchive } from '../../../archive/zip-archive.ts';
import { type DecodedXml, decodeXml } from '../../../xml/xml-encoding.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readContentTypes } from './content-types.ts';
import { type Relationship, readRelationships } from './relationships.ts';

/** A Word document as its parts: the main one and what that refers to. */
export interface WordPackage {
  readonly archive: ZipArchive;
  readonly mainPart: string;
  readonly relationships: readonly Relationship[];
}

const maxPartBytes = 2 ** 26;
const mainContentType =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\..*main\+xml$/i;

/** @throws {DocumentFormatError} empty, encrypted, wrong-extension, broken, limit, too-large */
export function openWordPackage(file: Uint8Array): WordPackage {
  refuseOtherContainers(file);
  const archive = openZip(file);
  const types = readContentTypes(readPart(archive, '[Content_Types].xml'));
  if (types === undefined) throw new DocumentFormatError('wrong-extension');
  const root = readRelationships(readPart(archive, '_rels/.rels'), '', archive);
  const target = root.find(({ type }) => type === 'officeDocument')?.target;
  const mainPart = target ?? archive.directory.entries.find(({ name }) => isMain(types(name)))?.name;
  if (mainPart === undefined) throw new DocumentFormatError('broken', { reason: 'no-main-part' });
  if (!isMain(types(mainPart))) throw new DocumentFormatError('wrong-extension');
  if (!archive.entriesByName.has(mainPart)) throw new DocumentFormatError('broken', { part: mainPart });
  const relationships = readRelationships(readPart(archive, relationshipsOf(mainPart)), mainPart, archive);
  return { archive, mainPart, relationships };
}

/** @throws {DocumentFormatError} broken, too-large, wrong-encoding */
export function readPart(archive: ZipArchive, name: string): DecodedXml | undefined {
  const bytes = readZipEntry(archive, name, maxPartBytes);
  return bytes && decodeXml(bytes, name);
}

function isMain(contentType: string | undefined): boolean {
  return contentType !== undefined && mainContentType.test(contentType);
}

function refuseOtherContainers(file: Uint8Array): void {
  if (file.length === 0) throw new DocumentFormatError('empty');
  if (isCompoundFile(file)) {
    const encrypted = compoundStreamNames(file).includes('EncryptedPackage');
    throw new DocumentFormatError(encrypted ? 'encrypted' : 'wrong-extension');
  }
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new DocumentFormatError('wrong-extension');
}

function relationshipsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** Name of the part the main part refers to in this role. */
export function partOfType({ relationships }: WordPackage, type: string): string | undefined {
  return relationships.find((relationship) => relationship.type === type)?.target;
}
