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

/** Origin and creator of a concept, so that it can be restored as it was. */
export function originOf(row: ConceptRow): string {
  const { importId, fileName, projectName, createdBy, createdAt, changedBy, changedAt } = row;
  return JSON.stringify({ importId, fileName, projectName, createdBy, createdAt, changedBy, changedAt });
}

/** Reads an origin; `somebody` stands for an unknown creator. */
export function readOrigin(stored: unknown, somebody: string) {
  const origin = originSchema.parse(stored);
  return { ...origin, createdBy: origin.createdBy ?? somebody, changedBy: origin.changedBy ?? somebody };
}
