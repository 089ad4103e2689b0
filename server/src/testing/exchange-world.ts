import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { memoriesApi } from '@transloom/contracts/memories';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { beforeAll, expect, vi } from 'vitest';
import { assetsJobs } from '../domains/assets/assets.jobs.ts';
import { memoriesJobs } from '../domains/memories/memories.jobs.ts';
import { memoriesRoutes } from '../domains/memories/memories.routes.ts';
import { callAs } from './call-as.ts';
import { peopleServer } from './people-server.ts';
import type { TestUser } from './test-server.ts';
import { uploadAs, uploadRoutes } from './upload-as.ts';

const timeout = 20_000;

/** For tests: memories that are made of files, on a server whose worker is at work. Call it outside of tests. */
export async function exchangeWorld() {
  const server = await peopleServer({
    routes: [...memoriesRoutes, ...uploadRoutes],
    jobs: [...assetsJobs, ...memoriesJobs],
  });
  beforeAll(async () => void (await server.work()));
  const createWith = async (user: TestUser, content: string, layer?: EntryLayer) => {
    const uploaded = await uploadAs(server, user, 'memory', [{ name: 'a.tmx', content }]);
    const fileIds = uploaded.data.files.map(({ fileId }) => fileId);
    const { data } = await callAs(server, user, memoriesApi.createMemory, {
      name: 'House',
      sourceLanguage: 'en',
      targetLanguages: ['fr', 'de'],
      fileIds,
      ...(layer && { layer }),
    });
    return data;
  };
  /** Once all of the file is in it. */
  const imported = async (content = houseTmx, layer?: EntryLayer) => {
    const user = await server.signIn(await server.addMember('ADMIN'));
    const { memoryId } = await createWith(user, content, layer);
    const importsOf = async () =>
      (await callAs(server, user, memoryImportsApi.listImports, { assetId: memoryId })).data;
    await vi.waitFor(async () => expect((await importsOf())[0]?.status).toBe('done'), { timeout });
    const [first] = await importsOf();
    return { user, memoryId, importId: String(first?.importId) };
  };
  return { server, createWith, imported };
}

export const variant = (language: string, segment: string) =>
  `<tuv xml:lang="${language}" creationid="ann"><prop type="x-seg">p</prop><seg>${segment}</seg></tuv>`;

/** Two units that can be used, and one without a source. */
export const houseTmx = `<tmx version="1.4"><header srclang="en" creationtool="Other" creationtoolversion="9" segtype="sentence"
  o-tmf="o" adminlang="en" datatype="xml"><note>about</note></header><body>
  <tu tuid="1" changedate="20240131T120000Z"><note xml:lang="en">n</note><prop type="x-other">kept</prop>
    ${variant('en', ' One <ph x="1" assoc="p">&lt;br/></ph>red')}${variant('de', 'Ein roter')}${variant('fr', 'Un <ph x="1">&lt;br/></ph>rouge')}</tu>
  <tu tuid="2">${variant('en', 'Two')}${variant('fr', 'Deux')}</tu>
  <tu tuid="3">${variant('en', '')}${variant('fr', 'Rien')}</tu></body></tmx>`;
