import { downloadKindSchema } from '@transloom/contracts/documents';
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

export const exportDocumentsJob = defineJob({
  kind: 'documents.export-documents',
  payload: z.object({
    resourceId: z.uuid(),
    documentIds: z.array(z.uuid()).min(1),
    as: downloadKindSchema.optional(),
  }),
  whenRepeated: 'Builds the files again and replaces what the download had.',
  retries: 2,
  timeoutSeconds: 900,
  concurrency: filePlaces,
});
