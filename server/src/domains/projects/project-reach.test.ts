import { documentsApi } from '@transloom/contracts/documents';
import { projectPeopleApi } from '@transloom/contracts/project-people';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import {
  createProjectAs,
  manager,
  type ProjectDraft,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';
import { closeDocumentTo, openDocumentTo } from '../project-people/open-documents.ts';

const { server } = await projectWorld();
const user = await manager(server);
const files = [
  { name: 'a.txt', content: 'The gate opens.' },
  { name: 'b.txt', content: 'The door opens.' },
];

async function project(draft: Partial<ProjectDraft> = {}) {
  const { projectId } = await createProjectAs(server, user, { files, openToAll: false, ...draft });
  return settledProject(server, user, projectId);
}

async function translator() {
  const member = await server.addMember('TRANSLATOR', user.member);
  return { ...(await server.signIn(member)), userId: member.userId };
}

const listed = async (who: Awaited<ReturnType<typeof translator>>) =>
  (await callAs(server, who, projectsApi.listProjects, { pageSize: 100 })).data.records.map(
    ({ projectId }) => projectId,
  );

describe('a translator', () => {
  // Rule D6.3 of the specification.
  test('sees no project that is not open to them, and changes no file by its id', async () => {
    const { projectId, documents } = await project();
    const stranger = await translator();
    const documentId = documents[0]?.documentId ?? '';
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const segmentId = data.segments[0]?.segmentId ?? '';
    expect(await listed(stranger)).not.toContain(projectId);
    const refused = [
      await callAs(server, stranger, projectsApi.project, { projectId }),
      await callAs(server, stranger, projectPeopleApi.projectPeople, { projectId }),
      await callAs(server, stranger, workbenchApi.openDocument, { documentId }),
      await callAs(server, stranger, workbenchApi.listSegments, { documentId }),
      await callAs(server, stranger, workbenchApi.segmentSuggestions, { segmentId }),
      await callAs(server, stranger, workbenchApi.segmentHistory, { segmentId }),
      await callAs(server, stranger, documentsApi.previewDocument, { documentId, side: 'source' }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'access.denied'));
  });

  test('sees a project that is open to all members', async () => {
    const { projectId, documents } = await project({ openToAll: true });
    const colleague = await translator();
    expect(await listed(colleague)).toContain(projectId);
    const opened = await callAs(server, colleague, workbenchApi.openDocument, {
      documentId: documents[1]?.documentId ?? '',
    });
    expect(opened.data.editable).toBe(true);
  });

  test('sees a project that names them, until it no longer does', async () => {
    const colleague = await translator();
    const { projectId } = await project({ userIds: [colleague.userId] });
    const shown = await callAs(server, colleague, projectsApi.project, { projectId });
    expect(shown.data.documents).toHaveLength(2);
    expect(shown.data).toMatchObject({ managed: false, openToAll: false });
    const nobody = { projectId, openToAll: false, userIds: [] };
    expect((await callAs(server, user, projectPeopleApi.saveProjectPeople, nobody)).data.people).toEqual([]);
    expect((await callAs(server, colleague, projectsApi.project, { projectId })).http).toBe(403);
  });

  test('with work in one file sees that file and no other, until it is taken back', async () => {
    const colleague = await translator();
    const { projectId, documents } = await project();
    const [mine, other] = documents.map(({ documentId }) => documentId);
    const work = { projectId, documentId: mine ?? '', userId: colleague.userId };
    await actAs(server.services).as(user, (context) => openDocumentTo(context, work));
    const shown = await callAs(server, colleague, projectsApi.project, { projectId });
    expect(shown.data.documents.map(({ documentId }) => documentId)).toEqual([mine]);
    const open = (documentId = '') => callAs(server, colleague, workbenchApi.openDocument, { documentId });
    expect((await open(mine)).http).toBe(200);
    expect((await open(other)).http).toBe(403);
    await actAs(server.services).as(user, (context) => closeDocumentTo(context, work));
    expect((await open(mine)).http).toBe(403);
  });
});

describe('people of a project', () => {
  test('are members of the organization', async () => {
    const { projectId } = await project();
    const stranger = await manager(server);
    const wish = { projectId, openToAll: true, userIds: [stranger.member.userId] };
    expect((await callAs(server, user, projectPeopleApi.saveProjectPeople, wish)).http).toBe(404);
    expect((await callAs(server, stranger, projectPeopleApi.saveProjectPeople, wish)).http).toBe(404);
    const { data } = await callAs(server, user, projectPeopleApi.projectPeople, { projectId });
    expect(data).toEqual({ openToAll: false, people: [] });
  });

  test('do not manage it: a team owner changes no project of others', async () => {
    const member = await server.addMember('TEAM_OWNER', user.member);
    const owner = await server.signIn(member);
    const { projectId } = await project({ userIds: [member.userId] });
    expect((await callAs(server, owner, projectsApi.project, { projectId })).data.managed).toBe(false);
    const change = { projectId, name: 'Mine now' };
    expect((await callAs(server, owner, projectsApi.changeProject, change)).code).toBe('access.denied');
  });
});
