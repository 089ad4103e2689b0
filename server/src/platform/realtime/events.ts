import type { ServerMessage } from '@transloom/contracts/realtime';

/** Who receives a push. Topics are checked when a connection joins them. */
export type Audience =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'document'; readonly documentId: string }
  | { readonly kind: 'project'; readonly projectId: string };

export interface PublishedEvent {
  readonly audience: Audience;
  readonly message: ServerMessage;
}
