import { z } from 'zod';
import { filePlaces } from '../../platform/child-processes/file-places.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** The project is part of the payload because progress is pushed to its viewers. */
const documentPayload = z.object({ documentId: z.uuid(), projectId: z.uuid() });

export const prepareDocumentJob = defineJob({
  kind: 'documents.prepare-document',
  payload: documentPayload,
  whenRepeated:
    'Does nothing for a document that has its segments; else begins again, since nothing was kept.',
  retries: 3,
  timeoutSeconds: 900,
  concurrency: filePlaces,
});

export const pretranslateDocumentJob = defineJob({
  kind: 'documents.pretranslate-document',
  payload: documentPayload,
  whenRepeated: 'Goes on with the segments that have no target yet; finished ones are not asked for again.',
  retries: 5,
  timeoutSeconds: 14_400,
  concurrency: 2,
});
