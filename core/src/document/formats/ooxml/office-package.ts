import { compoundStreamNames, isCompoundFile } from '../../../archive/compound-file.ts';
import { openZip, readZipEntry, type ZipArchive } from '../../../archive/zip-archive.ts';
import { type DecodedXml, decodeXml } from '../../../xml/xml-encoding.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readContentTypes } from './content-types.ts';
import { type Relationship, readRelationships } from './relationships.ts';

/** An Office Open XML document as its parts: the main one and what that refers to. */
export interface OfficePackage {
  readonly archive: ZipArchive;
  readonly mainPart: string;
  readonly relationships: readonly Relationship[];
}

const maxPartBytes = 2 ** 26;

/**
 * @param mainType what the content type of the main part must look like
 * @throws {DocumentFormatError} empty, encrypted, wrong-extension, broken, limit, too-large
 */
export function openOfficePackage(file: Uint8Array, mainType: RegExp): OfficePackage {
  refuseOtherContainers(file);
  const archive = openZip(file);
  const types = readContentTypes(readPart(archive, '[Content_Types].xml'));
  if (types === undefined) throw new DocumentFormatError('wrong-extension');
  const root = readRelationships(readPart(archive, '_rels/.rels'), '', archive);
  const target = root.find(({ type }) => type === 'officeDocument')?.target;
  const mainPart =
    target ?? archive.directory.entries.find(({ name }) => mainType.test(types(name) ?? ''))?.name;
  if (mainPart === undefined) throw new DocumentFormatError('broken', { reason: 'no-main-part' });
  if (!mainType.test(types(mainPart) ?? '')) throw new DocumentFormatError('wrong-extension');
  if (!archive.entriesByName.has(mainPart)) throw new DocumentFormatError('broken', { part: mainPart });
  return { archive, mainPart, relationships: relationshipsOf(archive, mainPart) };
}

/** Whether the file is a package whose main part is of this type. */
export function isOfficePackage(file: Uint8Array, mainType: RegExp): boolean {
  try {
    openOfficePackage(file, mainType);
    return true;
  } catch (error) {
    if (error instanceof DocumentFormatError) return false;
    throw error;
  }
}

/** @throws {DocumentFormatError} broken, too-large, wrong-encoding */
export function readPart(archive: ZipArchive, name: string): DecodedXml | undefined {
  const bytes = readZipEntry(archive, name, maxPartBytes);
  return bytes && decodeXml(bytes, name);
}

function refuseOtherContainers(file: Uint8Array): void {
  if (file.length === 0) throw new DocumentFormatError('empty');
  if (isCompoundFile(file)) {
    const encrypted = compoundStreamNames(file).includes('EncryptedPackage');
    throw new DocumentFormatError(encrypted ? 'encrypted' : 'wrong-extension');
  }
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new DocumentFormatError('wrong-extension');
}

/** Every slide asks for those of its layout and of its master. */
const known = new WeakMap<ZipArchive, Map<string, readonly Relationship[]>>();

/** What a part refers to; nothing where it has no list of that. */
export function relationshipsOf(archive: ZipArchive, part: string): readonly Relationship[] {
  const ofArchive = known.get(archive) ?? new Map<string, readonly Relationship[]>();
  known.set(archive, ofArchive);
  const relationships = ofArchive.get(part) ?? readRelationshipsOf(archive, part);
  ofArchive.set(part, relationships);
  return relationships;
}

function readRelationshipsOf(archive: ZipArchive, part: string): readonly Relationship[] {
  const slash = part.lastIndexOf('/') + 1;
  const list = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  return readRelationships(readPart(archive, list), part, archive);
}

/** Name of the part the main part refers to in this role. */
export function partOfType({ relationships }: OfficePackage, type: string): string | undefined {
  return relationships.find((relationship) => relationship.type === type)?.target;
}
