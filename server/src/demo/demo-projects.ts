import { createReadStream } from 'node:fs';
import type { Project } from '@transloom/contracts/projects';
import { uploadFiles } from '../domains/files/upload-files.ts';
import { createProject } from '../domains/projects/create-project.ts';
import type { Context } from '../platform/context.ts';
import type { IncomingFile } from '../platform/http/incoming-file.ts';
import type { Services } from '../platform/services.ts';
import { contextBase } from '../platform/transact.ts';
import { actAs, demoActor, demoCall } from './demo-actor.ts';
import type { DemoStep, DemoWorld } from './demo-step.ts';
import { findDemoProject } from './find-demo-project.ts';

interface DemoProject {
  readonly name: string;
  readonly fileNames: readonly string[];
  readonly targetLanguages: readonly string[];
  readonly daysLeft: number;
}

/** Projects by how far they are. */
export const demoProjectsByState = {
  /** Files of three kinds, which are filled from the memory when the worker prepares them. */
  working: {
    name: 'Cloudsail Desk 2.4',
    fileNames: ['user-guide.docx', 'release-notes.md', 'app-strings.json'],
    targetLanguages: ['zh-CN', 'de'],
    daysLeft: 14,
  },
  finished: {
    name: 'Cloudsail welcome mail',
    fileNames: ['welcome-mail.md'],
    targetLanguages: ['es'],
    daysLeft: 3,
  },
  fresh: {
    name: 'Cloudsail Mobile 1.0',
    fileNames: ['store-listing.md'],
    targetLanguages: ['es', 'fr'],
    daysLeft: 30,
  },
} as const satisfies Readonly<Record<string, DemoProject>>;

/** As if the manager had chosen them. */
async function upload(
  services: Services,
  world: DemoWorld,
  fileNames: readonly string[],
): Promise<readonly string[]> {
  const context = {
    ...contextBase(services, demoCall),
    actor: demoActor(world, 'PROJECT_MANAGER'),
    incomingFiles: sampleFiles(fileNames),
    transact: <Result>(work: (context: Context) => Promise<Result>) =>
      actAs(services, world, 'PROJECT_MANAGER', work),
  };
  const { files } = await uploadFiles(context, { purpose: 'document' });
  return files.map(({ fileId }) => fileId);
}

async function* sampleFiles(fileNames: readonly string[]): AsyncGenerator<IncomingFile> {
  for (const name of fileNames)
    yield { name, content: createReadStream(new URL(`files/${name}`, import.meta.url)) };
}

async function addProject(
  services: Services,
  world: DemoWorld,
  { name, fileNames, targetLanguages, daysLeft }: DemoProject,
): Promise<Project> {
  const fileIds = [...(await upload(services, world, fileNames))];
  const deadline = new Date(services.now().getTime() + daysLeft * 86_400_000).toISOString();
  return actAs(services, world, 'PROJECT_MANAGER', (context) =>
    createProject(context, {
      name,
      fileIds,
      deadline,
      sourceLanguage: 'en',
      targetLanguages: [...targetLanguages],
      engines: targetLanguages.map((targetLanguage) => ({
        targetLanguage,
        engineKey: null,
        referenceEngineKey: null,
      })),
      settings: { matchRate: 75, summarizes: false },
      remark: '',
      people: { openToAll: true, userIds: [] },
      styleFileIds: [],
      documentOptions: {},
    }),
  );
}

/** Projects with sample files. */
export const demoProjects: DemoStep = {
  name: 'projects',
  async run(services, world) {
    // The last that is added stands first in the list.
    const { finished, fresh, working } = demoProjectsByState;
    for (const project of [finished, fresh, working]) {
      const known = await findDemoProject(services, world, project.name);
      if (known === undefined) await addProject(services, world, project);
    }
  },
};
