import { limits } from '@transloom/contracts/limits';
import type { ImportSummary } from '@transloom/contracts/memories';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { toMarkup } from '@transloom/core/inline/markup';
import { type TmxEntry, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { TmxReader } from '@transloom/core/memory/tmx/tmx-reader';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { addEntries, type MemoryContext } from './add-entries.ts';
import type { LanguagePair } from './search-memories.ts';

export interface FileToImport extends LanguagePair {
  readonly memoryId: string;
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** What an import needs of its job. */
export interface ImportJob extends Pick<JobContext, 'progress' | 'signal' | 'now'> {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

/** Small enough for live progress and short transactions, large enough for their cost not to count. */
const entriesPerStep = 500;

/**
 * Adds the pairs of a TMX file to a memory, step by step; a second run adds nothing twice.
 * @throws {AppError} document.empty, document.unsupported, document.broken, document.wrong-encoding, document.limit
 */
export async function importTmx(job: ImportJob, file: FileToImport): Promise<ImportSummary> {
  const summary = {
    detected: 0,
    imported: 0,
    empty: 0,
    identical: 0,
    duplicate: 0,
    tooLong: 0,
    otherLanguage: 0,
  };
  const waiting: TmxEntry[] = [];
  let read = 0;
  for await (const { units, bytes } of unitsOf(file)) {
    read += bytes;
    waiting.push(...units.flatMap((unit) => usableEntry(unit, file, summary) ?? []));
    while (waiting.length >= entriesPerStep || (bytes === 0 && waiting.length > 0)) {
      job.signal.throwIfAborted();
      await storeEntries(job, file, waiting.splice(0, entriesPerStep), summary);
      await job.progress(read, file.bytes, 'importing');
    }
  }
  return summary;
}

/** The last piece has no bytes. */
async function* unitsOf({ content, name }: FileToImport) {
  const reader = new TmxReader();
  try {
    for await (const bytes of content) {
      if (bytes.length > 0) yield { units: reader.push(bytes), bytes: bytes.length };
    }
    yield { units: reader.finish(), bytes: 0 };
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw new AppError(`document.${error.code}`, { ...error.params, name }, { cause: error });
  }
}

function usableEntry(unit: TmxUnit, pair: LanguagePair, summary: ImportSummary): TmxEntry | undefined {
  summary.detected++;
  const entry = tmxEntry(unit, pair);
  const reason = entry === undefined ? 'otherLanguage' : whyUseless(entry);
  if (reason !== undefined) summary[reason]++;
  return reason === undefined ? entry : undefined;
}

function whyUseless({ source, target }: TmxEntry): 'empty' | 'identical' | 'tooLong' | undefined {
  if (source.text.trim() === '' || target.text.trim() === '') return 'empty';
  if (Math.max(source.text.length, target.text.length) > limits.segmentCharacters) return 'tooLong';
  return toMarkup(source) === toMarkup(target) ? 'identical' : undefined;
}

async function storeEntries(
  job: ImportJob,
  { memoryId, name }: FileToImport,
  entries: readonly TmxEntry[],
  summary: ImportSummary,
): Promise<void> {
  const now = job.now();
  const added = await job.transact((context) =>
    addEntries(
      context,
      memoryId,
      entries.map(({ createdAt, changedAt, changedBy, ...entry }) => ({
        ...entry,
        fileName: name,
        changedByName: changedBy,
        createdAt: createdAt === undefined ? now : new Date(createdAt),
        changedAt: changedAt === undefined ? now : new Date(changedAt),
      })),
    ),
  );
  summary.imported += added;
  summary.duplicate += entries.length - added;
}
