import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { engineCostSchema } from './engines.ts';

/** What an engine did in a month (UTC), as far as the ledger tells. */
const engineMonthSchema = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  engineKey: z.string(),
  /** As it was called then: its connection may be gone. */
  name: z.string(),
  /** Connected by the user alone. */
  own: z.boolean(),
  /** Code points of the source it translated. */
  characters: z.number(),
  /** Characters of texts that were answered before, so that the engine was not called. */
  knownCharacters: z.number(),
  /** Requests, and those of them that brought nothing. */
  calls: z.number().int(),
  failures: z.number().int(),
  /** As the vendor told them. */
  tokensRead: z.number(),
  tokensWritten: z.number(),
  /** Cost at the price that was in force, where one was known. */
  costs: z.array(engineCostSchema),
});
export type EngineMonth = z.infer<typeof engineMonthSchema>;

export const engineUseApi = {
  engineUse: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/use',
    access: 'signed-in',
    summary: 'What engines did month by month, the newest first: those the user may change',
    input: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
    output: z.array(engineMonthSchema),
  }),
};
