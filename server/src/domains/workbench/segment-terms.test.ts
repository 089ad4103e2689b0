import { randomUUID } from 'node:crypto';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server } = await projectWorld();

let user: TestUser;
let colleague: TestUser;
let documentId: string;

const text = 'Open the lid. Close the lid.\n';

beforeAll(async () => {
  const owner = await manager(server);
  user = owner;
  colleague = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
  const project = await createProjectAs(server, user, { files: [{ name: 'lid.txt', content: text }] });
  documentId = (await settledProject(server, user, project.projectId)).documents[0]?.documentId ?? '';
});

test('terms of segments have their place, and say what the target does with them', async () => {
  const { data: base } = await callAs(server, user, termsApi.createTermBase, {
    name: 'Terms',
    sourceLanguage: 'en',
    targetLanguages: ['es'],
  });
  const terms = [
    { language: 'en', text: 'box' },
    { language: 'es', text: 'caja' },
    { language: 'es', text: 'cajón', status: 'forbidden' as const },
  ];
  await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId: base.termBaseId, terms });
  const files = [{ name: 'box.txt', content: 'Open the box. Close the lid.' }];
  const project = await createProjectAs(server, user, { files });
  const { documents } = await settledProject(server, user, project.projectId);
  const own = documents[0]?.documentId ?? '';
  const { data: listed } = await callAs(server, user, workbenchApi.listSegments, { documentId: own });
  const { segmentId = '', version: baseVersion = 0 } = listed.segments[0] ?? {};
  const { data: before } = await callAs(server, colleague, workbenchApi.segmentTerms, {
    documentId: own,
    segmentIds: listed.segments.map((one) => one.segmentId),
  });
  expect(before.map(({ terms: found }) => found.length)).toEqual([1, 0]);
  expect(before[0]?.terms).toMatchObject([
    { termBaseName: 'Terms', start: 9, end: 12, form: 'exact', term: { text: 'box' }, use: 'missing' },
  ]);
  const target = 'Abre las cajas, no el cajón.';
  const changes = [{ segmentId, baseVersion, operationId: randomUUID(), target, confirmed: false }];
  await callAs(server, user, workbenchApi.saveSegments, { documentId: own, changes });
  const asked = { documentId: own, segmentIds: [segmentId, randomUUID()] };
  const { data: after } = await callAs(server, user, workbenchApi.segmentTerms, asked);
  expect(after).toMatchObject([{ segmentId, terms: [{ use: 'used', forbiddenUsed: ['cajón'] }] }]);
});

test('terms of a segment are added by a translator, to a base that is made where there is none', async () => {
  const owner = await manager(server);
  const translator = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
  const project = await createProjectAs(server, owner, { files: [{ name: 'lid.txt', content: text }] });
  const { documents } = await settledProject(server, owner, project.projectId);
  const own = { documentId: documents[0]?.documentId ?? '' };
  const term = { ...own, source: 'lid', target: 'tapa' };
  expect(await callAs(server, translator, workbenchApi.documentTermBases, own)).toMatchObject({ data: [] });
  const { data: added } = await callAs(server, translator, workbenchApi.addTerm, term);
  expect(added.terms.map(({ language, text: word }) => [language, word])).toEqual([
    ['en', 'lid'],
    ['es', 'tapa'],
  ]);
  const { termBaseId, fileName, projectName } = added;
  expect([fileName, projectName]).toEqual(['lid.txt', project.name]);
  const found = async (wanted: object) => {
    const asked = { termBaseId, ...wanted };
    return (await callAs(server, owner, termEntriesApi.listTermEntries, asked)).data.total;
  };
  expect(await found({ fileName: 'LID.', project: project.name.slice(1) })).toBe(1);
  expect([await found({ fileName: 'lid.docx' }), await found({ project: 'Another' })]).toEqual([0, 0]);
  const { data: bases } = await callAs(server, translator, workbenchApi.documentTermBases, own);
  expect(bases).toEqual([{ termBaseId: added.termBaseId, name: 'en → es' }]);
  expect(await callAs(server, translator, workbenchApi.addTerm, term)).toMatchObject({
    code: 'term.duplicate',
  });
  const tabs = ['all', 'self-built', 'default', 'mine'] as const;
  const listed = await Promise.all(
    tabs.map(async (tab) => (await callAs(server, owner, termsApi.listTermBases, { tab })).data.length),
  );
  expect(listed).toEqual([1, 0, 1, 0]);
});

test('terms of a segment are added to the base that is chosen, whichever way its languages stand', async () => {
  const reversed = { name: 'Reversed', sourceLanguage: 'es', targetLanguages: ['en-US'] };
  const { data: base } = await callAs(server, user, termsApi.createTermBase, reversed);
  const term = { documentId, source: 'hinge', target: 'bisagra', note: 'Of a door' };
  const added = await callAs(server, user, workbenchApi.addTerm, { ...term, termBaseId: base.termBaseId });
  expect(added.data).toMatchObject({
    note: 'Of a door',
    terms: [
      { language: 'es', text: 'bisagra' },
      { language: 'en-US', text: 'hinge' },
    ],
  });
  const { termBaseId } = base;
  await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
  const refused = await callAs(server, user, workbenchApi.addTerm, { ...term, source: 'rim', termBaseId });
  expect(refused).toMatchObject({ code: 'term-base.not-writable' });
});

// Rule D5.40 of the specification.
test.each([
  ['no original', { source: ' ', target: 'tapa' }, 'request.invalid'],
  ['no translation', { source: 'lid', target: '' }, 'request.invalid'],
  ['a base that is not there', { source: 'a', target: 'b', termBaseId: randomUUID() }, 'resource.not-found'],
])('a term with %s is refused', async (_, term, code) => {
  expect(await callAs(server, user, workbenchApi.addTerm, { documentId, ...term })).toMatchObject({ code });
});
