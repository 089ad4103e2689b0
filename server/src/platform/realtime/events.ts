import { serverMessageSchema } from '@transloom/contracts/realtime';
import { z } from 'zod';

/** Who receives a push. Topics are checked when a connection joins them. */
export const audienceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), userId: z.string() }),
  /** Everybody who works in it just now. */
  z.object({ kind: z.literal('organization'), organizationId: z.string() }),
  z.object({ kind: z.literal('document'), documentId: z.string() }),
  z.object({ kind: z.literal('project'), projectId: z.string() }),
]);
export type Audience = Readonly<z.infer<typeof audienceSchema>>;

export const publishedEventSchema = z.object({ audience: audienceSchema, message: serverMessageSchema });

export interface PublishedEvent {
  readonly audience: Audience;
  readonly message: z.infer<typeof serverMessageSchema>;
}

/** The same audience in one word. */
export function topicOf(audience: Audience): string {
  switch (audience.kind) {
    case 'user':
      return `user ${audience.userId}`;
    case 'organization':
      return `organization ${audience.organizationId}`;
    case 'document':
      return `document ${audience.documentId}`;
    case 'project':
      return `project ${audience.projectId}`;
  }
}
