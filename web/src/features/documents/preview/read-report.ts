import { z } from 'zod';
import type { FrameReport } from './frame/frame-messages.ts';

const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chosen'), segmentId: z.string() }),
  z.strictObject({ kind: z.literal('hovered'), segmentId: z.string().nullable() }),
]);

/** Reads a message from the frame; undefined when it has another shape. */
export function readReport(data: unknown): FrameReport | undefined {
  return reportSchema.safeParse(data).data;
}
