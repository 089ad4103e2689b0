import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { type Answers, answerApi } from './answer-api.ts';
import { pictureLimits } from './answer-uploads.ts';
import { openApp } from './open-app.tsx';
import { idOf, signedInWorld } from './signed-in-world.ts';
import { termBase, termEntry } from './term-samples.ts';

/** Who may look at term bases. */
export const reader: readonly PermissionKey[] = [
  'memory',
  'memory:termStoreRouter',
  'memory:termStore:detailRouter',
];

interface World {
  readonly base?: Partial<TermBase>;
  readonly entries?: readonly TermEntry[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
  readonly query?: string;
}

/** The page of a term base, with a server that answers. */
export function openTermBase({
  permissions = [...reader, 'term:edit', 'term:export'],
  answers = {},
  query = '',
  ...world
}: World = {}) {
  const shown = { entries: world.entries ?? [termEntry(1), termEntry(2, { note: '只用于手机' })] };
  const base = termBase(1, world.base);
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'terms.listTermBases': () => [base],
    'terms.termBaseDetail': () => base,
    'termEntries.similarTerms': () => [],
    'files.uploadLimits': () => pictureLimits,
    'files.removeUpload': () => null,
    'termEntries.listTermEntries': ({ pageNumber, pageSize, text }) => {
      const records = text === 'nothing' ? [] : [...shown.entries];
      return { records, total: records.length, pageNumber, pageSize };
    },
    ...answers,
  });
  const { address } = openApp(`/asset/term/detail?termBaseId=${idOf(1)}${query}`);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs, shown, address };
}

export const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest('tr') ?? document.body);
export const dialog = async () => within(await screen.findByRole('dialog'));
