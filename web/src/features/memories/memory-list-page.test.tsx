import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssetImport } from '@transloom/contracts/assets';
import type { Memory } from '@transloom/contracts/memories';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { answerUploads } from '../../testing/answer-uploads.ts';
import { direction, emptySummary, imported, memory } from '../../testing/memory-samples.ts';
import { openApp } from '../../testing/open-app.tsx';
import { runningJob } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const running = (done: number, step = 'importing'): Partial<AssetImport> => ({
  status: 'running',
  job: { ...runningJob(step, done, 1000), jobId: idOf(700) },
  summary: null,
  finishedAt: null,
});

interface World {
  readonly memories?: readonly Memory[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
}

function open({ memories = [], ...world }: World = {}) {
  const shown = { memories: [...memories] };
  const {
    permissions = ['memory', 'memory:memoryStoreRouter', 'memory:edit', 'memory:export'],
    answers = {},
  } = world;
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'memories.listMemories': ({ tab, title = '' }) =>
      shown.memories.filter(
        ({ name, creator, directions }) =>
          name.includes(title) &&
          (tab !== 'mine' || creator === 'linyifan') &&
          (tab !== 'default' || directions.some(({ isDefault }) => isDefault)),
      ),
    'memories.createMemory': ({ name }) => {
      const created = memory(9, { name, entryCount: 0, lastImports: [imported(1, running(340))] });
      shown.memories = [...shown.memories, created];
      return created;
    },
    'files.uploadLimits': () => ({
      extensions: ['tmx'],
      formats: [{ id: 'tmx', name: 'TMX', extensions: ['tmx'], options: [], missing: null }],
      bytes: 1024 * 1024,
      files: 50,
    }),
    ...answers,
  });
  answerUploads();
  openApp('/asset/memory/index');
  const created = () =>
    calls.filter(({ name }) => name === 'memories.createMemory').map(({ input }) => input);
  return { person: userEvent.setup(), created, shown };
}

async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.click((await screen.findAllByRole('button', { name: '新建记忆库' }))[0] ?? document.body);
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(await drawer.findByLabelText('原文语言'), 'English');
  await person.click(await screen.findByTitle('英语'));
  await person.type(drawer.getByLabelText('译文语言'), 'zh-CN');
  await person.click(await screen.findByTitle('简体中文'));
  await person.keyboard('{Escape}');
  return drawer;
}

test('shows languages, counts, the default and penalties', async () => {
  open({
    memories: [
      memory(1, { directions: [direction('zh-CN', true)] }),
      memory(2, { penalty: 5, writable: false, directions: [direction('es')] }),
    ],
  });
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  const first = await row('记忆库 1');
  expect(first.getByText('默认')).toBeDefined();
  expect(first.getByText('12,340')).toBeDefined();
  const second = await row('记忆库 2');
  expect(second.getByText('英语 → 西班牙语')).toBeDefined();
  expect(second.getByText('−5')).toBeDefined();
  expect(second.getByText('只读')).toBeDefined();
});

test('is searched by name', async () => {
  const { person } = open({ memories: [memory(1), memory(2, { directions: [direction('es')] })] });
  const search = await screen.findByLabelText('按名称搜索');
  await screen.findByText('记忆库 1');
  await person.type(search, '库 2');
  await waitFor(() => expect(screen.queryByText('记忆库 1')).toBeNull());
  expect(screen.getByText('记忆库 2')).toBeDefined();
  await person.clear(search);
  await person.type(search, '没有的');
  await person.click(await screen.findByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('记忆库 1')).toBeDefined();
});

test('of several files how far all are is said also while the next one waits', async () => {
  const waiting = { status: 'waiting', summary: null, finishedAt: null, job: null } as const;
  open({ memories: [memory(1, { lastImports: [imported(1), imported(2, waiting)] })] });
  expect(await screen.findByText('正在导入 50%')).toBeDefined();
  expect(screen.queryByText('等待导入')).toBeNull();
});

test('a deletion says that the import which is under way stops', async () => {
  const { person } = open({ memories: [memory(1, { lastImports: [imported(1, running(340))] })] });
  const [row] = (await screen.findAllByRole('row')).slice(1);
  await person.click(within(row ?? document.body).getByRole('checkbox'));
  const actions = within(screen.getByRole('toolbar', { name: '批量操作' }));
  await person.click(actions.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/正在进行的导入会停止。/)).toBeDefined();
});

// Rule D4.52 of the specification.
test('what is merged, and what is not, is listed apart; what is being filled says so', async () => {
  const { person } = open({
    memories: [
      memory(1, { mergedInto: idOf(3) }),
      memory(2, { filling: 'failed' }),
      memory(3, { filling: 'running' }),
    ],
  });
  expect(await screen.findByText('正在填充')).toBeDefined();
  expect(screen.getByText('不完整')).toBeDefined();
  const choose = async (state: string) => {
    await person.click(screen.getByRole('combobox', { name: '合并状态' }));
    await person.click((await screen.findAllByTitle(state)).at(-1) ?? document.body);
  };
  await choose('已合并');
  await waitFor(() => expect(screen.queryByText('记忆库 2')).toBeNull());
  expect(screen.getByText('记忆库 1')).toBeDefined();
  await choose('未合并');
  await waitFor(() => expect(screen.queryByText('记忆库 1')).toBeNull());
  expect(screen.getByText('记忆库 3')).toBeDefined();
});

// Rule D2.21 of the specification.
test('tabs part the memories by kind, and the language leaves those that have it', async () => {
  const { person } = open({
    memories: [
      memory(1, { directions: [direction('zh-CN', true)], creator: 'wangwu' }),
      memory(2, { directions: [direction('es'), direction('fr')] }),
    ],
  });
  const shown = async (...numbers: readonly number[]) => {
    await waitFor(() =>
      expect(screen.getAllByText(/^记忆库 \d$/).map(({ textContent }) => textContent)).toEqual(
        numbers.map((number) => `记忆库 ${number}`),
      ),
    );
  };
  await shown(1, 2);
  await person.click(screen.getByRole('button', { name: '默认' }));
  await shown(1);
  await person.click(screen.getByRole('button', { name: '我的' }));
  await shown(2);
  await person.click(screen.getByRole('button', { name: '全部' }));
  await person.click(screen.getByRole('combobox', { name: '语言' }));
  await person.click(await screen.findByTitle('法语'));
  await shown(2);
});

test('shows who changed it last, what it was merged into, and the list as cards', async () => {
  const { person } = open({
    memories: [memory(1, { updater: 'zhaoliu', mergedInto: idOf(2) }), memory(2, { shared: false })],
  });
  expect(await screen.findByText('zhaoliu')).toBeDefined();
  expect(screen.getByText('已合并')).toBeDefined();
  expect(screen.getByText('未共享')).toBeDefined();
  await person.click(screen.getByLabelText('卡片'));
  const cards = within(await screen.findByRole('list', { name: '记忆库' }));
  expect(cards.getAllByRole('listitem')).toHaveLength(2);
  expect(cards.getAllByText('12,340 条')).toHaveLength(2);
});

test('an empty list says what memories are for; who may not create one is offered no way to', async () => {
  open({ permissions: ['memory', 'memory:memoryStoreRouter'] });
  expect(await screen.findByText('还没有记忆库')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建记忆库' })).toBeNull();
});

// Rule D5.27 of the specification.
test('is created with a file, whose entries are counted as they come', async () => {
  const { person, created, shown } = open();
  const drawer = await fillIn(person);
  const input = await drawer.findByLabelText(/把文件或文件夹拖到这里/, { selector: 'input:not([disabled])' });
  await person.upload(input, new File(['<tmx/>'], '汽车.tmx'));
  expect(drawer.getByLabelText<HTMLInputElement>('名称').value).toBe('汽车');
  await drawer.findByText(/已上传/);
  await person.click(drawer.getByRole('button', { name: '创建记忆库' }));
  await screen.findByText('已创建“汽车”');
  const report = within(screen.getByRole('dialog'));
  expect(report.getByText('file-1.tmx')).toBeDefined();
  expect(report.getByText('340 字节 / 1,000 字节')).toBeDefined();
  expect(await screen.findByText('正在导入 34%')).toBeDefined();
  expect(created()).toEqual([
    {
      name: '汽车',
      sourceLanguage: 'en',
      targetLanguages: ['zh-CN'],
      layer: 'approved',
      fileIds: [idOf(901)],
      layouts: [],
    },
  ]);
  const summary = { ...emptySummary, detected: 4400, imported: 4321, duplicate: 79 };
  shown.memories = [memory(9, { name: '汽车', entryCount: 4321, lastImports: [imported(1, { summary })] })];
  expect(await screen.findByText('“汽车”已导入 4,321 条')).toBeDefined();
  expect(report.getByText('舍弃：重复').nextElementSibling?.textContent).toBe('79');
  expect(report.getByRole('link', { name: '打开记忆库' }).getAttribute('href')).toContain(idOf(9));
  await person.click(report.getByRole('button', { name: '完成' }));
  await person.click(screen.getByRole('button', { name: '已导入 4,321 条，舍弃 79 条' }));
  const details = within(await screen.findByRole('tooltip'));
  expect(details.getByText('file-1.tmx')).toBeDefined();
  expect(details.getByText('检测到').nextElementSibling?.textContent).toBe('4,400');
  expect(details.getByText('舍弃：重复').nextElementSibling?.textContent).toBe('79');
  expect(details.queryByText('舍弃：过长')).toBeNull();
});

test('languages that the file names are chosen with it, unless somebody chose others', async () => {
  const { person, created } = open();
  await person.click((await screen.findAllByRole('button', { name: '新建记忆库' }))[0] ?? document.body);
  const drawer = within(await screen.findByRole('dialog'));
  const variants = ['DE', 'en-US', 'ja'].map((tag) => `<tu><tuv xml:lang="${tag}"><seg>x</seg></tuv></tu>`);
  const tmx = `<tmx version="1.4"><header srclang="de"/><body>${variants.join('')}`;
  const input = await drawer.findByLabelText(/把文件或文件夹拖到这里/, { selector: 'input:not([disabled])' });
  await person.upload(input, new File([tmx], 'house.tmx'));
  await drawer.findByText(/已上传/);
  await drawer.findByText('德语');
  await person.upload(input, new File([tmx.replace('"de"', '"ja"')], 'other.tmx'));
  await waitFor(() => expect(drawer.getAllByText(/已上传/)).toHaveLength(2));
  await person.click(drawer.getByRole('button', { name: '创建记忆库' }));
  await screen.findByText('已创建“house”');
  expect(created()).toMatchObject([
    { name: 'house', sourceLanguage: 'de', targetLanguages: ['en-US', 'ja'] },
  ]);
});

test('a file that could not be imported is named with its cause, several by their number', async () => {
  const failureMessage = '“cut.tmx”已损坏，无法解析。';
  const cut = imported(1, { fileName: 'cut.tmx', status: 'failed', summary: null, failureMessage });
  const refused = imported(2, { status: 'failed', summary: null, failureMessage: '服务器出错。' });
  const whole = imported(3, { summary: { ...emptySummary, detected: 7, imported: 7 } });
  const { person } = open({
    memories: [
      memory(1, { lastImports: [cut, whole] }),
      memory(2, { lastImports: [refused] }),
      memory(3, { lastImports: [cut, refused] }),
    ],
  });
  expect(await screen.findByText(failureMessage)).toBeDefined();
  expect(screen.getByText('“file-2.tmx”导入失败：服务器出错。')).toBeDefined();
  expect(screen.getByRole('button', { name: '已导入 7 条' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '2 个文件导入失败' }));
  const report = within(await screen.findByRole('tooltip'));
  expect(report.getByText(failureMessage)).toBeDefined();
  expect(report.getByText('服务器出错。')).toBeDefined();
});

test('says of a file that is stored that it is being made searchable', async () => {
  open({ memories: [memory(1, { lastImports: [imported(1, running(700, 'indexing'))] })] });
  expect(await screen.findByText('正在建立索引 70%')).toBeDefined();
});

test('an import is stopped', async () => {
  const cancelled: string[] = [];
  const { person, shown } = open({
    memories: [memory(1, { lastImports: [imported(1, running(10))] })],
    answers: {
      'jobs.cancelJob': ({ jobId }) => {
        cancelled.push(jobId);
        shown.memories = [
          memory(1, { lastImports: [imported(1, { status: 'cancelled', summary: null, finishedAt: null })] }),
        ];
        return { ...runningJob('importing', 10, 1000), state: 'cancelled' };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: '停止导入“记忆库 1”' }));
  expect(await screen.findByRole('button', { name: '导入已停止' })).toBeDefined();
  expect(cancelled).toEqual([idOf(700)]);
});

test('says what happened while another page was shown as soon as it is shown again', async () => {
  const { person, shown } = open({
    memories: [memory(1)],
    permissions: ['memory', 'memory:memoryStoreRouter', 'memory:termStoreRouter'],
    answers: { 'terms.listTermBases': () => [] },
  });
  await screen.findByText('记忆库 1');
  await person.click(screen.getByRole('link', { name: '术语库' }));
  await screen.findByRole('heading', { name: '术语库' });
  shown.memories = [memory(1, { name: '改名' }), memory(2)];
  await person.click(screen.getByRole('link', { name: '记忆库' }));
  expect(await screen.findByText('改名')).toBeDefined();
});

test('a refusal keeps what was filled in', async () => {
  const { person } = open({
    answers: {
      'memories.createMemory': () => {
        throw new Refusal('memory.duplicate-name', { name: '汽车' });
      },
    },
  });
  const drawer = await fillIn(person);
  await person.type(drawer.getByLabelText('名称'), '汽车');
  await person.click(drawer.getByRole('button', { name: '创建记忆库' }));
  expect(await drawer.findByRole('alert')).toBeDefined();
  expect(drawer.getByLabelText<HTMLInputElement>('名称').value).toBe('汽车');
});
