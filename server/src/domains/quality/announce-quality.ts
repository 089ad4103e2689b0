import type { Context } from '../../platform/context.ts';

/** Editors that have the document open ask again what is ignored. */
export function announceQuality(context: Pick<Context, 'publish'>, documentId: string): void {
  context.publish({
    audience: { kind: 'document', documentId },
    message: { type: 'quality-changed', documentId },
  });
}
