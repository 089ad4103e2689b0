import { memoryImportsApi, termImportsApi } from '@transloom/contracts/asset-imports';
import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { documentsApi } from '@transloom/contracts/documents';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { helpApi } from '@transloom/contracts/help';
import { memoriesApi } from '@transloom/contracts/memories';
import { projectsApi } from '@transloom/contracts/projects';
import { termsApi } from '@transloom/contracts/terms';
import { translationsApi } from '@transloom/contracts/translations';
import { workbenchApi } from '@transloom/contracts/workbench';
import { type CallLimit, limitedCall } from './platform/http/call-limits.ts';

const minute = 60;
const hour = 60 * minute;

/** What costs, and how much of it is enough for anybody at work. Uploads and sign-in have limits of their own. */
export const costlyCalls: readonly CallLimit[] = [
  {
    name: 'engine-asks',
    windowSeconds: minute,
    perPerson: 120,
    perOrganization: 1_200,
    calls: [
      limitedCall(workbenchApi.translateSegment),
      limitedCall(translationsApi.translate, ({ texts }) => Math.ceil(texts.length / 10)),
    ],
  },
  {
    name: 'engine-trials',
    windowSeconds: minute,
    perPerson: 20,
    perOrganization: 60,
    calls: [
      limitedCall(engineConnectionsApi.addConnection),
      limitedCall(engineConnectionsApi.changeConnection),
      limitedCall(engineConnectionsApi.testConnection),
    ],
  },
  {
    /* A file in one target language is one. */
    name: 'documents',
    windowSeconds: hour,
    perPerson: 2_000,
    perOrganization: 10_000,
    calls: [
      limitedCall(
        projectsApi.createProject,
        ({ fileIds, targetLanguages }) => fileIds.length * new Set(targetLanguages).size,
      ),
      limitedCall(projectsApi.addDocuments, ({ fileIds }) => fileIds.length),
      limitedCall(documentsApi.retryDocuments, ({ documentIds }) => Math.max(1, documentIds.length)),
      limitedCall(documentsApi.readAgain, ({ documentIds }) => documentIds.length),
    ],
  },
  {
    name: 'feedback',
    windowSeconds: hour,
    perPerson: 20,
    perOrganization: 200,
    calls: [limitedCall(helpApi.sendFeedback)],
  },
  {
    name: 'segmentation-trials',
    windowSeconds: minute,
    perPerson: 120,
    perOrganization: 600,
    calls: [limitedCall(documentSettingsApi.previewSegmentation), limitedCall(documentSettingsApi.readSrx)],
  },
  {
    name: 'exports',
    windowSeconds: hour,
    perPerson: 1_000,
    perOrganization: 5_000,
    calls: [limitedCall(documentsApi.exportDocuments, ({ documentIds }) => documentIds.length)],
  },
  {
    /* Asking how a preview gets on is free. */
    name: 'previews',
    windowSeconds: hour,
    perPerson: 1_000,
    perOrganization: 5_000,
    calls: [limitedCall(documentsApi.previewDocument, ({ jobId }) => (jobId === undefined ? 1 : 0))],
  },
  {
    name: 'imports',
    windowSeconds: hour,
    perPerson: 100,
    perOrganization: 300,
    calls: [
      limitedCall(memoriesApi.createMemory, ({ fileIds }) => fileIds.length),
      limitedCall(memoryImportsApi.importFiles, ({ fileIds }) => fileIds.length),
      limitedCall(termsApi.createTermBase, ({ fileIds }) => fileIds.length),
      limitedCall(termImportsApi.importFiles, ({ fileIds }) => fileIds.length),
    ],
  },
];

const changed = /^([a-z-]+)=([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/** Whether a text such as `exports=50/200` changes a limit of the table. */
export function isLimitChange(text: string): boolean {
  const name = changed.exec(text)?.[1];
  return costlyCalls.some((limit) => limit.name === name);
}

/** The table with the changes of the operator: so many for a person, so many for an organization. */
export function limitsWith(changes: readonly string[]): readonly CallLimit[] {
  const byName = new Map(changes.map((text) => [changed.exec(text)?.[1], changed.exec(text)] as const));
  return costlyCalls.map((limit) => {
    const change = byName.get(limit.name);
    if (!change) return limit;
    return { ...limit, perPerson: Number(change[2]), perOrganization: Number(change[3]) };
  });
}
