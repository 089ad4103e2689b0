import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Memory } from '@transloom/contracts/memories';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { type Answers, answerApi } from './answer-api.ts';
import { memory, memoryEntry } from './memory-samples.ts';
import { openApp } from './open-app.tsx';
import { idOf, signedInWorld } from './signed-in-world.ts';

/** Who may look at memories. */
export const reader: readonly PermissionKey[] = [
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

/** The page of a memory, with a server that answers. */
export function openMemory({
  permissions = [...reader, 'memory:edit', 'memory:export'],
  answers = {},
  query = '',
  ...world
}: World = {}) {
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

/** The row of the table in which this stands. */
export const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest('tr') ?? document.body);
