import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Engine } from '@transloom/contracts/engines';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { answerUploads, documentLimits } from '../../testing/answer-uploads.ts';
import { openApp } from '../../testing/open-app.tsx';
import { engine, project } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

interface World {
  readonly engines?: readonly Engine[];
  readonly create?: NonNullable<Answers['projects.createProject']>;
  readonly uploads?: Parameters<typeof answerUploads>[0];
  /** As they were chosen for the last project. */
  readonly languages?: object;
}

const chosen = { sourceLanguage: 'en', targetLanguages: ['es'] };

function open({ engines = [engine('apertium', { name: 'Apertium', local: true })], ...world }: World = {}) {
  localStorage.setItem('projects:languages', JSON.stringify(world.languages ?? chosen));
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['project', 'project:newRouter', 'project:detailRouter'] }),
    'files.uploadLimits': () => documentLimits,
    'files.removeUpload': () => null,
    'engines.enginesForPair': () => [...engines],
    'templates.listBasic': () => [],
    'teams.teamFilterItems': () => ({ teams: [], people: [] }),
    'projects.createProject': world.create ?? (() => project(1)),
    'projects.project': () => ({ ...project(1, { name: '说明书' }), documents: [] }),
  });
  const uploads = answerUploads(world.uploads);
  const app = openApp('/project/new');
  const created = () =>
    calls.filter(({ name }) => name === 'projects.createProject').map(({ input }) => input);
  return { ...app, ...uploads, created, person: userEvent.setup({ applyAccept: false }) };
}

const file = (name: string, content = 'text') => new File([content], name);
const fileInput = () =>
  screen.findByLabelText(/把文件或文件夹拖到这里/, { selector: 'input:not([disabled])' });
const files = async () => within(await screen.findByRole('list', { name: '已添加的文件' }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('项目名称');
const createButton = () => screen.getByRole('button', { name: '创建项目' });

// Rule D2.4 of the specification.
test('creates a project of what was dropped and chosen, and opens it', async () => {
  const { person, created, path } = open();
  await person.upload(await fileInput(), [file('说明书.v2.docx'), file('notes.txt')]);
  expect(await (await files()).findAllByText(/已上传/)).toHaveLength(2);
  expect(nameField().value).toBe('说明书.v2');
  await person.type(screen.getByLabelText(/备注/), '面向用户');
  expect(await screen.findByText(/推荐 · 在本机运行/)).toBeDefined();
  await person.click(createButton());
  await waitFor(() => expect(path()).toBe('/project/list'));
  expect(created()).toEqual([
    {
      name: '说明书.v2',
      documentOptions: {},
      ...chosen,
      fileIds: [idOf(901), idOf(902)],
      engines: [{ targetLanguage: 'es', engineKey: 'apertium', referenceEngineKey: null }],
      settings: defaultProjectSettings,
      teamId: null,
      people: { openToAll: false, userIds: [] },
      deadline: expect.stringMatching(/^\d{4}-.*:00:00\.000Z$/),
      remark: '面向用户',
    },
  ]);
});

// Rules D3.3 to D3.6 of the specification.
test('rules are chosen at the beginning, folded away until somebody wants them', async () => {
  const { person, created } = open();
  await person.upload(await fileInput(), [file('a.txt')]);
  await (await files()).findByText(/已上传/);
  await person.click(screen.getByText('翻译规则'));
  await person.click(await screen.findByRole('checkbox', { name: '102% 匹配' }));
  await person.click(createButton());
  await waitFor(() => expect(created()[0]?.['settings']).toMatchObject({ locks: { match102: true } }));
});

test('a name that was typed is not replaced by that of a file', async () => {
  const { person } = open();
  await screen.findByText('上传文件');
  await person.type(nameField(), '春季产品');
  await person.upload(await fileInput(), [file('a.txt')]);
  await (await files()).findByText('a.txt');
  expect(nameField().value).toBe('春季产品');
});

// Rule D5.3 of the specification.
test('a refused file says why in the words of the server, and the others go on without it after asking', async () => {
  const message = '“secret.docx”已加密，请先处理：移除密码后再上传。';
  const { person, created } = open({
    uploads: {
      'secret.docx': {
        name: 'secret.docx',
        failure: { code: 'document.encrypted', params: { name: 'secret.docx' } },
        message,
      },
    },
  });
  await person.upload(await fileInput(), [file('secret.docx'), file('good.txt'), file('empty.txt', '')]);
  const list = await files();
  expect(await list.findByText(message)).toBeDefined();
  expect(list.getByText('文件“empty.txt”是空的。')).toBeDefined();
  await waitFor(() => expect(nameField().value).toBe('good'));
  expect(await screen.findByText(/推荐 · 在本机运行/)).toBeDefined();
  await person.click(createButton());
  const dialog = within(await screen.findByRole('dialog', { name: /2 个文件没有上传成功/ }));
  expect(created()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: '创建项目' }));
  await waitFor(() => expect(created()[0]?.['fileIds']).toEqual([idOf(902)]));
});

// Rules D5.2, D8.32 of the specification.
test('duplicate names are named before anything is sent', async () => {
  const { person, sent } = open();
  await person.upload(await fileInput(), [file('a.txt'), file('b.txt'), file('a.txt')]);
  expect(await screen.findByText(/1 个文件与已有文件同名，未添加：a.txt/)).toBeDefined();
  await waitFor(() => expect(sent).toEqual(['a.txt', 'b.txt']));
});

test('an upload that was cut off can be sent again', async () => {
  const { person, offline } = open();
  offline.add('a.txt');
  await person.upload(await fileInput(), [file('a.txt')]);
  const list = await files();
  expect(await list.findByText('处理失败，请检查网络后重试。')).toBeDefined();
  offline.clear();
  await person.click(list.getByRole('button', { name: '重新上传 a.txt' }));
  expect(await list.findByText(/已上传/)).toBeDefined();
});

test('engines that work are in sight with a reason; the others are shown on demand with what they need', async () => {
  const { person } = open({
    engines: [
      engine('works', { name: '可用的' }),
      engine('broken', { name: '出错的', state: 'failing', failureMessage: '引擎“出错的”的密钥无效。' }),
      engine('unset', { name: '没配的', state: 'not-configured', needs: ['apiKey'] }),
    ],
  });
  await person.click(await screen.findByLabelText('西班牙语的翻译模型'));
  expect(await screen.findByText(/推荐 · 联网服务/, { selector: '[class*=line] *' })).toBeDefined();
  expect(screen.getByText(/密钥无效/)).toBeDefined();
  expect(screen.queryByText('没配的')).toBeNull();
  await person.click(screen.getByRole('button', { name: '显示 1 个未配置的模型' }));
  expect(await screen.findByText('没配的')).toBeDefined();
});

test('a pair without an engine is no obstacle: the project is made without machine translation', async () => {
  const { person, created } = open({ engines: [] });
  expect(await screen.findByText(/该语言对暂无可用模型/)).toBeDefined();
  await person.upload(await fileInput(), [file('a.txt')]);
  await (await files()).findByText(/已上传/);
  await person.click(createButton());
  await waitFor(() => expect(created()[0]?.['engines']).toMatchObject([{ engineKey: null }]));
});

// Rule D5.1 of the specification.
test('says what is missing, and keeps the button where it is', async () => {
  const { person, created } = open({ languages: {} });
  await screen.findByText('请先选择语言');
  await person.click(createButton());
  expect(await screen.findByText('请填写项目名称')).toBeDefined();
  expect(screen.getByText('请选择原文语言')).toBeDefined();
  expect(screen.getByText('请选择译文语言')).toBeDefined();
  expect(screen.getByText('请先上传文件')).toBeDefined();
  expect(created()).toEqual([]);
});

test('languages are found by any of their names', async () => {
  const { person } = open({ languages: {} });
  await person.type(await screen.findByLabelText('原文语言'), 'espanol');
  await person.click(await screen.findByTitle('西班牙语'));
  await person.type(screen.getByLabelText('译文语言'), '日语');
  await person.click(await screen.findByTitle('日语'));
  const summary = within(screen.getByRole('complementary', { name: '项目概要' }));
  expect(await summary.findByText('西班牙语')).toBeDefined();
  expect(summary.getByText('日语')).toBeDefined();
});

test('a refusal keeps everything that was typed', async () => {
  const { person, path } = open({
    create: () => {
      throw new Refusal('engine.not-configured', { engine: 'Apertium' });
    },
  });
  await person.upload(await fileInput(), [file('a.txt')]);
  await (await files()).findByText(/已上传/);
  await person.clear(nameField());
  await person.type(nameField(), '春季产品');
  expect(await screen.findByText(/推荐 · 在本机运行/)).toBeDefined();
  await person.click(createButton());
  const summary = within(screen.getByRole('complementary', { name: '项目概要' }));
  expect(await summary.findByRole('alert')).toBeDefined();
  expect(nameField().value).toBe('春季产品');
  expect((await files()).getByText('a.txt')).toBeDefined();
  expect(path()).toBe('/project/new');
});

// Rule D2.6 of the specification.
test('leaving asks while something is unsaved', async () => {
  const { person, path } = open();
  await person.upload(await fileInput(), [file('a.txt')]);
  await (await files()).findByText(/已上传/);
  await person.click(screen.getByRole('link', { name: '译梭首页' }));
  const dialog = within(await screen.findByRole('dialog', { name: '离开新建项目？' }));
  await person.click(dialog.getByRole('button', { name: '留在此页' }));
  expect(path()).toBe('/project/new');
  expect((await files()).getByText('a.txt')).toBeDefined();
});

test('leaving an untouched page asks nothing', async () => {
  const { person, path } = open();
  await fileInput();
  await person.click(screen.getByRole('link', { name: '项目' }));
  await waitFor(() => expect(path()).toBe('/project/index'));
});
