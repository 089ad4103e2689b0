import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { projectsApi } from '@transloom/contracts/projects';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import type { TestUser } from '@transloom/server/testing/test-user';
import { uploadAs } from '@transloom/server/testing/upload-as';

export interface DocumentWish {
  /** How many different sentences, or a paragraph each. */
  readonly segments: number | readonly string[];
  readonly engineKey: string | null;
  readonly targetLanguage?: string;
}

const timeoutMs = 300_000;

/** An English document, ready to be edited; throws where it does not become so. */
export async function prepareDocument(
  product: Callable,
  user: TestUser,
  wish: DocumentWish,
): Promise<string> {
  const { segments, engineKey, targetLanguage = 'es' } = wish;
  const lines =
    typeof segments === 'number'
      ? Array.from({ length: segments }, (_, index) => `Shuttle ${index} passes ${randomUUID()}.`)
      : segments;
  const files = [{ name: 'bench.txt', content: lines.join('\n\n') }];
  const { data: upload } = await uploadAs(product, user, 'document', files);
  const created = await callAs(product, user, projectsApi.createProject, {
    name: 'Bench',
    sourceLanguage: 'en',
    targetLanguages: [targetLanguage],
    fileIds: upload.files.map(({ fileId }) => fileId),
    engines: [{ targetLanguage, engineKey }],
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
  });
  if (created.http !== 200) throw new Error(created.message);
  const { projectId } = created.data;
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const { data } = await callAs(product, user, projectsApi.project, { projectId });
    const [document] = data.documents;
    if (document?.status === 'ready' && document.engineFailures === 0) return document.documentId;
    if (!data.busy) throw new Error(`the document is ${document?.status}: ${document?.failureMessage}`);
    await wait(50);
  }
  throw new Error(`the document was not ready in ${timeoutMs / 1000} s`);
}
