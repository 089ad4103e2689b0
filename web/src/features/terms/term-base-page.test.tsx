import { screen, waitFor, within } from '@testing-library/react';
import type { TermEntry } from '@transloom/contracts/term-entries';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { dialog, openTermBase, reader, rowOf } from '../../testing/term-base-world.ts';
import { term, termEntry } from '../../testing/term-samples.ts';

// Rule D3.30 of the specification.
// Rule D3.31 of the specification.
test('shows original, translation and remark; a status that is not the usual one is named', async () => {
  const terms = [term(1), term(2, { language: 'zh-CN', text: '荧幕', status: 'forbidden' })];
  openTermBase({ entries: [termEntry(1, { terms }), termEntry(2, { note: '只用于手机' })] });
  expect(await screen.findByRole('heading', { name: '术语库 1' })).toBeDefined();
  const row = await rowOf('screen 1');
  expect(row.getByText('荧幕')).toBeDefined();
  expect(row.getByText('禁用')).toBeDefined();
  expect((await rowOf('screen 2')).getByText('只用于手机')).toBeDefined();
});

test('the language beside the original is chosen, and lives in the address', async () => {
  const french = term(7, { language: 'fr', text: 'écran' });
  const { person, address } = openTermBase({
    base: { targetLanguages: ['zh-CN', 'fr'] },
    entries: [termEntry(1, { terms: [...termEntry(1).terms, french] }), termEntry(2)],
  });
  await screen.findByText('屏幕 1');
  await person.click(screen.getByRole('combobox', { name: '译文语言' }));
  await person.click(await screen.findByTitle('法语'));
  expect(await screen.findByText('écran')).toBeDefined();
  expect((await rowOf('screen 2')).getByText('无译文')).toBeDefined();
  expect(address()).toContain('target=fr');
});

test('a link searches and filters; what is not found is named, and cleared', async () => {
  const { person, inputs } = openTermBase({ query: '&text=nothing&status=forbidden' });
  expect(await screen.findByText('没有找到“nothing”')).toBeDefined();
  expect(inputs('termEntries.listTermEntries')[0]).toMatchObject({ text: 'nothing', status: 'forbidden' });
  await person.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('screen 1')).toBeDefined();
});

test('who, file and time narrow the list behind a button that says how many do', async () => {
  const { person, inputs, address } = openTermBase({ query: '&from=2026-01-01T00:00:00.000Z' });
  await person.click(await screen.findByRole('button', { name: '更多筛选（1）' }));
  await person.type(await screen.findByRole('textbox', { name: '创建或修改的人' }), '王{Enter}');
  expect(await screen.findByRole('button', { name: '更多筛选（2）' })).toBeDefined();
  expect(inputs('termEntries.listTermEntries').at(-1)).toMatchObject({
    person: '王',
    changedAfter: '2026-01-01T00:00:00.000Z',
  });
  expect(decodeURIComponent(address())).toContain('person=王');
});

test('a concept opens with what is said of it', async () => {
  const terms = [term(1, { partOfSpeech: 'noun', note: '可触摸' }), ...termEntry(1).terms.slice(1)];
  const { person } = openTermBase({
    entries: [termEntry(1, { terms, definition: '显示画面的部件', link: 'https://example.com/screen' })],
  });
  await person.click(await screen.findByRole('button', { name: '查看术语“screen 1”' }));
  const concept = await dialog();
  expect(concept.getByText('显示画面的部件')).toBeDefined();
  expect(concept.getByText('名词 · 可触摸')).toBeDefined();
  expect(concept.getByRole('link', { name: 'https://example.com/screen' })).toBeDefined();
});

test('a term is added; what is missing is said, and one like it is warned of while typing', async () => {
  const { person, inputs } = openTermBase({
    answers: {
      'termEntries.similarTerms': ({ text }) => (text === 'Screens' ? [termEntry(1)] : []),
      'termEntries.addTermEntry': () => termEntry(3),
    },
  });
  await person.click(await screen.findByRole('button', { name: '添加术语' }));
  const drawer = await dialog();
  await person.type(drawer.getByLabelText('英语术语'), 'Screens');
  expect(await drawer.findByText(/库中已有相近的术语：.*屏幕 1/)).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '添加' }));
  expect(await drawer.findByText('请至少填写一个译文')).toBeDefined();
  expect(document.activeElement).toBe(drawer.getByLabelText('简体中文术语'));
  await person.type(drawer.getByLabelText('简体中文术语'), '屏');
  await person.type(drawer.getByLabelText('链接'), 'example.com');
  await person.click(drawer.getByRole('button', { name: '添加' }));
  expect(await drawer.findByText('请填写以 http:// 或 https:// 开头的链接')).toBeDefined();
  expect(inputs('termEntries.addTermEntry')).toEqual([]);
  await person.clear(drawer.getByLabelText('链接'));
  await person.click(drawer.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('已添加术语')).toBeDefined();
  expect(inputs('termEntries.addTermEntry')).toMatchObject([
    {
      termBaseId: idOf(1),
      terms: [
        { language: 'en', text: 'Screens', status: 'preferred' },
        { language: 'zh-CN', text: '屏' },
      ],
      link: null,
    },
  ]);
});

test('a term that somebody else has changed meanwhile shows theirs, and is saved over it on demand', async () => {
  const theirs = termEntry(1, {
    terms: [term(1), term(101, { language: 'zh-CN', text: '显示屏' })],
    updatedAt: '2026-03-02T08:00:00Z',
  });
  const world = openTermBase({
    answers: {
      'termEntries.changeTermEntry': ({ updatedAt }) => {
        if (updatedAt === theirs.updatedAt) return theirs;
        world.shown.entries = [theirs];
        throw new Refusal('term.entry-changed');
      },
    },
  });
  const { person, inputs } = world;
  await person.click((await rowOf('screen 1')).getByRole('button', { name: '修改' }));
  const drawer = await dialog();
  await person.type(drawer.getByLabelText('简体中文术语'), '幕');
  await person.click(drawer.getByRole('button', { name: '保存' }));
  const alert = within(await drawer.findByRole('alert'));
  expect(await alert.findByText('显示屏')).toBeDefined();
  expect(drawer.getByLabelText<HTMLInputElement>('简体中文术语').value).toBe('屏幕 1幕');
  await person.click(alert.getByRole('button', { name: '仍然保存我的修改' }));
  expect(await screen.findByText('已保存修改')).toBeDefined();
  expect(inputs('termEntries.changeTermEntry').map((input) => (input as TermEntry).updatedAt)).toEqual([
    '2026-03-01T08:00:00Z',
    '2026-03-02T08:00:00Z',
  ]);
});

test('what a term was before is shown with who changed it', async () => {
  const { person } = openTermBase({
    answers: {
      'termEntries.termEntryHistory': () => [
        {
          change: 'edited',
          changedBy: 'wangwu',
          changedAt: '2026-03-02T08:00:00Z',
          terms: [{ language: 'en', text: 'display', status: 'admitted' }],
          note: null,
          definition: null,
        },
      ],
    },
  });
  await person.click((await rowOf('screen 1')).getByRole('button', { name: '修改记录' }));
  const history = await dialog();
  expect(await history.findByText('display')).toBeDefined();
  expect(history.getByText(/wangwu/)).toBeDefined();
});

test('ticked terms are deleted after a question, and come back on demand', async () => {
  const { person, inputs } = openTermBase({
    answers: {
      'termEntries.deleteTermEntries': () => ({ deletionId: idOf(9) }),
      'termEntries.restoreTermEntries': () => null,
    },
  });
  const row = await rowOf('screen 2');
  await person.click(row.getByRole('checkbox'));
  await person.click(
    within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '删除' }),
  );
  await person.click((await dialog()).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除 1 条术语')).toBeDefined();
  expect(inputs('termEntries.deleteTermEntries')).toEqual([
    { termBaseId: idOf(1), termEntryIds: [termEntry(2).termEntryId] },
  ]);
  await person.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已恢复 1 条术语')).toBeDefined();
  expect(inputs('termEntries.restoreTermEntries')).toEqual([{ termBaseId: idOf(1), deletionId: idOf(9) }]);
});

test('terms of ticked entries get a status in one of the languages that are shown', async () => {
  const { person, inputs } = openTermBase({
    answers: { 'termEntries.changeTermStatus': () => ({ changed: 1 }) },
  });
  await person.click((await rowOf('screen 1')).getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: /更改状态/ }));
  await person.click((await screen.findAllByRole('menuitem', { name: '禁用' })).at(-1) ?? document.body);
  expect(await screen.findByText('已将 1 条设为“禁用”')).toBeDefined();
  expect(inputs('termEntries.changeTermStatus')).toEqual([
    { termBaseId: idOf(1), termEntryIds: [termEntry(1).termEntryId], language: 'zh-CN', status: 'forbidden' },
  ]);
  expect(screen.queryByText('已选 1 项')).toBeNull();
  expect(document.activeElement).toBe((await rowOf('screen 1')).getByRole('checkbox'));
});

test('what a filter finds is exported alone', async () => {
  const exported = () => ({ resourceId: idOf(9) });
  const { person, inputs } = openTermBase({
    query: '&text=screen&status=preferred',
    answers: { 'terms.exportTerms': exported },
  });
  await person.click(await screen.findByRole('button', { name: /导出找到的 2 条/ }));
  await person.click(await screen.findByRole('menuitem', { name: /Excel/ }));
  await waitFor(() =>
    expect(inputs('terms.exportTerms')).toEqual([
      { termBaseId: idOf(1), format: 'xlsx', filter: { text: 'screen', status: 'preferred' } },
    ]),
  );
});

test.each([
  ['a person who may only look', { permissions: reader, base: { editable: false } }],
  ['a term base that is read only', { base: { writable: false } }],
])('%s finds no way to change terms', async (_, world) => {
  openTermBase(world);
  const row = await rowOf('screen 1');
  expect(screen.queryByRole('button', { name: '添加术语' })).toBeNull();
  expect(row.queryByRole('button', { name: '修改' })).toBeNull();
  expect(row.queryByRole('checkbox')).toBeNull();
  expect(row.getByRole('button', { name: '修改记录' })).toBeDefined();
});
