import { type ImportSummary, importSummarySchema } from '@transloom/contracts/assets';
import { z } from 'zod';

/** Progress of an import: units of the file that are stored, and what became of their records. */
export interface Checkpoint {
  readonly units: number;
  /** The last entry that was stored; absent where none was. */
  readonly lastStored?: string | undefined;
  /** The last entry of each direction that is searchable by similar text and by words; absent where none is. */
  readonly lastFound: Readonly<Record<string, string>>;
  readonly summary: ImportSummary;
}

export const beginning: Checkpoint = {
  units: 0,
  lastFound: {},
  summary: {
    detected: 0,
    imported: 0,
    empty: 0,
    identical: 0,
    duplicate: 0,
    tooLong: 0,
    otherLanguage: 0,
    spoiled: 0,
  },
};

const checkpointSchema = z.object({
  units: z.number().int(),
  lastStored: z.string().optional(),
  lastFound: z.record(z.string(), z.string()),
  summary: importSummarySchema,
});

/** Undefined where none was kept. */
export function readCheckpoint(stored: unknown): Checkpoint | undefined {
  return checkpointSchema.nullish().parse(stored) ?? undefined;
}

/** The directions that may have entries that are not searchable yet. */
export function directionsToIndex(
  { lastStored, lastFound }: Checkpoint,
  directionIds: readonly string[],
): readonly string[] {
  return lastStored === undefined ? [] : directionIds.filter((id) => lastFound[id] !== lastStored);
}
