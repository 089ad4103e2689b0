import type { Context } from '../../../platform/context.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { findSampleEntries } from './listed-entries.store.ts';

export interface SampleEntry {
  readonly id: string;
  /** Markup. */
  readonly source: string;
  readonly target: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface SampleWish {
  readonly count: number;
  /** By the language of the translation. */
  readonly isWanted: (targetLanguage: string) => boolean;
}

/** Entries from all over a memory, in the first language that is wanted; the same ones each time. */
export async function sampleEntries(
  { db }: Pick<Context, 'db'>,
  memoryId: string,
  { count, isWanted }: SampleWish,
): Promise<readonly SampleEntry[]> {
  for (const { id, sourceLanguage, targetLanguage } of await findDirectionsOf(db, memoryId)) {
    if (!isWanted(targetLanguage)) continue;
    const rows = await findSampleEntries(db, id, count);
    if (rows.length > 0) return rows.map((row) => ({ ...row, sourceLanguage, targetLanguage }));
  }
  return [];
}
