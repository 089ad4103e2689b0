import { createInflateRaw } from 'node:zlib';
import { compoundStreamNames } from '../../archive/compound-file.ts';
import { compressedBytes, openZip, type ZipArchive, zipMethod } from '../../archive/zip-archive.ts';
import { type ZipEntry, zipFlag } from '../../archive/zip-directory.ts';
import { DocumentFormatError } from '../../document/document-format-error.ts';
import { XmlDecoder } from '../tmx/xml-decoder.ts';
import type { XmlEvent } from '../tmx/xml-event.ts';
import { XmlEvents } from '../tmx/xml-events.ts';
import { SharedTexts } from './shared-texts.ts';
import { SheetRows } from './sheet-rows.ts';

/** Most bytes of the inflated parts of a workbook that are read. */
const mostBytes = 2 * 1024 * 1024 * 1024;

export interface RowBatch {
  readonly rows: readonly (readonly string[])[];
  /** Inflated bytes of the sheets: read so far, and in total. */
  readonly read: number;
  readonly total: number;
}

/**
 * The cells of a workbook as people see their texts, sheet after sheet. Only the compressed file and the table of its
 * texts are in memory as a whole.
 * @throws {DocumentFormatError} broken, encrypted, too-large, limit, unsupported
 */
export async function* workbookRows(file: Uint8Array): AsyncGenerator<RowBatch> {
  // A file with a password is no zip and would be reported as damaged.
  if (compoundStreamNames(file).includes('EncryptedPackage')) throw new DocumentFormatError('encrypted');
  const archive = openZip(file);
  const sheets = partsOf(archive, /^xl\/worksheets\/[^/]+\.xml$/i);
  if (sheets.length === 0) throw new DocumentFormatError('unsupported', { what: 'zip' });
  const [texts] = partsOf(archive, /^xl\/sharedStrings\.xml$/i);
  const total = sheets.reduce((sum, { size }) => sum + size, 0);
  if (total + (texts?.size ?? 0) > mostBytes)
    throw new DocumentFormatError('too-large', { limit: mostBytes });
  const shared = new SharedTexts();
  if (texts !== undefined) {
    for await (const { events } of partEvents(archive, texts)) shared.read(events);
  }
  let read = 0;
  for (const sheet of sheets) {
    const reader = new SheetRows(shared);
    for await (const { events, bytes } of partEvents(archive, sheet)) {
      read += bytes;
      yield { rows: reader.read(events), read, total };
    }
  }
}

/** `sheet10.xml` after `sheet9.xml`. */
function partsOf({ directory }: ZipArchive, name: RegExp): readonly ZipEntry[] {
  return directory.entries
    .filter((entry) => name.test(entry.name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

interface PartEvents {
  readonly events: readonly XmlEvent[];
  readonly bytes: number;
}

async function* partEvents(archive: ZipArchive, entry: ZipEntry): AsyncGenerator<PartEvents> {
  try {
    yield* eventsOf(archive, entry);
  } catch (error) {
    throw error instanceof DocumentFormatError ? ofPart(error, entry.name) : error;
  }
}

/** People never see lines of a part, which mostly is one. */
function ofPart({ code, params: { line: _, ...params } }: DocumentFormatError, part: string) {
  return new DocumentFormatError(code, { ...params, part });
}

async function* eventsOf(archive: ZipArchive, entry: ZipEntry): AsyncGenerator<PartEvents> {
  const decoder = new XmlDecoder();
  const xml = new XmlEvents();
  let bytes = 0;
  for await (const piece of inflatedPieces(archive, entry)) {
    bytes += piece.length;
    if (bytes > entry.size) throw new DocumentFormatError('broken');
    yield { events: xml.push(decoder.push(piece)), bytes: piece.length };
  }
  yield { events: xml.push(decoder.finish()), bytes: 0 };
  xml.finish();
}

async function* inflatedPieces({ file }: ZipArchive, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.flags & zipFlag.encrypted) throw new DocumentFormatError('encrypted');
  const bytes = compressedBytes(file, entry);
  if (entry.method === zipMethod.stored) return yield bytes;
  if (entry.method !== zipMethod.deflated) throw new DocumentFormatError('unsupported');
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  inflate.end(bytes);
  try {
    for await (const piece of inflate) yield piece as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'errno' in error) throw new DocumentFormatError('broken');
    throw error;
  }
}
