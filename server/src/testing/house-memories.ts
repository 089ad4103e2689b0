import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memoriesJobs } from '../domains/memories/memories.jobs.ts';
import { memoriesRoutes } from '../domains/memories/memories.routes.ts';
import { callAs } from './call-as.ts';
import { peopleServer } from './people-server.ts';

/** A server whose `world` gives an administrator with an empty memory of their own. */
export async function houseMemories() {
  const server = await peopleServer({ routes: memoriesRoutes, jobs: memoriesJobs });
  async function world(targetLanguages = ['fr']) {
    const member = await server.addMember('ADMIN');
    const user = await server.signIn(member);
    const { data } = await callAs(server, user, memoriesApi.createMemory, {
      name: 'House',
      sourceLanguage: 'en',
      targetLanguages,
    });
    const { memoryId } = data;
    const add = (sourceMarkup: string, targetMarkup: string, targetLanguage = 'fr') =>
      callAs(server, user, memoryEntriesApi.addEntry, {
        memoryId,
        targetLanguage,
        sourceMarkup,
        targetMarkup,
      });
    const list = async (filter: object = {}) =>
      (await callAs(server, user, memoryEntriesApi.listEntries, { memoryId, ...filter })).data;
    return { member, user, memoryId, add, list };
  }
  return { server, world };
}
