import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ProjectMemory } from '@transloom/contracts/project-assets';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { direction, memory } from '../../../testing/memory-samples.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { project } from '../../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';

const manager: readonly PermissionKey[] = ['project', 'project:detailRouter', 'project:manage'];

function named(number: number, more: Partial<ProjectMemory> = {}): ProjectMemory {
  return {
    memoryId: idOf(number),
    name: `库 ${number}`,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    reads: true,
    writes: false,
    writable: true,
    penalty: null,
    penaltyOfMemory: 0,
    ...more,
  };
}

function open({ memories = [] as ProjectMemory[], permissions = manager, managed = true } = {}) {
  let shown = memories;
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'projects.project': () => ({ ...project(1, { managed }), targetLanguages: ['es'], documents: [] }),
    'projectAssets.projectMemories': () => shown,
    'projectAssets.saveProjectMemories': ({ memories: uses }) => {
      shown = uses.map((use) => ({ ...named(1), name: `库 ${Number(use.memoryId.slice(-3))}`, ...use }));
      return shown;
    },
    'projectAssets.projectTermBases': () => [],
    'memories.listMemories': () => [
      memory(3, { name: '合用', sourceLanguage: 'en', directions: [direction('es')] }),
      memory(4, { name: '别的语言', sourceLanguage: 'en', directions: [direction('fr')] }),
    ],
    'terms.listTermBases': () => [],
  });
  openApp(`/project/list?projectId=${idOf(1)}&tab=memories`);
  const saved = () =>
    calls
      .filter(({ name }) => name === 'projectAssets.saveProjectMemories')
      .map(({ input }) => input['memories']);
  return { person: userEvent.setup(), saved };
}

const use = (number: number, more: object = {}) => ({
  memoryId: idOf(number),
  reads: true,
  writes: false,
  penalty: null,
  ...more,
});
const list = async () => within(await screen.findByRole('list', { name: '记忆库' }));

test('a project that names none says what is used instead; one that fits is added', async () => {
  const { person, saved } = open();
  expect(await screen.findByText(/没有选定：使用每个人能看到的全部记忆库/)).toBeDefined();
  await person.click(screen.getByRole('combobox', { name: '添加记忆库' }));
  expect(screen.queryByText('别的语言')).toBeNull();
  await person.click(await screen.findByText('合用'));
  await waitFor(() => expect(saved()).toEqual([[use(3)]]));
});

test('the order changes by keys and by dragging', async () => {
  const { person, saved } = open({ memories: [named(1), named(2)] });
  const lines = await list();
  expect(lines.getByRole('button', { name: '上移“库 1”' }).hasAttribute('disabled')).toBe(true);
  await person.click(lines.getByRole('button', { name: '下移“库 1”' }));
  await waitFor(() => expect(saved()).toEqual([[use(2), use(1)]]));
  await waitFor(() => expect(lines.getAllByRole('listitem')[0]?.textContent).toContain('库 2'));
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const [first, second] = lines.getAllByRole('listitem');
  fireEvent.dragStart(second as HTMLElement, { dataTransfer });
  fireEvent.dragOver(first as HTMLElement, { dataTransfer });
  fireEvent.drop(first as HTMLElement, { dataTransfer });
  await waitFor(() => expect(saved()[1]).toEqual([use(1), use(2)]));
});

test('reading, writing, points and naming are saved as they are changed', async () => {
  const { person, saved } = open({ memories: [named(1, { penaltyOfMemory: 4 })] });
  const lines = await list();
  await person.click(lines.getByRole('switch', { name: '写入“库 1”' }));
  await waitFor(() => expect(saved()[0]).toEqual([use(1, { writes: true })]));
  const points = await waitFor(() => {
    const field = lines.getByRole('spinbutton', { name: '“库 1”的罚分' });
    expect(field.hasAttribute('disabled')).toBe(false);
    return field;
  });
  await person.clear(points);
  await person.type(points, '9{Enter}');
  await waitFor(() => expect(saved()[1]).toEqual([use(1, { writes: true, penalty: 9 })]));
  await waitFor(() => expect(lines.getByRole('button', { name: '移除“库 1”' })).toBeDefined());
  await person.click(lines.getByRole('button', { name: '移除“库 1”' }));
  await waitFor(() => expect(saved()[2]).toEqual([]));
});

test('a memory that takes nothing cannot be written, and who may not manage only looks', async () => {
  open({ memories: [named(1, { writable: false })], permissions: manager.slice(0, 2), managed: false });
  const lines = await list();
  expect(lines.getByText('不可写入')).toBeDefined();
  expect(lines.getByRole('switch', { name: '读取“库 1”' }).hasAttribute('disabled')).toBe(true);
  expect(lines.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox', { name: '添加记忆库' })).toBeNull();
});
