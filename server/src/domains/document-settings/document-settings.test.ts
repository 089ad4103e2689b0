import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { documentFormats } from '@transloom/core/document/format-registry';
import { beforeAll, expect, test } from 'vitest';
import { callAs, callWith, headersOf } from '../../testing/call-as.ts';
import { type TestUser, testServer } from '../../testing/test-server.ts';
import { documentSettingsRoutes } from './document-settings.routes.ts';

const server = await testServer({ routes: documentSettingsRoutes });
let user: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  user = await server.signInAs('SUPER_ADMIN');
  stranger = await server.signInAs('SUPER_ADMIN');
});

const listed = async (who = user) => (await callAs(server, who, documentSettingsApi.listProfiles, {})).data;
const save = (input: Readonly<Record<string, unknown>>) =>
  callWith(server, user, documentSettingsApi.saveProfile, {
    format: 'docx',
    name: 'Contracts',
    options: { hiddenText: true },
    ...input,
  });

test('a profile is saved, changed, listed for its organisation alone, and deleted', async () => {
  const { data } = await callAs(server, user, documentSettingsApi.saveProfile, {
    format: 'docx',
    name: ' Contracts ',
    options: { hiddenText: true },
  });
  expect(data).toMatchObject({ name: 'Contracts', options: { hiddenText: true }, isDefault: false });
  const { profileId } = data;
  await save({ profileId, name: 'Offers', options: { comments: true } });
  expect(await listed()).toMatchObject([{ profileId, name: 'Offers', options: { comments: true } }]);
  expect(await listed(stranger)).toEqual([]);
  expect(await save({ profileId: stranger.userId })).toMatchObject({ http: 404 });
  expect(await callAs(server, stranger, documentSettingsApi.deleteProfile, { profileId })).toMatchObject({
    code: 'resource.not-found',
  });
  expect(await callAs(server, user, documentSettingsApi.deleteProfile, { profileId })).toMatchObject({
    http: 200,
  });
  expect(await listed()).toEqual([]);
});

test('a format has one profile of a name, and one default', async () => {
  await save({ name: 'One', isDefault: true });
  await save({ name: 'Two', isDefault: true });
  expect(await save({ name: 'One' })).toMatchObject({ http: 409, code: 'profile.duplicate-name' });
  const two = (await listed()).find(({ name }) => name === 'Two');
  expect(await save({ profileId: two?.profileId, name: 'One' })).toMatchObject({
    code: 'profile.duplicate-name',
  });
  expect((await listed()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Two']);
});

const columnFormat = documentFormats.find(({ options }) => options.includes('languageColumns'));

test.each([
  [{ format: 'docx', options: { colour: true } }, 'document.option-unknown'],
  [{ format: 'docx', options: { speakerNotes: true } }, 'document.option-not-of-format'],
  [{ format: 'docx', options: { hiddenText: 'yes' } }, 'document.option-wrong-type'],
  [{ format: 'nothing', options: {} }, 'document.unsupported'],
  [{ name: '  ' }, 'request.invalid'],
  [{ name: 'x'.repeat(61) }, 'request.invalid'],
])('%j is refused', async (input, code) => {
  expect(await save(input)).toMatchObject({ code });
});

// Rule D5.4 of the specification.
test.skipIf(columnFormat === undefined).each([
  [{ languageColumns: { en: 'a' } }, 'document.option-bad-column'],
  [{ languageColumns: { en: 'A', de: 'A' } }, 'document.option-same-column'],
])('columns %j are refused', async (options, code) => {
  expect(await save({ format: columnFormat?.id, options })).toMatchObject({ code });
});

const rules = (before: string) => ({
  ...({ mode: 'sentence', builtIn: true, cascade: true } as const),
  groups: [{ name: 'own', languagePattern: '.*', rules: [{ isBreak: true, before, after: '' }] }],
});

test('segmentation is built in until it is changed, for one organisation', async () => {
  const builtIn = { mode: 'sentence', builtIn: true, cascade: true, groups: [] };
  expect((await callAs(server, user, documentSettingsApi.segmentation, {})).data).toEqual(builtIn);
  await callAs(server, user, documentSettingsApi.saveSegmentation, rules(';'));
  expect((await callAs(server, user, documentSettingsApi.segmentation, {})).data).toEqual(rules(';'));
  expect((await callAs(server, stranger, documentSettingsApi.segmentation, {})).data).toEqual(builtIn);
});

test('a broken expression is refused with its place', async () => {
  const broken = await callAs(server, user, documentSettingsApi.saveSegmentation, rules('('));
  expect(broken).toMatchObject({ code: 'segmentation.bad-pattern', params: { group: 1, rule: 1 } });
});

test('a text is split by settings that are not saved', async () => {
  const { data } = await callAs(server, user, documentSettingsApi.previewSegmentation, {
    settings: rules(','),
    language: 'en',
    text: 'One, two. Three',
  });
  expect(data.sentences).toEqual(['One,', 'two.', 'Three']);
});

test('an expression that takes forever is stopped', async () => {
  const slow = await callAs(server, user, documentSettingsApi.previewSegmentation, {
    settings: rules('b(a+)+'),
    language: 'en',
    text: 'a'.repeat(5000),
  });
  expect(slow).toMatchObject({ http: 422, code: 'segmentation.too-slow' });
}, 15_000);

async function sendSrx(content: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'rules.srx');
  const request = new Request('http://test', { method: 'POST', body: form });
  const reply = await server.app.inject({
    method: 'POST',
    url: documentSettingsApi.readSrx.path,
    headers: { ...headersOf(user), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json<{ data: unknown; code?: string; message: string }>();
}

test('rules go out as SRX and come in again', async () => {
  await callAs(server, user, documentSettingsApi.saveSegmentation, { ...rules(':'), builtIn: false });
  const { data } = await callAs(server, user, documentSettingsApi.writeSrx, {});
  expect(data.name).toBe('segmentation.srx');
  expect(await sendSrx(data.content)).toMatchObject({ data: { ...rules(':'), builtIn: false } });
});

test('a broken SRX file is refused with its line', async () => {
  const reply = await sendSrx('<srx>\n<body>\n</header></srx>');
  expect(reply).toMatchObject({ message: expect.stringContaining('“rules.srx”') });
  expect(reply.message).toContain('(line 3)');
});

test.each(['no xml', '<tmx/>', '<srx/>'])('%s is no SRX file with rules', async (content) => {
  expect(await sendSrx(content)).toMatchObject({ code: 'segmentation.not-srx' });
});
