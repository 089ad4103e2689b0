import { expect } from '@playwright/test';
import { projectsApi } from '@transloom/contracts/projects';
import { type Caller, callProduct, type MadeFile, uploadToProduct } from './call-product.ts';
import { tomorrow } from './tomorrow.ts';

export interface DocumentOptions {
  readonly source?: string;
  readonly target?: string;
  readonly patienceMs?: number;
  /** The project has it from the time on when the document is ready. */
  readonly engineKey?: string;
}

/** Gives the address of the editor on a new document, once all of it is ready. Its targets are empty. */
export async function makeDocument(
  caller: Caller,
  file: MadeFile,
  { source = 'en', target = 'es', patienceMs = 90_000, engineKey }: DocumentOptions = {},
): Promise<string> {
  const { fileId } = await uploadToProduct(caller, file);
  const { projectId } = await callProduct(caller, projectsApi.createProject, {
    name: file.name,
    sourceLanguage: source,
    targetLanguages: [target],
    fileIds: [fileId],
    engines: [{ targetLanguage: target, engineKey: null }],
    settings: { matchRate: 102 },
    deadline: tomorrow(),
    people: { openToAll: true, userIds: [] },
  });
  const ready = async () => {
    const { documents } = await callProduct(caller, projectsApi.project, { projectId });
    return documents.find(({ status }) => status === 'ready')?.documentId;
  };
  await expect.poll(ready, { timeout: patienceMs, intervals: [100, 200] }).toBeDefined();
  if (engineKey !== undefined) {
    const engines = [{ targetLanguage: target, engineKey }];
    await callProduct(caller, projectsApi.changeSetting, { projectId, engines });
  }
  return `/workbench/editer?documentId=${await ready()}`;
}
