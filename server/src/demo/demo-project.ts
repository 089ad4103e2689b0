import { createReadStream } from 'node:fs';
import { uploadFiles } from '../domains/files/upload-files.ts';
import { createProject } from '../domains/projects/create-project.ts';
import { listProjects } from '../domains/projects/list-projects.ts';
import type { Actor } from '../platform/context.ts';
import type { IncomingFile } from '../platform/http/incoming-file.ts';
import type { Services } from '../platform/services.ts';
import { contextBase, transactAs } from '../platform/transact.ts';
import { demoCall, demoManager } from './demo-manager.ts';
import type { DemoStep } from './demo-step.ts';

const name = 'Cloudsail Desk 2.4';
const fileNames = ['user-guide.docx', 'release-notes.md', 'app-strings.json'];
const daysLeft = 14;

/** As if the manager had chosen them. */
async function upload(services: Services, actor: Actor): Promise<readonly string[]> {
  const context = {
    ...contextBase(services, demoCall),
    actor,
    incomingFiles: sampleFiles(),
    transact: <Result>(work: Parameters<typeof transactAs<Result>>[3]) =>
      transactAs(services, demoCall, actor, work),
  };
  const { files } = await uploadFiles(context, { purpose: 'document' });
  return files.map(({ fileId }) => fileId);
}

async function* sampleFiles(): AsyncGenerator<IncomingFile> {
  for (const file of fileNames)
    yield { name: file, content: createReadStream(new URL(`files/${file}`, import.meta.url)) };
}

/** Files of three kinds, which are filled from the memory when the worker prepares them. */
export const demoProject: DemoStep = {
  name: 'project',
  async run(services, world) {
    const actor = demoManager(world);
    const within = <Result>(work: Parameters<typeof transactAs<Result>>[3]) =>
      transactAs(services, demoCall, actor, work);
    const known = await within((context) =>
      listProjects(context, {
        pageNumber: 1,
        pageSize: 1,
        search: name,
        sort: 'createdAt',
        order: 'descending',
      }),
    );
    if (known.total > 0) return;
    const fileIds = [...(await upload(services, actor))];
    const deadline = new Date(services.now().getTime() + daysLeft * 86_400_000).toISOString();
    await within((context) =>
      createProject(context, {
        name,
        fileIds,
        deadline,
        sourceLanguage: 'en',
        targetLanguages: ['zh-CN', 'de'],
        engines: ['zh-CN', 'de'].map((targetLanguage) => ({
          targetLanguage,
          engineKey: null,
          referenceEngineKey: null,
        })),
        settings: { matchRate: 75, summarizes: false },
        remark: '',
        people: { openToAll: true, userIds: [] },
        documentOptions: {},
      }),
    );
  },
};
