import { z } from 'zod';
import { idSchema } from './fields.ts';

/** Messages on `/im/ws`: ids and hints, never content; the receiver asks the API for what it may see. */

export const realtimePath = '/im/ws';

/** Close code when the session behind a connection has ended. */
export const sessionEndedCloseCode = 4401;

export const clientMessageSchema = z.discriminatedUnion('type', [
  /**
   * Follow a document; `segmentId` is the row the user works in. Repeated every 15 s as a sign of life. Who writes asks to
   * `hold` the row for 30 s, which nobody else may do meanwhile; `take` ends the lease of whoever holds it.
   */
  z.object({
    type: z.literal('presence'),
    documentId: idSchema,
    segmentId: idSchema.nullable(),
    lease: z.enum(['none', 'hold', 'take']).default('none'),
  }),
  z.object({ type: z.literal('leave'), documentId: idSchema }),
  z.object({ type: z.literal('watch-project'), projectId: idSchema }),
  z.object({ type: z.literal('ping') }),
]);
/** As it is sent. */
export type ClientMessage = z.input<typeof clientMessageSchema>;
/** As it is read. */
export type ReceivedMessage = z.infer<typeof clientMessageSchema>;

export const presentUserSchema = z.object({
  userId: idSchema,
  /** One per connection: the same user may have two windows open. */
  connectionId: z.string(),
  username: z.string(),
  segmentId: idSchema.nullable(),
  /** Holds the row `segmentId`. */
  writing: z.boolean(),
});
export type PresentUser = z.infer<typeof presentUserSchema>;

export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), connectionId: z.string() }),
  z.object({ type: z.literal('presence'), documentId: idSchema, users: z.array(presentUserSchema) }),
  z.object({
    type: z.literal('segments-changed'),
    documentId: idSchema,
    segments: z.array(z.object({ segmentId: idSchema, version: z.number().int() })),
  }),
  /** Segments were split or merged. */
  z.object({ type: z.literal('layout-changed'), documentId: idSchema }),
  /** What is ignored in the document, or everywhere in its project. */
  z.object({ type: z.literal('quality-changed'), documentId: idSchema }),
  z.object({ type: z.literal('comments-changed'), documentId: idSchema }),
  z.object({ type: z.literal('document-changed'), documentId: idSchema, projectId: idSchema }),
  z.object({ type: z.literal('memory-changed'), memoryId: idSchema }),
  z.object({ type: z.literal('term-base-changed'), termBaseId: idSchema }),
  z.object({ type: z.literal('custom-engine-changed'), customEngineId: idSchema }),
  /** Engines came, went, failed or work again. */
  z.object({ type: z.literal('engines-changed') }),
  z.object({ type: z.literal('downloads-changed') }),
  z.object({ type: z.literal('work-changed'), kind: z.string(), workId: idSchema }),
  z.object({ type: z.literal('messages-changed') }),
  /** What the receiver may do is more, less or other than before. */
  z.object({ type: z.literal('rights-changed') }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
