import { screen, waitFor, within } from '@testing-library/react';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/answer-api.ts';
import { openMemory, rowOf } from '../../../testing/memory-page-world.ts';
import { direction, memory, memoryEntry } from '../../../testing/memory-samples.ts';
import { idOf } from '../../../testing/signed-in-world.ts';

test('entries are sorted by a column, from either end, and the address says so', async () => {
  const { person, inputs, address } = openMemory({ query: '&page=2' });
  const heading = await screen.findByRole('columnheader', { name: /加入时间/ });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await person.click(screen.getByRole('button', { name: '英语' }));
  await waitFor(() => expect(address()).toContain('sort=source'));
  expect(address()).not.toContain('page=2');
  expect(inputs('memoryEntries.listEntries').at(-1)).toMatchObject({
    sortBy: 'source',
    sortOrder: 'ascending',
    pageNumber: '1',
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
  openMemory({
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

test('the languages of a memory are offered in the order of their names', async () => {
  const { person } = openMemory({
    memory: { directions: ['ja', 'ar', 'fr', 'de'].map((tag) => direction(tag)) },
  });
  await person.click(await screen.findByRole('combobox', { name: '译文语言' }));
  await screen.findByText(/^日语 · /);
  const names = [...document.querySelectorAll('.ant-select-item-option-content')].map(
    ({ textContent }) => textContent?.split(' · ')[0],
  );
  expect(names).toEqual(['全部译文语言', '阿拉伯语', '德语', '法语', '日语']);
});

test('a link searches the entries; each word is marked', async () => {
  const { inputs } = openMemory({ query: '&text=house%201&layer=draft' });
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['House', '1']),
    ),
  );
  expect(inputs('memoryEntries.listEntries')[0]).toMatchObject({ text: 'house 1', layer: 'draft' });
});

test('texts are in their own languages, read and changed', async () => {
  const { person } = openMemory();
  const source = await screen.findByText('House 1');
  expect(source.lang).toBe('en');
  await person.dblClick(source);
  const [first, second] = screen
    .getAllByRole<HTMLTextAreaElement>('textbox')
    .filter(({ lang }) => lang !== '');
  expect([first?.lang, second?.lang]).toEqual(['en', 'zh-CN']);
});

test('a search without result names what was searched, and is cleared', async () => {
  const { person } = openMemory({ query: '&text=nothing' });
  expect(await screen.findByText('没有找到“nothing”')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('House 1')).toBeDefined();
});

test('a text is changed where it stands; an empty one is not kept', async () => {
  const { person, inputs } = openMemory({
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
  const { person } = openMemory({
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
  const { person, inputs } = openMemory({
    answers: {
      'memoryEntries.listEntries': ({ pageNumber, pageSize }) => ({
        records: [saved],
        total: 1,
        pageNumber,
        pageSize,
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

test('what was typed into a memory that is gone is left to be copied', async () => {
  let gone = false;
  const { person } = openMemory({
    answers: {
      'memories.memoryDetail': () => {
        if (gone) throw new Refusal('resource.not-found');
        return memory(1);
      },
      'memoryEntries.changeEntry': () => {
        gone = true;
        throw new Refusal('resource.not-found');
      },
    },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('button', { name: '修改' }));
  await person.type(await row.findByLabelText('译文'), '！{Control>}{Enter}{/Control}');
  expect(await screen.findByText('找不到这个记忆库')).toBeDefined();
  const typed = within(screen.getByRole('region', { name: '你输入的内容' }));
  expect(typed.getByText('房子 1！')).toBeDefined();
  expect(typed.queryByText('House 1')).toBeNull();
});

test('a memory that may only be read from now on keeps what is typed, and saves nothing', async () => {
  let writable = true;
  const { person, inputs } = openMemory({
    answers: {
      'memories.memoryDetail': () => memory(1, { writable }),
      'memoryEntries.changeEntry': () => {
        writable = false;
        throw new Refusal('memory.not-writable');
      },
    },
  });
  const row = await rowOf('House 1');
  await person.click(row.getByRole('button', { name: '修改' }));
  await person.type(await row.findByLabelText('译文'), '！{Control>}{Enter}{/Control}');
  expect(await row.findByText(/现在不能再修改这个记忆库/)).toBeDefined();
  expect(row.getByLabelText<HTMLTextAreaElement>('译文').value).toBe('房子 1！');
  expect(row.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
  await person.type(row.getByLabelText('译文'), '{Control>}{Enter}{/Control}');
  expect(inputs('memoryEntries.changeEntry')).toHaveLength(1);
});

test('the history that is opened while a change is on its way shows the change once it is saved', async () => {
  let targetMarkup = '房子 1';
  const answered = Promise.withResolvers<MemoryEntry>();
  const { person } = openMemory({
    answers: {
      'memoryEntries.listEntries': ({ pageNumber, pageSize }) => ({
        records: [memoryEntry(1, { targetMarkup })],
        total: 1,
        pageNumber,
        pageSize,
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
  const { person } = openMemory({
    answers: {
      'memoryEntries.entryHistory': () => [],
      'memoryEntries.entryDetail': () => ({
        ...memoryEntry(1),
        fields: [...fields],
        usage: { count: 1236, lastUsedAt: '2025-03-01T08:00:00Z' },
      }),
    },
  });
  await person.click((await rowOf('House 1')).getByRole('button', { name: '修改记录' }));
  const said = within(await screen.findByRole('region', { name: '文件中的信息' }));
  expect(said.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'client',
    '使用次数 · 译文',
    '最近使用 · 译文',
    '备注',
  ]);
  expect(said.getByText('1,234')).toBeDefined();
  expect(said.getByText(/2024/)).toBeDefined();
  expect(said.getByText('客户已确认')).toBeDefined();
  expect(screen.getByText(/已使用 1,236 次，最近一次：/).textContent).toMatch(/2025/);
});

test('entries are filtered by a field of their files, which is offered with its values', async () => {
  const { person, inputs, address } = openMemory({
    answers: {
      'memoryEntries.memoryFields': () => [
        { name: 'x-client', values: ['Kone', 'Otis'] },
        { name: 'subject', values: ['电梯'] },
      ],
    },
  });
  await rowOf('House 1');
  await person.click(screen.getByRole('button', { name: '更多筛选' }));
  await person.click(await screen.findByRole('combobox', { name: '字段' }));
  await person.click(await screen.findByTitle('client'));
  await waitFor(() => expect(address()).toContain('field=x-client'));
  await person.type(await screen.findByRole('combobox', { name: '包含的内容' }), 'oti');
  await person.click(await screen.findByTitle('Otis'));
  await waitFor(() =>
    expect(inputs('memoryEntries.listEntries').at(-1)).toMatchObject({ field: 'x-client', value: 'Otis' }),
  );
  expect(await screen.findByRole('button', { name: /更多筛选.*1/ })).toBeDefined();
});

test('ticked entries are deleted together, after a question', async () => {
  const { person, inputs } = openMemory({
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
