import type { Context } from '../../platform/context.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';

interface DocumentPlace {
  readonly documentId: string;
  readonly projectId: string;
}

/** Events for everybody who has the document or its project open. */
export function documentChanged({ documentId, projectId }: DocumentPlace): readonly PublishedEvent[] {
  const message = { type: 'document-changed', documentId, projectId } as const;
  return [
    { audience: { kind: 'project', projectId }, message },
    { audience: { kind: 'document', documentId }, message },
  ];
}

export function announceDocument(
  context: Pick<Context, 'publish'>,
  { id, projectId }: { readonly id: string; readonly projectId: string },
): void {
  for (const event of documentChanged({ documentId: id, projectId })) context.publish(event);
}

export function announceSegments(
  context: Pick<Context, 'publish'>,
  documentId: string,
  segments: readonly { readonly segmentId: string; readonly version: number }[],
): void {
  if (segments.length === 0) return;
  context.publish({
    audience: { kind: 'document', documentId },
    message: { type: 'segments-changed', documentId, segments: [...segments] },
  });
}

/** Segments of the document were split or merged: every editor that has it open asks for what is there now. */
export function announceLayout(context: Pick<Context, 'publish'>, documentId: string): void {
  context.publish({
    audience: { kind: 'document', documentId },
    message: { type: 'layout-changed', documentId },
  });
}
