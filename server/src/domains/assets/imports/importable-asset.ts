import { type ImportSummary, tableLayoutSchema } from '@transloom/contracts/assets';
import { entryLayers } from '@transloom/core/memory/entries/entry-layer';
import type { ExchangeLanguages } from '@transloom/core/memory/exchange/exchange-format';
import type { TableLayout } from '@transloom/core/memory/exchange/table-layout';
import { z } from 'zod';
import type { Actor, Context, JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { defineJob, type JobKind } from '../../../platform/queue/define-job.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import type { PublishedEvent } from '../../../platform/realtime/events.ts';

export const importPayload = z.object({
  importId: z.uuid(),
  assetId: z.uuid(),
  fileId: z.uuid(),
  name: z.string(),
  /** Format of the upload as it was recognized. */
  format: z.string(),
  bytes: z.number().int(),
  /** Layer of memory entries for which the file names none. */
  layer: z.enum(entryLayers).optional(),
  /** Layout that replaces the headings of a table. */
  layout: tableLayoutSchema.optional(),
});
export type ImportPayload = z.output<typeof importPayload>;

const oneImport = z.object({ assetId: z.uuid(), importId: z.uuid() });
export type OneImport = z.output<typeof oneImport>;

export interface ImportJobs {
  readonly store: JobKind<typeof importPayload>;
  readonly takeBack: JobKind<typeof oneImport>;
}

interface NamedJobs {
  readonly store: string;
  /** What happens when `store` runs twice. */
  readonly whenRepeated: string;
  readonly takeBack: string;
}

/** The second is for another organization: an import of millions of entries takes an hour. */
const importPlaces = 2;

export function defineImportJobs({ store, whenRepeated, takeBack }: NamedJobs): ImportJobs {
  return {
    store: defineJob({
      kind: store,
      payload: importPayload,
      whenRepeated,
      retries: 3,
      timeoutSeconds: 14_400,
      concurrency: importPlaces,
    }),
    takeBack: defineJob({
      kind: takeBack,
      payload: oneImport,
      whenRepeated: 'Takes out what is left of it.',
      retries: 5,
      timeoutSeconds: 3_600,
      concurrency: 1,
    }),
  };
}

/** Functions that importing needs of a memory or a term base. */
export interface ImportableAsset {
  /** Purpose of its uploads. */
  readonly purpose: 'memory' | 'term';
  readonly jobs: ImportJobs;
  /** @throws {AppError} resource.not-found */
  requireSeen(context: Context, assetId: string): Promise<unknown>;
  /** @throws {AppError} resource.not-found, and what says that it takes nothing */
  requireWritable(context: Context, assetId: string): Promise<unknown>;
  /** Whether this import may write from now on; nobody else may until it ends. */
  takeTurn(db: Db, assetId: string, importId: string): Promise<boolean>;
  endTurn(db: Db, assetId: string, importId: string): Promise<void>;
  /** Guesses the columns of a table from its first row. */
  guessLayout(row: readonly string[], languages: ExchangeLanguages): TableLayout;
  /** Stores what the file holds, step by step; `checkpoint` is the last step that an earlier run kept, if any. */
  store(job: JobContext, file: ImportPayload, checkpoint: unknown): Promise<ImportSummary>;
  /** Runs in the transaction that ends an import whose file was read completely. */
  finish(context: Context, file: ImportPayload): Promise<void>;
  /** Runs in the transaction that ends an import which failed or was stopped. */
  abandon(context: Context, file: ImportPayload): Promise<void>;
  /** Takes out what an import added. */
  takeBack(job: JobContext, one: OneImport): Promise<LastWrite>;
  announce(asset: { readonly assetId: string }, actor: Actor): readonly PublishedEvent[];
}
