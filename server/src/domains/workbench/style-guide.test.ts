import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { projectsApi } from '@transloom/contracts/projects';
import { type Style, styleGuidesApi } from '@transloom/contracts/style-guides';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';

const { server, engine, user, engineKey, untranslated } = await documentsWorld();
let projectId: string;
let segmentId: string;

beforeAll(async () => {
  const files = [{ name: 'letter.txt', content: 'Please answer before Monday.' }];
  const project = await untranslated(files);
  projectId = project.projectId;
  const documentId = String(project.documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  segmentId = String(data.segments[0]?.segmentId);
});

const nothing: Style = { instructions: '', tone: 'any', address: 'any' };

async function rulesTold(): Promise<{ readonly asked: boolean; readonly rules: string }> {
  const before = engine.requests.length;
  await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
  const [rules] = JSON.parse(engine.requests.at(-1)?.body ?? '{}').messages;
  return { asked: engine.requests.length > before, rules: rules.content };
}

async function saveForAll(baseVersion: number, style: Partial<Style>) {
  return callAs(server, user, styleGuidesApi.saveStyleGuide, { ...nothing, ...style, baseVersion });
}

async function saveForProject(baseVersion: number, style: Partial<Style> & { inherits?: boolean }) {
  const wish = { ...nothing, ...style, projectId, baseVersion };
  return callAs(server, user, projectsApi.saveStyleGuide, wish);
}

test('a project goes by the organization’s style until it has its own, and again when it gives that up', async () => {
  expect((await rulesTold()).rules).not.toContain('Style:');
  await saveForAll(0, { instructions: 'Use British spelling.', address: 'formal' });
  const organization = await rulesTold();
  expect(organization.asked).toBe(true);
  expect(organization.rules).toContain('Style: Address the reader formally');
  expect(organization.rules).toContain('Use British spelling.');
  expect((await rulesTold()).asked).toBe(false);

  await saveForProject(0, { instructions: 'Never write “please”.' });
  const own = await rulesTold();
  expect(own.asked).toBe(true);
  expect(own.rules).toContain('Style: Never write “please”.');
  expect(own.rules).not.toContain('British');

  const { data } = await saveForProject(1, { instructions: 'is left out', inherits: true });
  expect(data.map(({ version, inherits, instructions }) => [version, inherits, instructions])).toEqual([
    [2, true, ''],
    [1, false, 'Never write “please”.'],
  ]);
  // What was answered under the same style before is still known.
  expect((await rulesTold()).asked).toBe(false);
});

test('whoever saves over somebody else’s version is told', async () => {
  const changed = { http: 409, code: 'style-guide.changed' };
  expect(await saveForAll(0, { tone: 'plain' })).toMatchObject(changed);
  expect(await saveForAll(7, { tone: 'plain' })).toMatchObject(changed);
  const [one, other] = await Promise.all([
    saveForAll(1, { tone: 'plain' }),
    saveForAll(1, { tone: 'neutral' }),
  ]);
  expect([one.http, other.http].toSorted()).toEqual([200, 409]);
});

test.each([
  ['more than 4,000 characters', { instructions: 'x'.repeat(4_001) }],
  ['a tone nobody knows', { tone: 'angry' }],
  ['no version', { baseVersion: -1 }],
])('%s are refused', async (_, wrong) => {
  const wish = { ...nothing, baseVersion: 2, ...wrong };
  expect(await callWith(server, user, styleGuidesApi.saveStyleGuide, wish)).toMatchObject({ http: 400 });
});

test('an archived project keeps its style', async () => {
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
  expect(await saveForProject(2, { tone: 'plain' })).toMatchObject({ code: 'project.not-active' });
});

test('a project takes its style along when it goes', async () => {
  await callAs(server, user, projectsApi.deleteProject, { projectId });
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('styleGuide').select('projectId').where('projectId', 'is not', null).execute(),
  );
  expect(rows).toEqual([]);
});
