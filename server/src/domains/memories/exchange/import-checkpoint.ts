import { type ImportSummary, importSummarySchema } from '@transloom/contracts/assets';

/** How far an import came: units of the file that were stored, and what became of their records. */
export interface Checkpoint {
  readonly units: number;
  /** The last of its entries that is found by similar texts and by words; absent where none is. */
  readonly lastFound?: string | undefined;
  readonly summary: ImportSummary;
}

export function readCheckpoint(stored: unknown): Checkpoint | undefined {
  if (stored === null || typeof stored !== 'object' || !('units' in stored)) return undefined;
  const summary = importSummarySchema.parse('summary' in stored ? stored.summary : undefined);
  const lastFound = 'lastFound' in stored ? String(stored.lastFound) : undefined;
  return { units: Number(stored.units), lastFound, summary };
}
