import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { memory, memoryEntry } from '../../../testing/memory-samples.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';

const permissions = [
  ...(['memory', 'memory:memoryStoreRouter', 'memory:memoryStore:detailRouter', 'memory:edit'] as const),
];

async function open(entries: readonly MemoryEntry[], writable = true) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'memories.memoryDetail': () => memory(1, { writable }),
    'memoryEntries.listEntries': ({ text = '', pageNumber, pageSize }) => {
      const records = entries.filter(({ targetMarkup }) => targetMarkup.includes(text));
      return { records, total: records.length, pageNumber, pageSize };
    },
    'memoryEntries.replaceInEntries': () => ({ changed: 1, merged: 0, left: 1 }),
  });
  openApp(`/asset/memory/detail?memoryId=${idOf(1)}`);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: '更多' }));
  const inputs = () =>
    calls.filter(({ name }) => name === 'memoryEntries.replaceInEntries').map(({ input }) => input);
  return { person, inputs };
}

test('each entry is shown as it would be, and what is left out is not changed', async () => {
  const { person, inputs } = await open([
    memoryEntry(1, { targetMarkup: '打开{1}文件{/1}夹' }),
    memoryEntry(2, { targetMarkup: '旧文件' }),
    memoryEntry(3, { targetMarkup: '房子' }),
  ]);
  fireEvent.click(await screen.findByRole('menuitem', { name: /查找并替换/ }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('查找'), { target: { value: '文件' } });
  fireEvent.change(drawer.getByLabelText('替换为'), { target: { value: '档案' } });
  await drawer.findByText('2 条记忆');
  const marked = (tag: string) =>
    [...document.querySelectorAll(`[role=dialog] ${tag}`)].map(({ textContent }) => textContent);
  // A memory of one direction does not name it again.
  expect(drawer.getByText('House 2')).toBeDefined();
  expect(marked('del')).toEqual(['文件', '文件']);
  expect(marked('ins')).toEqual(['档案', '档案']);
  await person.click(drawer.getByRole('checkbox', { name: /旧/ }));
  await person.click(drawer.getByRole('button', { name: '替换 1 条记忆' }));
  expect(
    await screen.findByText('已修改 1 条记忆。 1 条保持不变：已被他人修改，或替换后为空。'),
  ).toBeDefined();
  expect(inputs()).toEqual([
    {
      memoryId: idOf(1),
      side: 'target',
      find: '文件',
      replacement: '档案',
      matchCase: true,
      wholeWords: true,
      entries: [{ entryId: idOf(2001), updatedAt: memoryEntry(1).updatedAt }],
    },
  ]);
});

test('what no entry has is said, and nothing can be replaced', async () => {
  await open([memoryEntry(1)]);
  fireEvent.click(await screen.findByRole('menuitem', { name: /查找并替换/ }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('查找'), { target: { value: '没有的' } });
  expect(await drawer.findByText('没有句对在此处含有“没有的”')).toBeDefined();
  expect(drawer.getByRole('button', { name: /^替\s?换$/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a memory that is only read offers no replacing', async () => {
  await open([memoryEntry(1)], false);
  const item = await screen.findByRole('menuitem', { name: /查找并替换/ });
  await waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'));
});
