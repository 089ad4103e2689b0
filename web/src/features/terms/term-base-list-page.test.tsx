import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { TermBase } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { answerUploads } from '../../testing/answer-uploads.ts';
import { emptySummary, imported } from '../../testing/memory-samples.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';
import { term, termBase, termEntry } from '../../testing/term-samples.ts';

const reader: readonly PermissionKey[] = [
  'memory',
  'memory:termStoreRouter',
  'memory:termStore:detailRouter',
];

const conflict = {
  term: 'screen',
  entries: [
    termEntry(1, { termBaseId: idOf(1) }),
    termEntry(2, { termBaseId: idOf(2), terms: [term(1), term(2, { language: 'zh-CN', text: '荧幕' })] }),
  ],
};

function open(
  bases: readonly TermBase[],
  permissions = [...reader, 'term:edit', 'term:export'] as PermissionKey[],
) {
  const shown = { bases };
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'terms.listTermBases': ({ tab }) => shown.bases.filter(({ isDefault }) => tab !== 'default' || isDefault),
    'terms.createTermBase': ({ name, targetLanguages }) => {
      const created = termBase(9, { name, targetLanguages });
      shown.bases = [...shown.bases, created];
      return created;
    },
    'terms.deleteTermBases': ({ termBaseIds }) => {
      shown.bases = shown.bases.filter(({ termBaseId }) => !termBaseIds.includes(termBaseId));
      return null;
    },
    'terms.previewTermMerge': () => ({ entries: 5, duplicates: 1, conflicts: 1, examples: [conflict] }),
    'terms.mergeTermBases': ({ name }) => termBase(9, { name }),
    'terms.exportTerms': () => ({ resourceId: idOf(800) }),
    'files.uploadLimits': () => ({ extensions: ['tbx'], formats: [], bytes: 1024 * 1024, files: 50 }),
  });
  answerUploads();
  openApp('/asset/term/index');
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

test('shows languages, counts, priority, the default and what came last', async () => {
  const summary = { ...emptySummary, detected: 9, imported: 7, duplicate: 2 };
  open([
    termBase(1, {
      isDefault: true,
      priority: 3,
      lastImports: [{ ...imported(1, { summary }), status: 'done' }],
    }),
    termBase(2, { writable: false }),
  ]);
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  const first = await row('术语库 1');
  expect(first.getByText('默认')).toBeDefined();
  expect(first.getByText('1,234')).toBeDefined();
  expect(first.getByText('3')).toBeDefined();
  expect(first.getByRole('button', { name: '已导入 7 条，舍弃 2 条' })).toBeDefined();
  expect((await row('术语库 2')).getByText('只读')).toBeDefined();
});

// Rule D2.21 of the specification.
test('is filtered by kind, and shown as cards', async () => {
  const { person } = open([termBase(1, { isDefault: true }), termBase(2)]);
  await screen.findByText('术语库 2');
  await person.click(screen.getByRole('button', { name: '默认' }));
  await waitFor(() => expect(screen.queryByText('术语库 2')).toBeNull());
  await person.click(screen.getByLabelText('卡片'));
  const cards = within(await screen.findByRole('list', { name: '术语库' }));
  expect(cards.getByText('优先级 0')).toBeDefined();
  expect(cards.getByRole('link', { name: '术语库 1' }).getAttribute('href')).toContain(
    `/asset/term/detail?termBaseId=${idOf(1)}`,
  );
});

// Rules D5.21, D7.20 of the specification.
test('is created for several languages at once', async () => {
  const { person, inputs } = open([]);
  await person.click((await screen.findAllByRole('button', { name: '新建术语库' }))[0] ?? document.body);
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(drawer.getByLabelText('名称'), '手机');
  await person.type(await drawer.findByLabelText('原文语言'), 'English');
  await person.click(await screen.findByTitle('英语'));
  for (const [typed, name] of [
    ['zh-CN', '简体中文'],
    ['fr', '法语'],
  ] as const) {
    await person.type(drawer.getByLabelText('译文语言'), typed);
    await person.click(await screen.findByTitle(name));
  }
  await person.click(drawer.getByRole('button', { name: '创建术语库' }));
  expect(await screen.findByText('已创建“手机”')).toBeDefined();
  expect(inputs('terms.createTermBase')).toEqual([
    { name: '手机', sourceLanguage: 'en', targetLanguages: ['zh-CN', 'fr'], fileIds: [], layouts: [] },
  ]);
});

test('ticked ones are deleted together, after a question that counts what goes with them', async () => {
  const { person, inputs } = open([termBase(1), termBase(2)]);
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await person.click(box);
  await person.click(
    within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '删除' }),
  );
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/2,468 条术语/)).toBeDefined();
  await person.click(question.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除 2 个术语库')).toBeDefined();
  expect(inputs('terms.deleteTermBases')).toEqual([{ termBaseIds: [idOf(1), idOf(2)] }]);
});

test('ticked ones of one source language are merged; where they disagree one of them can be preferred', async () => {
  const { person, inputs } = open([termBase(1), termBase(2), termBase(3, { sourceLanguage: 'fr' })]);
  const boxes = (await screen.findAllByRole('checkbox')).slice(1);
  for (const box of boxes) await person.click(box);
  const merge = within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', {
    name: '合并',
  });
  expect(merge.getAttribute('aria-disabled')).toBe('true');
  await person.click(boxes[2] ?? document.body);
  await person.click(merge);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('荧幕')).toBeDefined();
  expect(inputs('terms.previewTermMerge')).toEqual([{ termBaseIds: [idOf(1), idOf(2)] }]);
  const name = drawer.getByLabelText('新术语库的名称');
  await person.click(drawer.getByRole('button', { name: /^合\s?并$/ }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  await person.type(name, '全部');
  await person.click(drawer.getByLabelText('指定术语库的术语'));
  await person.click(drawer.getByRole('combobox', { name: '术语库' }));
  await person.click((await screen.findAllByTitle('术语库 2')).at(-1) ?? document.body);
  await person.click(drawer.getByRole('button', { name: /^合\s?并$/ }));
  expect(await screen.findByText('正在合并到“全部”')).toBeDefined();
  expect(inputs('terms.mergeTermBases')).toEqual([
    { termBaseIds: [idOf(1), idOf(2)], name: '全部', keep: 'base', preferredTermBaseId: idOf(2) },
  ]);
});

test('who may not change them is offered exports alone', async () => {
  const { person, inputs } = open([termBase(1)], [...reader, 'term:export']);
  const row = within((await screen.findByText('术语库 1')).closest('tr') ?? document.body);
  expect(screen.queryByRole('button', { name: '新建术语库' })).toBeNull();
  expect(row.queryByRole('checkbox')).toBeNull();
  expect(row.queryByRole('button', { name: '删除' })).toBeNull();
  await person.click(row.getByRole('button', { name: '导出 TBX' }));
  expect(inputs('terms.exportTerms')).toEqual([{ termBaseId: idOf(1), format: 'tbx' }]);
});

test('who may not export them is offered no export (P5.4)', async () => {
  open([termBase(1)], [...reader]);
  const row = within((await screen.findByText('术语库 1')).closest('tr') ?? document.body);
  expect(row.queryByRole('button', { name: '导出 TBX' })).toBeNull();
});
