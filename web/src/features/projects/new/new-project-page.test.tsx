import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PairModel } from '@transloom/contracts/engine-models';
import type { Engine } from '@transloom/contracts/engines';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import { describe, expect, test } from 'vitest';
import { keepForPerson, readOfPerson } from '../../../session/person-storage.ts';
import { type Answers, answerApi, Refusal } from '../../../testing/answer-api.ts';
import { answerUploads, documentLimits } from '../../../testing/answer-uploads.ts';
import { direction, memory as memorySample } from '../../../testing/memory-samples.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { engine, project } from '../../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { templateSample } from '../../../testing/template-sample.ts';
import { workPage, workSample } from '../../../testing/work-samples.ts';

const memory = memorySample(40, { name: '家用电器', directions: [direction('es')] });
const template = templateSample({
  templateId: idOf(70),
  name: '手册',
  sourceLanguage: 'de',
  targetLanguages: ['fr'],
  engines: [
    {
      targetLanguage: 'fr',
      engineKey: 'house',
      engineName: 'House',
      referenceEngineKey: null,
      referenceEngineName: null,
    },
  ],
});
const download = (status: 'running' | 'done') =>
  workSample({
    kind: 'model-download',
    name: 'en-es',
    status,
    options: { direction: 'en-es' },
    stage: 'download',
  });

interface World {
  readonly engines?: readonly Engine[];
  readonly create?: NonNullable<Answers['projects.createProject']>;
  readonly uploads?: Parameters<typeof answerUploads>[0];
  /** As they were chosen for the last project. */
  readonly languages?: { readonly sourceLanguage: string; readonly targetLanguages: readonly string[] };
  readonly answers?: Answers;
  readonly permissions?: readonly PermissionKey[];
}

const chosen = { sourceLanguage: 'en', targetLanguages: ['es'] };
const pages: readonly PermissionKey[] = ['project', 'project:newRouter', 'project:detailRouter'];

function open({ engines = [engine('apertium', { name: 'Apertium', local: true })], ...world }: World = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: [...pages, ...(world.permissions ?? [])] }),
    'files.uploadLimits': () => documentLimits,
    'files.removeUpload': () => null,
    'engines.enginesForPair': () => [...engines],
    'engineModels.pairModel': () => null,
    'templates.listBasic': () => [],
    'memories.listMemories': () => [memory],
    'terms.listTermBases': () => [],
    'teams.teamFilterItems': () => ({ teams: [], people: [] }),
    'projects.detectSource': () => ({ language: null }),
    'projects.createProject': world.create ?? (() => project(1)),
    'projects.project': () => ({ ...project(1, { name: '说明书' }), documents: [] }),
    ...world.answers,
  });
  keepForPerson('project-languages', world.languages ?? chosen);
  const uploads = answerUploads(world.uploads);
  const app = openApp('/project/new');
  const created = () =>
    calls.filter(({ name }) => name === 'projects.createProject').map(({ input }) => input);
  return { ...app, ...uploads, created, calls, person: userEvent.setup({ applyAccept: false }) };
}

type Opened = ReturnType<typeof open>;

const file = (name: string, content = 'text') => new File([content], name);
const fileInput = () =>
  screen.findByLabelText(/把文件或文件夹拖到这里/, { selector: 'input:not([disabled])' });
const files = async () => within(await screen.findByRole('list', { name: '已添加的文件' }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('项目名称');
const createButton = () => screen.getByRole('button', { name: '创建项目' });
const upload = async ({ person }: Opened, ...names: string[]) => {
  await person.upload(
    await fileInput(),
    names.map((name) => file(name)),
  );
  await waitFor(async () => expect(await (await files()).findAllByText(/已上传/)).toHaveLength(names.length));
};
const toSettings = async ({ person }: Opened) =>
  person.click(await screen.findByRole('button', { name: /项目设置/ }));
const ready = () => screen.findByText(/推荐 · 在本机运行/);

// Rules D2.4 and D5.1 of the specification.
test('files are uploaded, settings filled in, and the project is made and opened', async () => {
  const app = open();
  await upload(app, '说明书.v2.docx', 'notes.txt');
  await app.person.click(screen.getByRole('button', { name: '下一步' }));
  expect(nameField().value).toBe('说明书.v2');
  await app.person.type(screen.getByLabelText(/备注/), '面向用户');
  await ready();
  await app.person.click(createButton());
  await waitFor(() => expect(app.path()).toBe('/project/list'));
  expect(app.created()).toEqual([
    {
      name: '说明书.v2',
      documentOptions: {},
      ...chosen,
      fileIds: [idOf(901), idOf(902)],
      styleFileIds: [],
      engines: [{ targetLanguage: 'es', engineKey: 'apertium', referenceEngineKey: null }],
      settings: defaultProjectSettings,
      teamId: null,
      people: { openToAll: false, userIds: [] },
      deadline: expect.stringMatching(/^\d{4}-.*:00:00\.000Z$/),
      remark: '面向用户',
    },
  ]);
});

test('a reload keeps everything, and starting over empties it', async () => {
  const first = open();
  await upload(first, 'a.txt');
  await toSettings(first);
  await first.person.clear(nameField());
  await first.person.type(nameField(), '春季产品');
  first.unmount();
  const again = openApp('/project/new?step=settings');
  expect((await screen.findByLabelText<HTMLInputElement>('项目名称')).value).toBe('春季产品');
  expect(again.path()).toBe('/project/new');
  await first.person.click(screen.getByRole('button', { name: /上传文件/ }));
  expect((await files()).getByText('a.txt')).toBeDefined();
  await first.person.click(screen.getByRole('button', { name: '重新开始' }));
  await waitFor(() => expect(screen.queryByText('a.txt')).toBeNull());
});

// Rules D3.3 to D3.6 of the specification.
test('rules, memories with their order and use, and the words of a style are chosen at the beginning', async () => {
  const app = open();
  const { person, created } = app;
  await upload(app, 'a.txt');
  await toSettings(app);
  await person.click(screen.getByText('翻译规则'));
  await person.click(await screen.findByRole('checkbox', { name: '102% 匹配' }));
  await person.click(screen.getByText('记忆库'));
  await person.click(await screen.findByLabelText('添加记忆库'));
  await person.click(await screen.findByTitle(memory.name));
  await person.click(await screen.findByRole('switch', { name: `写入“${memory.name}”` }));
  await person.click(screen.getByText('风格指南'));
  await person.click(await screen.findByRole('radio', { name: '为本项目单独设置' }));
  await person.type(await screen.findByLabelText(/具体要求/), '不用感叹号');
  await ready();
  await person.click(createButton());
  await waitFor(() =>
    expect(created()[0]).toMatchObject({
      settings: { locks: { match102: true } },
      memories: [{ memoryId: memory.memoryId, reads: true, writes: true, penalty: null }],
      style: { instructions: '不用感叹号', tone: 'any', address: 'any' },
    }),
  );
});

test('a template fills everything in, also what the wizard has folded away', async () => {
  const app = open({
    answers: {
      'templates.listBasic': () => [
        { templateId: idOf(70), name: '手册', sourceLanguage: 'de', targetLanguages: ['fr'] },
      ],
      'templates.template': () => ({
        ...template,
        settings: { ...defaultProjectSettings, matchRate: 88 },
        remark: '照旧',
      }),
    },
  });
  await upload(app, 'a.txt');
  await toSettings(app);
  await chooseOption(app, '模板', '手册');
  expect(await screen.findByText('照旧')).toBeDefined();
  await app.person.click(createButton());
  await waitFor(() =>
    expect(app.created()[0]).toMatchObject({
      templateId: idOf(70),
      sourceLanguage: 'de',
      targetLanguages: ['fr'],
      engines: [{ targetLanguage: 'fr', engineKey: 'house' }],
      settings: { matchRate: 88 },
      remark: '照旧',
    }),
  );
});

test('the language of the files is proposed, and a person may choose another', async () => {
  const app = open({ answers: { 'projects.detectSource': () => ({ language: 'de' }) } });
  await upload(app, 'a.txt');
  await toSettings(app);
  expect(await screen.findByText('已根据文件内容识别，可以修改。')).toBeDefined();
  expect(screen.getAllByText('德语').length).toBeGreaterThan(0);
  await chooseOption(app, '原文语言', '法语');
  await ready();
  await app.person.click(createButton());
  await waitFor(() => expect(app.created()[0]?.['sourceLanguage']).toBe('fr'));
});

// Rule D5.3 of the specification.
test('a refused file says why in the words of the server, and the others go on without it after asking', async () => {
  const message = '“secret.docx”已加密，请先处理：移除密码后再上传。';
  const app = open({
    uploads: {
      'secret.docx': {
        name: 'secret.docx',
        failure: { code: 'document.encrypted', params: { name: 'secret.docx' } },
        message,
      },
    },
  });
  const { person, created } = app;
  await person.upload(await fileInput(), [file('secret.docx'), file('good.txt'), file('empty.txt', '')]);
  const list = await files();
  expect(await list.findByText(message)).toBeDefined();
  expect(list.getByText('文件“empty.txt”是空的。')).toBeDefined();
  await list.findByText(/已上传/);
  await toSettings(app);
  await waitFor(() => expect(nameField().value).toBe('good'));
  await ready();
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
  const app = open({
    engines: [
      engine('works', { name: '可用的' }),
      engine('broken', { name: '出错的', state: 'failing', failureMessage: '引擎“出错的”的密钥无效。' }),
      engine('unset', { name: '没配的', state: 'not-configured', needs: ['apiKey'] }),
    ],
  });
  await toSettings(app);
  await app.person.click(await screen.findByLabelText('西班牙语的翻译模型'));
  expect(await screen.findByText(/推荐 · 联网服务/, { selector: '[class*=line] *' })).toBeDefined();
  expect(screen.getByText(/密钥无效/)).toBeDefined();
  expect(screen.queryByText('没配的')).toBeNull();
  await app.person.click(screen.getByRole('button', { name: '显示 1 个未配置的模型' }));
  expect(await screen.findByText('没配的')).toBeDefined();
});

// Rule D2.5 of the specification.
test('engines stand in a step of their own for whoever wants them there', async () => {
  const app = open();
  await toSettings(app);
  await app.person.click(await screen.findByRole('switch', { name: '在单独的步骤中选择模型' }));
  expect(screen.queryByLabelText('西班牙语的翻译模型')).toBeNull();
  await app.person.click(screen.getByRole('button', { name: /选择翻译模型/ }));
  expect(await screen.findByLabelText('西班牙语的翻译模型')).toBeDefined();
  await app.person.click(screen.getByRole('switch', { name: '在单独的步骤中选择模型' }));
  expect(screen.queryByRole('button', { name: /选择翻译模型/ })).toBeNull();
});

describe('a pair without an engine', () => {
  const model: PairModel = {
    direction: 'en-es',
    downloadBytes: 20_000_000,
    bytes: 40_000_000,
    licence: { name: 'MPL-2.0', address: 'https://example.com/mpl' },
    host: 'models.example.com',
  };

  test('is no obstacle: the project is made without machine translation', async () => {
    const app = open({ engines: [] });
    await upload(app, 'a.txt');
    await toSettings(app);
    expect(await screen.findByText(/该语言对暂无可用模型/)).toBeDefined();
    await app.person.click(createButton());
    await waitFor(() => expect(app.created()[0]?.['engines']).toMatchObject([{ engineKey: null }]));
  });

  test('is asked of the operator with one press', async () => {
    const app = open({
      engines: [],
      answers: { 'engineModels.pairModel': () => model, 'engineModels.askForModel': () => null },
    });
    await toSettings(app);
    expect(await screen.findByText(/从 models.example.com 下载/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'MPL-2.0' })).toBeDefined();
    await app.person.click(screen.getByRole('button', { name: '请平台管理员安装' }));
    expect(await screen.findByText('已通知平台管理员')).toBeDefined();
  });

  test('gets its model in place, with its progress, and goes on with it', async () => {
    let status: 'running' | 'done' | undefined;
    const app = open({
      permissions: ['engine:settings', 'installation:models'],
      answers: {
        'engines.enginesForPair': () => (status === 'done' ? [engine('bergamot', { local: true })] : []),
        'engineModels.pairModel': () => (status === 'done' ? null : model),
        'modelDownloads.createWork': () => {
          status = 'running';
          return download(status);
        },
        'modelDownloads.listWork': () => workPage(status === undefined ? [] : [download(status)]),
      },
    });
    await upload(app, 'a.txt');
    await toSettings(app);
    await app.person.click(await screen.findByRole('button', { name: '下载模型' }));
    expect(await screen.findByText('正在下载')).toBeDefined();
    status = 'done';
    await ready();
    await app.person.click(createButton());
    await waitFor(() => expect(app.created()[0]?.['engines']).toMatchObject([{ engineKey: 'bergamot' }]));
  });
});

// Rule D5.1 of the specification.
test.each([
  ['没有文件', {}, '请先上传文件', []],
  ['没有名称', { typed: '' }, '请填写“项目名称”。', ['a.txt']],
  ['没有语言', { languages: { sourceLanguage: '', targetLanguages: [] } }, '“原文语言”', ['a.txt']],
] as const)('what is missing is named and focused: %s', async (_, { ...more }, words, names) => {
  const app = open('languages' in more ? { languages: more.languages } : {});
  if (names.length > 0) await upload(app, ...names);
  await toSettings(app);
  if ('typed' in more) await app.person.clear(nameField());
  await app.person.click(createButton());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await waitFor(() => expect(document.activeElement?.closest('[id$=files], .ant-form-item')).not.toBeNull());
  expect(app.created()).toEqual([]);
});

test('a refusal keeps everything that was typed', async () => {
  const app = open({
    create: () => {
      throw new Refusal('engine.not-configured', { engine: 'Apertium' });
    },
  });
  await upload(app, 'a.txt');
  await toSettings(app);
  await app.person.clear(nameField());
  await app.person.type(nameField(), '春季产品');
  await ready();
  await app.person.click(createButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Apertium');
  expect(nameField().value).toBe('春季产品');
  expect(app.path()).toBe('/project/new');
});

// Rule D2.6 of the specification.
test('leaving asks while something is unsaved, and clears what was filled in', async () => {
  const app = open();
  await upload(app, 'a.txt');
  const leave = () => app.person.click(screen.getByRole('link', { name: '译梭首页' }));
  await leave();
  const dialog = () => screen.findByRole('dialog', { name: '离开新建项目？' });
  await app.person.click(within(await dialog()).getByRole('button', { name: '留在此页' }));
  expect(app.path()).toBe('/project/new');
  expect((await files()).getByText('a.txt')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await leave();
  await app.person.click(within(await dialog()).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(app.path()).not.toBe('/project/new'));
  expect(readOfPerson('draft:project')).toBeUndefined();
});

test('leaving an untouched page asks nothing', async () => {
  const app = open();
  await fileInput();
  await app.person.click(screen.getByRole('link', { name: '项目' }));
  await waitFor(() => expect(app.path()).toBe('/project/index'));
});

async function chooseOption({ person }: Opened, label: string, title: string): Promise<void> {
  await person.click(await screen.findByLabelText(label));
  await person.type(screen.getByLabelText(label), title);
  const titled = await screen.findAllByTitle(title);
  const option = titled.find((one) => one.matches('.ant-select-item-option'));
  expect(option).toBeDefined();
  if (option) await person.click(option);
}
