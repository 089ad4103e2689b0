import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryCleaning, MemoryFinding } from '@transloom/contracts/memory-cleanings';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { memory, memoryEntry } from '../../../testing/memory-samples.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';

const reader: readonly PermissionKey[] = [
  'memory',
  'memory:memoryStoreRouter',
  'memory:memoryStore:detailRouter',
];

const cleaning = (changes: Partial<MemoryCleaning> = {}): MemoryCleaning => ({
  cleaningId: idOf(7),
  status: 'checked',
  options: { longest: 2_000, keep: 'newest' },
  found: [
    { reasons: ['identical'], entries: 3 },
    { reasons: ['identical', 'numbers'], entries: 2 },
  ],
  excluded: 0,
  chosen: [],
  removed: 0,
  job: null,
  failure: null,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  finishedAt: '2026-03-01T08:01:00Z',
  ...changes,
});

const finding = (number: number, changes: Partial<MemoryFinding> = {}): MemoryFinding => ({
  entry: memoryEntry(number),
  kept: null,
  excluded: false,
  changed: false,
  ...changes,
});

interface World {
  readonly cleanings?: readonly MemoryCleaning[];
  readonly permissions?: readonly PermissionKey[];
  readonly findings?: readonly MemoryFinding[];
}

function open({ cleanings = [], permissions = [...reader, 'memory:edit'], findings = [finding(1)] }: World) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'memories.memoryDetail': () => memory(1, { editable: permissions.includes('memory:edit') }),
    'memoryCleanings.listCleanings': () => [...cleanings],
    'memoryCleanings.listFindings': ({ pageNumber = 1, pageSize = 20 }) => ({
      records: [...findings],
      total: findings.length,
      pageNumber: Number(pageNumber),
      pageSize: Number(pageSize),
    }),
    'memoryCleanings.startCheck': () => cleaning({ status: 'checking' }),
    'memoryCleanings.startCleaning': () => cleaning({ status: 'cleaning' }),
    'memoryCleanings.undoCleaning': () => cleaning({ status: 'undoing' }),
    'memoryCleanings.excludeFindings': () => null,
  });
  openApp(`/asset/memory/detail?memoryId=${idOf(1)}&tab=cleaning`);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

test('a check is started with what counts as of no use', async () => {
  const { person, inputs } = open({});
  const longest = await screen.findByRole('spinbutton', { name: '长度上限' });
  await person.clear(longest);
  await person.type(longest, '500');
  await person.click(screen.getByRole('button', { name: '开始检查' }));
  await waitFor(() =>
    expect(inputs('memoryCleanings.startCheck')).toEqual([
      { assetId: idOf(1), longest: 500, keep: 'newest' },
    ]),
  );
});

test('of the reasons those are chosen for which entries go, and an entry counts once', async () => {
  const { person, inputs } = open({ cleanings: [cleaning()] });
  const without = await screen.findByRole('button', { name: /^清\s?理$/ });
  expect(without.getAttribute('aria-disabled')).toBe('true');
  await person.click(await screen.findByRole('checkbox', { name: '原文与译文相同' }));
  await person.click(screen.getByRole('checkbox', { name: '数字不一致' }));
  await person.click(screen.getByRole('button', { name: '清理 5 条' }));
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: /^清\s?理$/ }));
  await waitFor(() =>
    expect(inputs('memoryCleanings.startCleaning')).toEqual([
      { assetId: idOf(1), cleaningId: idOf(7), reasons: ['identical', 'numbers'] },
    ]),
  );
});

test('entries are seen by reason with what stays instead, and can be kept', async () => {
  const kept = { sourceMarkup: 'House 9', targetMarkup: '屋子 9' };
  const { person, inputs } = open({ cleanings: [cleaning()], findings: [finding(1, { kept })] });
  await person.click((await screen.findAllByRole('button', { name: /^查\s?看$/ }))[1] ?? document.body);
  await waitFor(() =>
    expect(inputs('memoryCleanings.listFindings').at(-1)).toMatchObject({ reason: 'numbers' }),
  );
  const row = within((await screen.findByText('屋子 9')).closest('tr') ?? document.body);
  expect(row.getByText('房子 1')).toBeDefined();
  await person.click(row.getByRole('button', { name: '保留此条' }));
  await waitFor(() =>
    expect(inputs('memoryCleanings.excludeFindings')).toEqual([
      { assetId: idOf(1), cleaningId: idOf(7), entryIds: [idOf(2001)], excluded: true },
    ]),
  );
});

test('what was cleaned is undone, the last time and earlier', async () => {
  const { person, inputs } = open({
    cleanings: [
      cleaning({ status: 'cleaned', removed: 5 }),
      cleaning({ cleaningId: idOf(8), status: 'cleaned', removed: 2 }),
    ],
  });
  const [last, earlier] = await screen.findAllByRole('button', { name: '撤销清理' });
  expect(screen.getByText('已清理 5 条')).toBeDefined();
  for (const button of [last, earlier]) {
    await person.click(button ?? document.body);
    const question = within(await screen.findByRole('dialog'));
    await person.click(question.getByRole('button', { name: '撤销清理' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(inputs('memoryCleanings.undoCleaning')).toEqual([
    { assetId: idOf(1), cleaningId: idOf(7) },
    { assetId: idOf(1), cleaningId: idOf(8) },
  ]);
});

test.each<[MemoryCleaning['status'], Partial<MemoryCleaning>, string]>([
  ['checked', { found: [] }, '没有发现无用的条目'],
  ['stopped', { removed: 3 }, '已中途停止，目前清理了 3 条。可以继续清理，也可以撤销。'],
  ['undone', {}, '已撤销清理，条目已恢复'],
  ['failed', {}, '检查没有完成，请重新检查。'],
  ['cleaning', { finishedAt: null }, '正在清理'],
])('a cleaning that is %s says so', async (status, changes, text) => {
  open({ cleanings: [cleaning({ status, ...changes })] });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('who may not edit sees what was found, and changes nothing', async () => {
  open({ permissions: reader, cleanings: [cleaning()] });
  expect(await screen.findByText('房子 1')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '重新检查' })).toBeNull();
  expect(screen.queryByRole('button', { name: '保留此条' })).toBeNull();
});
