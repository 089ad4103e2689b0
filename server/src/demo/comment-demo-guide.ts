import { limits } from '@transloom/contracts/limits';
import { createComment, replyToComment } from '../domains/comments/write-comments.ts';
import { listSegments } from '../domains/workbench/list-segments.ts';
import type { Services } from '../platform/services.ts';
import { actAs } from './demo-actor.ts';
import type { DemoWorld } from './demo-step.ts';

/** A question that was answered, and one that waits, on the first segments with text of a document. */
export async function commentDemoGuide(
  services: Services,
  world: DemoWorld,
  documentId: string,
): Promise<void> {
  const { PROJECT_MANAGER: manager, TRANSLATOR: translator } = world.people;
  const page = { documentId, after: 0, limit: limits.segmentsPerPage };
  const { segments } = await actAs(services, world, 'TRANSLATOR', (context) => listSegments(context, page));
  const [first, second] = segments;
  if (first === undefined || second === undefined) return;
  const { commentId } = await actAs(services, world, 'TRANSLATOR', (context) =>
    createComment(context, {
      segmentId: first.segmentId,
      text: '产品名 Cloudsail 保留英文吗？',
      mentions: [manager],
      range: null,
    }),
  );
  await actAs(services, world, 'PROJECT_MANAGER', (context) =>
    replyToComment(context, { commentId, text: '保留英文，不翻译。', mentions: [translator] }),
  );
  await actAs(services, world, 'PROJECT_MANAGER', (context) =>
    createComment(context, {
      segmentId: second.segmentId,
      text: '这一段客户要求语气亲切一些。',
      mentions: [],
      range: null,
    }),
  );
}
