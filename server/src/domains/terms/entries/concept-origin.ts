import { z } from 'zod';
import type { ConceptRow } from './concepts.store.ts';

const originSchema = z.object({
  importId: z.uuid().nullable(),
  fileName: z.string().nullable(),
  projectName: z.string().nullable(),
  createdBy: z.uuid().nullable(),
  createdAt: z.coerce.date(),
  changedBy: z.uuid().nullable(),
  changedAt: z.coerce.date(),
});

/** Where a concept came from and who made it, so that it comes back as it was. */
export function originOf(row: ConceptRow): string {
  const { importId, fileName, projectName, createdBy, createdAt, changedBy, changedAt } = row;
  return JSON.stringify({ importId, fileName, projectName, createdBy, createdAt, changedBy, changedAt });
}

/** What of a base it came from, by whom and when; by `somebody` where nobody is known. */
export function readOrigin(stored: unknown, somebody: string) {
  const origin = originSchema.parse(stored);
  return { ...origin, createdBy: origin.createdBy ?? somebody, changedBy: origin.changedBy ?? somebody };
}
