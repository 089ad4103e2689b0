import { previewSideSchema } from '@transloom/contracts/documents';
import { z } from 'zod';
import { filePlaces } from '../../../platform/child-processes/file-places.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';

export const makePreviewJob = defineJob({
  kind: 'documents.make-preview',
  payload: z.object({ documentId: z.uuid(), side: previewSideSchema }),
  whenRepeated: 'Makes the pages again and replaces those that were kept.',
  retries: 1,
  timeoutSeconds: 600,
  concurrency: filePlaces,
});
