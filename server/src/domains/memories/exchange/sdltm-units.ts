import { DatabaseSync } from 'node:sqlite';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import { readSdltmSegment, type SdltmSegment } from '@transloom/core/memory/exchange/sdltm-segment';
import type { TmxProperty, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';

const unitsPerBatch = 1_000;

/**
 * The units of a Trados memory, which is an SQLite database; `bytes` of a batch are its share of the file.
 * @throws {DocumentFormatError} unsupported, broken, limit
 */
export function* sdltmUnits(path: string, fileBytes: number): Generator<UnitBatch> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    yield* readUnits(database, fileBytes);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    throw new DocumentFormatError('broken', { what: error.message });
  } finally {
    database.close();
  }
}

function* readUnits(database: DatabaseSync, fileBytes: number): Generator<UnitBatch> {
  // A file from elsewhere may define what runs when it is read.
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on');
  if (!hasUnits(database)) throw new DocumentFormatError('unsupported', { what: 'sqlite' });
  const total = Number(database.prepare('select count(*) as total from translation_units').get()?.['total']);
  const rows = database.prepare('select * from translation_units order by id').iterate();
  let units: TmxUnit[] = [];
  let read = 0;
  for (const row of rows) {
    units.push(unitOf(row));
    read += 1;
    if (units.length < unitsPerBatch) continue;
    yield { units, bytes: Math.floor((fileBytes * read) / total) };
    units = [];
  }
  yield { units, bytes: fileBytes };
}

/** Other programs' databases may have a table, or a view, of this name. */
function hasUnits(database: DatabaseSync): boolean {
  const tables = "select 1 from sqlite_schema where type = 'table' and name = 'translation_units'";
  if (database.prepare(tables).get() === undefined) return false;
  const columns = database.prepare('select * from translation_units limit 0').columns();
  const names = columns.map(({ name }) => name);
  return ['id', 'source_segment', 'target_segment'].every((name) => names.includes(name));
}

type Row = Readonly<Record<string, unknown>>;

function unitOf(row: Row): TmxUnit {
  const described = { attributes: {}, properties: [], notes: [] };
  const attributes = {
    ...dateAttribute('creationdate', row['creation_date']),
    ...textAttribute('creationid', row['creation_user']),
    ...dateAttribute('changedate', row['change_date']),
    ...textAttribute('changeid', row['change_user']),
    ...textAttribute('usagecount', row['usage_counter']),
  };
  const variants = ['source_segment', 'target_segment'].map((column) => {
    return { ...described, ...segmentOf(row, column) };
  });
  return { ...described, attributes, properties: propertiesOf(row['flags']), variants };
}

/** An empty segment is a text without a language, and the file is valid. */
function segmentOf(row: Row, column: string): SdltmSegment {
  const xml = textOf(row[column]);
  if (xml === '') return { language: '', text: plainInline(''), codes: {} };
  try {
    return readSdltmSegment(xml);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    // The file is a database, and has no lines.
    throw new DocumentFormatError('broken', { part: `translation_units ${textOf(row['id'])}, ${column}` });
  }
}

/** Numbered as in Trados; its values unknown and unspecified are left out. */
const levels = ['', 'Draft', 'Translated', 'RejectedTranslation', 'ApprovedTranslation', 'RejectedSignOff'];
const confirmationLevels = [...levels, 'ApprovedSignOff'];
const origins = ['', 'TM', 'MachineTranslation', 'Alignment', 'ContextTM', 'AdaptiveMachineTranslation'];
const translationOrigins = [...origins, 'Nmt', 'AutomaticTranslation'];

/** The lowest byte of the flags is the origin of a translation, the third its level of review. */
function propertiesOf(flags: unknown): readonly TmxProperty[] {
  if (typeof flags !== 'number') return [];
  return [
    { type: 'x-Origin', value: translationOrigins[flags & 0xff] ?? '' },
    { type: 'x-ConfirmationLevel', value: confirmationLevels[(flags >> 16) & 0xff] ?? '' },
  ].filter(({ value }) => value !== '');
}

function textAttribute(name: string, value: unknown): Readonly<Record<string, string>> {
  const text = textOf(value);
  return text === '' ? {} : { [name]: text };
}

/** `2024-01-31 12:00:00`, in UTC. */
function dateAttribute(name: string, value: unknown): Readonly<Record<string, string>> {
  const digits = textOf(value).replace(/[-:]/g, '').slice(0, 15).replace(' ', 'T');
  return /^\d{8}T\d{6}$/.test(digits) ? { [name]: `${digits}Z` } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isSqliteError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
