import { z } from 'zod';
import { limits } from './limits.ts';

/** Where a document is cut (D5.17-19); `hand` names the numbers of the segments that parts begin with. */
export const splitWishSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('parts'), count: z.number().int().min(2).max(limits.documentParts) }),
  z.object({ by: z.enum(['segments', 'words']), size: z.number().int().min(1).max(10_000_000) }),
  z.object({
    by: z.literal('percent'),
    shares: z.array(z.number().int().min(1).max(99)).min(2).max(limits.documentParts),
  }),
  z.object({
    by: z.literal('hand'),
    starts: z.array(z.number().int().min(1)).min(1, 'required').max(limits.documentParts),
  }),
]);
export type SplitWish = z.infer<typeof splitWishSchema>;

export const partPreviewSchema = z.object({
  part: z.number().int(),
  /** Numbers of segments, both in it. */
  first: z.number().int(),
  last: z.number().int(),
  segments: z.number().int(),
  words: z.number().int(),
});
export type PartPreview = z.infer<typeof partPreviewSchema>;
