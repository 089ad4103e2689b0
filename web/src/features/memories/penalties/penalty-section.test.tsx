import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorText } from '@transloom/contracts/error-texts';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { authorPenaltiesInForce } from '@transloom/core/memory/rate/author-penalties';
import { penaltyInForce, penaltyNames } from '@transloom/core/memory/rate/penalty-settings';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../../testing/answer-api.ts';
import { memory } from '../../../testing/memory-samples.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';

const reader: readonly PermissionKey[] = ['memory', 'memory:memoryStore:detailRouter'];
const chosenAt = '2026-03-01T08:00:00Z';

type Chosen = MatchPenalties['history'][number]['penalties'];

function shown(own: Chosen, organization: Chosen): MatchPenalties {
  return {
    penalties: penaltyNames.map((name) => ({
      name,
      ...penaltyInForce(name, { memory: own, organization }),
      otherwise: penaltyInForce(name, { organization }),
    })),
    authors: [...authorPenaltiesInForce({ memory: own, organization })],
    history: [{ penalties: own, chooser: 'linyifan', chosenAt }],
  };
}

function open({
  permissions = [...reader, 'memory:edit'] as readonly PermissionKey[],
  refused = false,
} = {}) {
  let own: Chosen = { age: 3 };
  const organization = { alignment: 5, authors: [{ author: 'trainee', points: 4 }] };
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'memories.memoryDetail': () => memory(1, { editable: permissions.includes('memory:edit') }),
    'matchPenalties.memoryPenalties': () => shown(own, organization),
    'matchPenalties.saveMemoryPenalties': ({ penalties }) => {
      if (refused) throw new Refusal('memory.gone');
      own = penalties;
      return shown(own, organization);
    },
  });
  openApp(`/asset/memory/detail?memoryId=${idOf(1)}&tab=settings`);
  const saved = () =>
    calls
      .filter(({ name }) => name === 'matchPenalties.saveMemoryPenalties')
      .map(({ input }) => input['penalties']);
  return { person: userEvent.setup(), saved };
}

const lineOf = async (label: string) =>
  within((await screen.findByRole('spinbutton', { name: label })).closest('li') ?? document.body);
const shownIn = (label: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: label }).value;

test('says of each value where it comes from', async () => {
  open();
  expect((await lineOf('来自对齐')).getByText('组织设定')).toBeDefined();
  expect((await lineOf('来自机器翻译')).getByText('默认')).toBeDefined();
  expect((await lineOf('久未更新')).getByText('此处设定')).toBeDefined();
  expect(shownIn('来自对齐')).toBe('5');
});

test('a value is chosen beside those chosen before, and given up again', async () => {
  const { person, saved } = open();
  const line = await lineOf('来自对齐');
  const field = line.getByRole('spinbutton');
  await person.clear(field);
  await person.type(field, '7{Enter}');
  await waitFor(() => expect(saved()).toEqual([{ age: 3, alignment: 7 }]));
  await person.click(await line.findByRole('button', { name: '恢复“来自对齐”：5 分' }));
  await waitFor(() => expect(saved()[1]).toEqual({ age: 3 }));
  await waitFor(() => expect(shownIn('来自对齐')).toBe('5'));
});

test('more points than there are become as many as there are', async () => {
  const { person, saved } = open();
  const field = (await lineOf('草稿')).getByRole('spinbutton');
  await person.clear(field);
  await person.type(field, '99');
  await person.tab();
  await waitFor(() => expect(saved()).toEqual([{ age: 3, draft: 50 }]));
});

test('what is refused is told, and the value is as it was', async () => {
  const { person } = open({ refused: true });
  const field = (await lineOf('草稿')).getByRole('spinbutton');
  await person.clear(field);
  await person.type(field, '9{Enter}');
  expect(await screen.findByText(errorText('memory.gone', 'zh-CN'))).toBeDefined();
  await waitFor(() => expect(shownIn('草稿')).toBe('0'));
});

test('who may not change memories only looks', async () => {
  open({ permissions: reader });
  const line = await lineOf('久未更新');
  expect(line.getByRole('spinbutton').hasAttribute('disabled')).toBe(true);
  expect(line.queryByRole('button', { name: /恢复/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: '作者' })).toBeNull();
});

test('an author is named with points, and one of the organization is told with where it was chosen', async () => {
  const { person, saved } = open();
  expect((await lineOf('trainee')).getByText('组织设定')).toBeDefined();
  await person.type(screen.getByRole('textbox', { name: '作者' }), ' Ann {Enter}');
  await waitFor(() => expect(saved()).toEqual([{ age: 3, authors: [{ author: 'Ann', points: 5 }] }]));
  const field = (await lineOf('trainee')).getByRole('spinbutton');
  await person.clear(field);
  await person.type(field, '0{Enter}');
  const authors = [
    { author: 'Ann', points: 5 },
    { author: 'trainee', points: 0 },
  ];
  await waitFor(() => expect(saved()[1]).toEqual({ age: 3, authors }));
  await person.click(await screen.findByRole('button', { name: '不再对“Ann”另行罚分' }));
  await waitFor(() => expect(saved()[2]).toEqual({ age: 3, authors: authors.slice(1) }));
});

test('the history says who chose what', async () => {
  const { person } = open();
  await lineOf('草稿');
  await person.click(screen.getByRole('button', { name: '修改记录' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(/linyifan/)).toBeDefined();
  expect(drawer.getByText('久未更新：3 分')).toBeDefined();
});
