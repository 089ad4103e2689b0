import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Memory } from '@transloom/contracts/memories';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { direction, emptySummary, imported, memory, memoryEntry } from '../../testing/memory-samples.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const reader: readonly PermissionKey[] = [
  'memory',
  'memory:memoryStoreRouter',
  'memory:memoryStore:detailRouter',
];

interface World {
  readonly memory?: Partial<Memory>;
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
  readonly query?: string;
}

function open({ permissions = [...reader, 'memory:edit'], answers = {}, query = '', ...world }: World = {}) {
  const opened = memory(1, world.memory);
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'memories.listMemories': () => [opened],
    'memories.memoryDetail': () => opened,
    'memoryEntries.listEntries': ({ pageNumber, pageSize, text }) => ({
      records: text === 'nothing' ? [] : [memoryEntry(1), memoryEntry(2, { layer: 'approved' })],
      total: text === 'nothing' ? 0 : 2,
      pageNumber,
      pageSize,
    }),
    ...answers,
  });
  const { address } = openApp(`/asset/memory/detail?memoryId=${idOf(1)}${query}`);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs, address };
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') ?? document.body);

test('shows what the memory is, and its entries with layer, origin and who changed them', async () => {
  open({ memory: { penalty: 5, directions: [direction('zh-CN', true)] } });
  expect(await screen.findByRole('heading', { name: '记忆库 1' })).toBeDefined();
  expect(screen.getByText('−5')).toBeDefined();
  const row = await rowOf('House 2');
  expect(row.getByText('房子 2')).toBeDefined();
  expect(row.getByText('已定稿')).toBeDefined();
  expect(row.getByText('人工')).toBeDefined();
  expect(row.getAllByText('linyifan')).toHaveLength(2);
});

test('entries are sorted by a column, from either end, and the address says so', async () => {
  const { person, inputs, address } = open({ query: '&page=2' });
  const heading = await screen.findByRole('columnheader', { name: /加入时间/ });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await person.click(screen.getByRole('button', { name: '英语' }));
  await waitFor(() => expect(address()).toContain('sort=source'));
  expect(address()).not.toContain('page=2');
  expect(inputs('memoryEntries.listEntries').at(-1)).toMatchObject({
    ...{ sortBy: 'source', sortOrder: 'ascending', pageNumber: '1' },
  });
  await person.click(screen.getByRole('button', { name: '英语' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /英语/ }).getAttribute('aria-sort')).toBe('descending'),
  );
});

test.each([
  ['', ['加入时间']],
  ['&text=house', []],
])('a list that is too long %s is sorted by no text', async (query, expected) => {
  open({
    query: `&sort=source${query}`,
    answers: {
      'memoryEntries.listEntries': (page) => ({ ...page, records: [memoryEntry(1)], total: 5_000 }),
    },
  });
  await screen.findByRole('columnheader', { name: /加入时间/ });
  const sorted = screen
    .getAllByRole('columnheader')
    .filter((heading) => within(heading).queryByRole('button') !== null);
  expect(sorted.map(({ textContent }) => textContent)).toEqual(expected);
});

test('a merged memory names the one it is in, and offers no change', async () => {
  const { inputs } = open({
    memory: { mergedInto: idOf(7) },
    answers: {
      'memories.memoryDetail': ({ memoryId }) =>
        memoryId === idOf(7) ? memory(7, { name: '合并后的' }) : memory(1, { mergedInto: idOf(7) }),
    },
  });
  const link = await screen.findByRole('link', { name: '合并后的' });
  expect(link.getAttribute('href')).toContain(idOf(7));
  await screen.findByText('House 1');
  expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  expect(screen.getByRole('button', { name: '导入文件' }).hasAttribute('disabled')).toBe(true);
  expect(inputs('memories.memoryDetail')).toContainEqual({ memoryId: idOf(7) });
});

test('a link searches the entries; each word is marked', async () => {
  const { inputs } = open({ query: '&text=house%201&layer=draft' });
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['House', '1']),
    ),
  );
  expect(inputs('memoryEntries.listEntries')[0]).toMatchObject({ text: 'house 1', layer: 'draft' });
});

test('a search without result names what was searched, and is cleared', async () => {
  const { person } = open({ query: '&text=nothing' });
  expect(await screen.findByText('没有找到“nothing”')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('House 1')).toBeDefined();
});

test('a text is changed where it stands; an empty one is not kept', async () => {
  const { person, inputs } = open({
    answers: { 'memoryEntries.changeEntry': (input) => memoryEntry(1, { targetMarkup: input.targetMarkup }) },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('button', { name: '修改' }));
  const target = await row.findByLabelText('译文');
  await person.clear(target);
  expect(row.getByText('译文不能为空')).toBeDefined();
  expect(row.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
  await person.type(target, '屋子');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(row.queryByLabelText('译文')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: '修改' })));
  expect(inputs('memoryEntries.changeEntry')).toEqual([
    {
      memoryId: idOf(1),
      entryId: idOf(2001),
      sourceMarkup: 'House 1',
      targetMarkup: '屋子',
      updatedAt: '2026-03-01T08:00:00Z',
    },
  ]);
});

test('a change on top of another one says so and keeps what was typed', async () => {
  const { person } = open({
    answers: {
      'memoryEntries.changeEntry': () => {
        throw new Refusal('memory.entry-changed');
      },
    },
  });
  const row = await rowOf('House 1');
  await person.dblClick(row.getByText('房子 1'));
  await person.type(await row.findByLabelText('译文'), '！');
  await person.click(row.getByRole('button', { name: '保存' }));
  expect(await row.findByRole('alert')).toBeDefined();
  expect(row.getByLabelText<HTMLTextAreaElement>('译文').value).toBe('房子 1！');
});

test('a change on top of another one shows that one, and is saved over it on demand', async () => {
  let saved = memoryEntry(1);
  const { person, inputs } = open({
    answers: {
      'memoryEntries.listEntries': ({ pageNumber, pageSize }) => ({
        ...{ records: [saved], total: 1, pageNumber, pageSize },
      }),
      'memoryEntries.changeEntry': ({ updatedAt, targetMarkup }) => {
        if (updatedAt === saved.updatedAt && saved.targetMarkup === '别人的') {
          saved = memoryEntry(1, { targetMarkup });
          return saved;
        }
        saved = memoryEntry(1, { targetMarkup: '别人的', updatedAt: '2026-03-02T08:00:00Z' });
        throw new Refusal('memory.entry-changed');
      },
    },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('button', { name: '修改' }));
  await person.type(await row.findByLabelText('译文'), '！');
  await person.click(row.getByRole('button', { name: '保存' }));
  expect(await row.findByText('别人的')).toBeDefined();
  await person.click(row.getByRole('button', { name: '仍然保存我的修改' }));
  await waitFor(() => expect(row.queryByLabelText('译文')).toBeNull());
  expect(inputs('memoryEntries.changeEntry')).toMatchObject([
    { updatedAt: '2026-03-01T08:00:00Z', targetMarkup: '房子 1！' },
    { updatedAt: '2026-03-02T08:00:00Z', targetMarkup: '房子 1！' },
  ]);
});

test('the history that is opened while a change is on its way shows the change once it is saved', async () => {
  let targetMarkup = '房子 1';
  const answered = Promise.withResolvers<MemoryEntry>();
  const { person } = open({
    answers: {
      'memoryEntries.listEntries': ({ pageNumber, pageSize }) => ({
        ...{ records: [memoryEntry(1, { targetMarkup })], total: 1, pageNumber, pageSize },
      }),
      'memoryEntries.changeEntry': () => answered.promise as unknown as MemoryEntry,
      'memoryEntries.entryHistory': () => [],
    },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('button', { name: '修改' }));
  await person.type(await row.findByLabelText('译文'), '！{Control>}{Enter}{/Control}');
  await person.click(row.getByRole('button', { name: '修改记录' }));
  const history = within(await screen.findByRole('dialog'));
  expect(await history.findByText('房子 1')).toBeDefined();
  targetMarkup = '房子 1！';
  answered.resolve(memoryEntry(1, { targetMarkup }));
  expect(await history.findByText('房子 1！')).toBeDefined();
});

test('the history of an entry tells what its file says of it, and how often it was used', async () => {
  const fields = [
    { of: 'unit', name: 'x-client', value: 'Kone' },
    { of: 'target', name: 'usagecount', value: '1234' },
    { of: 'target', name: 'lastusagedate', value: '20240131T120000Z' },
    { of: 'unit', name: null, value: '客户已确认' },
  ] as const;
  const { person } = open({
    answers: {
      'memoryEntries.entryHistory': () => [],
      'memoryEntries.entryDetail': () => ({ ...memoryEntry(1), fields: [...fields] }),
    },
  });
  await person.click((await rowOf('House 1')).getByRole('button', { name: '修改记录' }));
  const said = within(await screen.findByRole('region', { name: '文件中的信息' }));
  expect(said.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['client', '使用次数 · 译文', '最近使用 · 译文', '备注'],
  ]);
  expect(said.getByText('1,234')).toBeDefined();
  expect(said.getByText(/2024/)).toBeDefined();
  expect(said.getByText('客户已确认')).toBeDefined();
});

test('ticked entries are deleted together, after a question', async () => {
  const { person, inputs } = open({
    answers: {
      'memoryEntries.deleteEntries': () => ({ deletionId: idOf(7) }),
      'memoryEntries.restoreEntries': () => null,
    },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('checkbox'));
  await person.click((await rowOf('House 2')).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: '批量操作' }));
  await person.click(bar.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getAllByText('删除 2 条记忆？').length).toBeGreaterThan(0);
  await person.click(question.getByRole('button', { name: /^删\s?除$/ }));
  expect(await screen.findByText('已删除 2 条记忆')).toBeDefined();
  expect(inputs('memoryEntries.deleteEntries')).toEqual([
    { memoryId: idOf(1), entryIds: [idOf(2001), idOf(2002)] },
  ]);
  await person.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已恢复 2 条记忆')).toBeDefined();
  expect(inputs('memoryEntries.restoreEntries')).toEqual([{ memoryId: idOf(1), deletionId: idOf(7) }]);
});

test('who may not edit reads only', async () => {
  open({ permissions: reader });
  const row = await rowOf('House 1');
  expect(row.queryByRole('checkbox')).toBeNull();
  expect(row.queryByRole('button', { name: '修改' })).toBeNull();
  expect(row.getByRole('button', { name: '修改记录' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '添加条目' })).toBeNull();
  expect(screen.queryByRole('button', { name: '导入文件' })).toBeNull();
});

test('a memory that is gone is said to be, with the way back', async () => {
  open({
    answers: {
      'memories.memoryDetail': () => {
        throw new Refusal('resource.not-found');
      },
    },
  });
  expect(await screen.findByText('找不到这个记忆库')).toBeDefined();
  expect(screen.getByRole('button', { name: '返回记忆库列表' })).toBeDefined();
});

test('a memory that somebody deletes while it is looked at is said to be gone', async () => {
  let gone = false;
  const refuse = () => {
    gone = true;
    throw new Refusal('resource.not-found');
  };
  const { person } = open({
    query: '&tab=settings',
    answers: {
      'memories.memoryDetail': () => (gone ? refuse() : memory(1)),
      'memories.changeMemory': refuse,
    },
  });
  await person.click(await screen.findByRole('switch', { name: '允许写入' }));
  expect(await screen.findByText('找不到这个记忆库')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('imports say what was left out and why; it is downloaded, and an import is gone on with or taken back', async () => {
  const summary = { ...emptySummary, detected: 100, imported: 90, duplicate: 7, tooLong: 3 };
  const { person, inputs } = open({
    query: '&tab=imports',
    answers: {
      'memoryImports.listImports': () => [
        imported(1, { summary }),
        imported(2, {
          status: 'cancelled',
          summary: { ...emptySummary, detected: 5, imported: 5 },
          resumable: true,
        }),
      ],
      'memoryImports.downloadDiscarded': () => ({ resourceId: idOf(40) }),
      'memoryImports.resumeImport': () => imported(2, { status: 'waiting' }),
      'memoryImports.takeBackImport': () => null,
    },
  });
  const first = await rowOf('file-1.tmx');
  expect(first.getByText('重复 7 · 过长 3')).toBeDefined();
  await person.click(first.getByRole('button', { name: '下载被舍弃的记录' }));
  await waitFor(() =>
    expect(inputs('memoryImports.downloadDiscarded')).toEqual([{ assetId: idOf(1), importId: idOf(501) }]),
  );
  const second = await rowOf('file-2.tmx');
  await person.click(second.getByRole('button', { name: '继续导入' }));
  await waitFor(() =>
    expect(inputs('memoryImports.resumeImport')).toEqual([{ assetId: idOf(1), importId: idOf(502) }]),
  );
  await person.click(first.getByRole('button', { name: '撤回导入' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('将删除由此文件导入的 90 条记忆。')).toBeDefined();
  await person.click(question.getByRole('button', { name: '撤回导入' }));
  expect(await screen.findByText('已撤回“file-1.tmx”的导入')).toBeDefined();
});

test('settings are saved as they are changed', async () => {
  const { person, inputs } = open({
    query: '&tab=settings',
    answers: { 'memories.changeMemory': () => memory(1), 'memories.setDefaultMemory': () => memory(1) },
  });
  await person.click(await screen.findByRole('switch', { name: '允许写入' }));
  await person.click(screen.getByRole('switch', { name: '简体中文的默认记忆库' }));
  const points = screen.getByLabelText('扣除的分数');
  await person.clear(points);
  await person.type(points, '12');
  await person.tab();
  expect(screen.getByText('完全匹配：100% − 12 = 88%')).toBeDefined();
  await waitFor(() =>
    expect(inputs('memories.changeMemory')).toEqual([
      { memoryId: idOf(1), writable: false },
      { memoryId: idOf(1), penalty: 12 },
    ]),
  );
  expect(inputs('memories.setDefaultMemory')).toEqual([
    { memoryId: idOf(1), targetLanguage: 'zh-CN', isDefault: true },
  ]);
});
