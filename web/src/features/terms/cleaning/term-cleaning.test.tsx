import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { TermCleaning, TermFinding } from '@transloom/contracts/term-cleanings';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { term, termBase, termEntry } from '../../../testing/term-samples.ts';

const reader: readonly PermissionKey[] = [
  'memory',
  'memory:termStoreRouter',
  'memory:termStore:detailRouter',
];

const cleaning: TermCleaning = {
  cleaningId: idOf(7),
  status: 'checked',
  options: { longest: 100, keep: 'newest' },
  found: [{ reasons: ['inconsistent'], entries: 3 }],
  excluded: 0,
  chosen: [],
  removed: 0,
  job: null,
  failure: null,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  finishedAt: '2026-03-01T08:01:00Z',
};

const finding: TermFinding = {
  entry: termEntry(1),
  kept: { terms: [term(1), term(2, { language: 'zh-CN', text: '荧幕' })] },
  excluded: false,
  changed: false,
};

function open(
  cleanings: readonly TermCleaning[],
  permissions = [...reader, 'term:edit', 'term:export'] as PermissionKey[],
) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'terms.termBaseDetail': () => termBase(1, { editable: permissions.includes('term:edit') }),
    'termCleanings.listCleanings': () => [...cleanings],
    'termCleanings.listFindings': ({ pageNumber = 1, pageSize = 20 }) => ({
      records: [finding],
      total: 1,
      pageNumber: Number(pageNumber),
      pageSize: Number(pageSize),
    }),
    'termCleanings.startCheck': () => ({ ...cleaning, status: 'checking' as const }),
    'termCleanings.startCleaning': () => ({ ...cleaning, status: 'cleaning' as const }),
    'termCleanings.excludeFindings': () => null,
  });
  openApp(`/asset/term/detail?termBaseId=${idOf(1)}&tab=cleaning`);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

test('a check is started with what stays of several', async () => {
  const { person, inputs } = open([]);
  await person.click(await screen.findByRole('combobox', { name: '重复或不一致时保留' }));
  await person.click(await screen.findByTitle('信息最多的'));
  await person.click(screen.getByRole('button', { name: '开始检查' }));
  await waitFor(() =>
    expect(inputs('termCleanings.startCheck')).toEqual([{ assetId: idOf(1), longest: 100, keep: 'fullest' }]),
  );
});

test('what was found is seen with what stays instead, single ones kept, the others cleaned', async () => {
  const { person, inputs } = open([cleaning]);
  expect(await screen.findByText(/含义不同的同形术语请单独保留/)).toBeDefined();
  const row = within((await screen.findByText('荧幕')).closest('tr') ?? document.body);
  expect(row.getByText('屏幕 1')).toBeDefined();
  await person.click(row.getByRole('button', { name: '保留此条' }));
  await person.click(screen.getByRole('checkbox', { name: '译文不一致' }));
  await person.click(screen.getByRole('button', { name: '清理 3 条' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/这些术语将不再提示/)).toBeDefined();
  await person.click(question.getByRole('button', { name: /^清\s?理$/ }));
  const one = { assetId: idOf(1), cleaningId: idOf(7) };
  await waitFor(() =>
    expect(inputs('termCleanings.startCleaning')).toEqual([{ ...one, reasons: ['inconsistent'] }]),
  );
  expect(inputs('termCleanings.excludeFindings')).toEqual([
    { ...one, entryIds: [termEntry(1).termEntryId], excluded: true },
  ]);
});

test('who may not edit sees what was found, and changes nothing', async () => {
  open([cleaning], [...reader]);
  expect(await screen.findByText('荧幕')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '重新检查' })).toBeNull();
  expect(screen.queryByRole('button', { name: '保留此条' })).toBeNull();
});
