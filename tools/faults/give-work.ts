import { setTimeout as wait } from 'node:timers/promises';
import { memoriesApi } from '@transloom/contracts/memories';
import { projectsApi } from '@transloom/contracts/projects';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import type { Job } from '@transloom/server/testing/faults/evidence';
import type { TestUser } from '@transloom/server/testing/test-user';
import { uploadAs } from '@transloom/server/testing/upload-as';
import type { Refusals } from './refusals.ts';

interface Giving {
  readonly product: Callable;
  readonly user: TestUser;
  readonly jobs: Job[];
  readonly refusals: Refusals;
  /** Ends the giving. */
  readonly signal: AbortSignal;
  readonly pauseMs: number;
}

const paragraphs = 30;
const units = 200;

/** Uploads documents and memories in turn, and keeps what was acknowledged. Nobody asks twice for the same. */
export async function giveWork(giving: Giving): Promise<void> {
  for (let count = 0; !giving.signal.aborted; count++) {
    const job = await (count % 2 === 0 ? giveDocument(giving, count) : giveImport(giving, count));
    if (job !== undefined) giving.jobs.push(job);
    await wait(giving.pauseMs);
  }
}

async function giveDocument(
  { product, user, refusals, signal }: Giving,
  count: number,
): Promise<Job | undefined> {
  const lines = Array.from({ length: paragraphs }, (_, line) => `Paragraph ${line} of document ${count}.`);
  const files = [{ name: `work-${count}.txt`, content: lines.join('\n\n') }];
  const upload = await refusals.answerOf(uploadAs(product, user, 'document', files));
  if (upload === undefined) return undefined;
  const created = await refusals.answerOf(
    callAs(product, user, projectsApi.createProject, {
      name: `Work ${count}`,
      sourceLanguage: 'en',
      targetLanguages: ['es'],
      fileIds: upload.files.map(({ fileId }) => fileId),
      engines: [{ targetLanguage: 'es', engineKey: null }],
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  );
  if (created === undefined) return undefined;
  const { projectId } = created;
  const ask = () => callAs(product, user, projectsApi.project, { projectId });
  const project = await refusals.insist(ask, signal);
  // It was acknowledged, so a project that is not there counts as one whose rows are missing.
  const subjectId = project?.documents[0]?.documentId ?? projectId;
  return { kind: 'document', subjectId, expected: paragraphs };
}

async function giveImport({ product, user, refusals }: Giving, count: number): Promise<Job | undefined> {
  const files = [{ name: `work-${count}.tmx`, content: tmx(count) }];
  const upload = await refusals.answerOf(uploadAs(product, user, 'memory', files));
  if (upload === undefined) return undefined;
  const created = await refusals.answerOf(
    callAs(product, user, memoriesApi.createMemory, {
      name: `Work ${count}`,
      sourceLanguage: 'en',
      targetLanguages: ['es'],
      shared: true,
      fileIds: upload.files.map(({ fileId }) => fileId),
    }),
  );
  return created && { kind: 'import', subjectId: created.memoryId, expected: units };
}

function tmx(count: number): string {
  const unit = (index: number) =>
    `<tu><tuv xml:lang="en"><seg>Unit ${index} of file ${count}.</seg></tuv>` +
    `<tuv xml:lang="es"><seg>Unidad ${index} del archivo ${count}.</seg></tuv></tu>`;
  const body = Array.from({ length: units }, (_, index) => unit(index)).join('');
  return `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${body}</body></tmx>`;
}
