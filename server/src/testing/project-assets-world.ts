import { randomUUID } from 'node:crypto';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import type { Role } from '@transloom/contracts/roles';
import { workbenchApi } from '@transloom/contracts/workbench';
import { callAs, callWith } from './call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from './project-world.ts';
import type { TestUser } from './test-server.ts';

export const enToEs = { sourceLanguage: 'en', targetLanguages: ['es'] };
export const unknownId = '01900000-0000-7000-8000-00000000dead';
/** The first of the two segments of the project's document. */
export const button = 'Press the red button.';

/** For tests: projects with memories and term bases of their own. Call it outside of tests. */
export async function projectAssetsWorld() {
  const { server, engine } = await projectWorld();
  /** A project of two segments, and what is done in it. */
  const world = async () => {
    const user = await manager(server);
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'guide.txt', content: `${button}\nWait.` }],
    });
    const [document] = (await settledProject(server, user, projectId)).documents;
    const documentId = String(document?.documentId);
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const [first, second] = data.segments;
    const matches = async (by: TestUser = user) => {
      const { data: found } = await callAs(server, by, workbenchApi.segmentSuggestions, {
        segmentId: String(first?.segmentId),
      });
      return found.matches.map(({ targetMarkup, rate }) => `${targetMarkup} ${rate}`);
    };
    const confirm = (target: string) =>
      callAs(server, user, workbenchApi.saveSegments, {
        documentId,
        changes: [
          {
            segmentId: String(second?.segmentId),
            baseVersion: Number(second?.version),
            operationId: randomUUID(),
            target,
            confirmed: true,
          },
        ],
      });
    const name = (memories: object[]) =>
      callWith(server, user, projectAssetsApi.saveProjectMemories, { projectId, memories });
    const colleague = async (role: Role) => server.signIn(await server.addMember(role, user.member));
    return { user, projectId, documentId, matches, confirm, name, colleague };
  };
  const makeMemory = async (
    user: TestUser,
    name: string,
    pairs: Readonly<Record<string, string>> = {},
    more = {},
  ) => {
    const { data } = await callAs(server, user, memoriesApi.createMemory, { name, ...enToEs, ...more });
    for (const [sourceMarkup, targetMarkup] of Object.entries(pairs))
      await callAs(server, user, memoryEntriesApi.addEntry, {
        memoryId: data.memoryId,
        targetLanguage: 'es',
        sourceMarkup,
        targetMarkup,
      });
    return data.memoryId;
  };
  const targetsIn = async (user: TestUser, memoryId: string) => {
    const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
    return data.records.map(({ targetMarkup }) => targetMarkup);
  };
  return { server, engine, world, makeMemory, targetsIn };
}
