import { limits } from '@transloom/contracts/limits';
import { toMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { type TmxEntry, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { AppError, failureOf } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';
import { importedUnits } from '../../memories/exchange/imported-units.ts';
import {
  type CorpusRow,
  deletePairsOf,
  endReading,
  insertPairs,
  type NewPair,
} from './engine-corpus.store.ts';

const pairsPerStep = 2_000;

interface FileReading {
  readonly corpus: CorpusRow;
  readonly languages: LanguagePair;
  /** Pairs that it may have at most. */
  readonly free: number;
}

/** Stores the pairs of a file; one that cannot be read says so of itself. Gives how many pairs there are. */
export async function readCorpusFile(job: JobContext, reading: FileReading): Promise<number> {
  const { corpus } = reading;
  await job.transact(({ db }) => deletePairsOf(db, corpus.id));
  try {
    const pairs = await storePairs(job, reading);
    await end(job, corpus, { pairs, failure: null });
    return pairs;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await job.transact(({ db }) => deletePairsOf(db, corpus.id));
    await end(job, corpus, { pairs: 0, failure: failureOf(error) });
    return 0;
  }
}

function end(job: JobContext, corpus: CorpusRow, how: Parameters<typeof endReading>[2]): Promise<void> {
  return job.transact(async (context) => {
    await endReading(context.db, corpus.id, how);
    if (corpus.fileId !== null) await forgetUpload(context, corpus.fileId);
  });
}

async function storePairs(job: JobContext, reading: FileReading): Promise<number> {
  const { id: corpusId, organizationId, customEngineId, name } = reading.corpus;
  let step: NewPair[] = [];
  let position = 0;
  const store = () =>
    job.transact(({ db }) => insertPairs(db, { organizationId, corpusId, customEngineId }, step));
  for await (const { source, target } of entriesOf(job, reading)) {
    if (++position > reading.free)
      throw new AppError('custom-engine.too-many-pairs', { name, limit: limits.customEnginePairs });
    step.push({ id: newId(), position, source: toMarkup(source), target: toMarkup(target) });
    if (step.length < pairsPerStep) continue;
    await store();
    step = [];
  }
  const { sourceLanguage, targetLanguage } = reading.languages;
  if (position === 0) throw new AppError('custom-engine.no-pairs', { sourceLanguage, targetLanguage });
  await store();
  return position;
}

async function* entriesOf(job: JobContext, { corpus, languages }: FileReading): AsyncGenerator<TmxEntry> {
  const { fileId, name, format } = corpus;
  if (fileId === null) throw new AppError('resource.not-found');
  const upload = { fileId, name, format, bytes: Number(corpus.bytes) };
  const { sourceLanguage, targetLanguage } = languages;
  for await (const batch of importedUnits(job, upload, {
    sourceLanguage,
    targetLanguages: [targetLanguage],
  })) {
    job.signal.throwIfAborted();
    for (const unit of batch.units) {
      const entry = tmxEntry(unit, languages);
      if (entry !== undefined) yield entry;
    }
    await job.progress(Math.min(batch.bytes, upload.bytes), upload.bytes, 'reading');
  }
}
