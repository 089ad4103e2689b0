import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '@transloom/contracts/projects';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { project } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const everything = [
  'project',
  'project:newRouter',
  'project:manage',
  'project:delete',
  'project:export',
] as const;

interface World {
  readonly projects?: readonly Project[];
  readonly permissions?: readonly (typeof everything)[number][];
  readonly address?: string;
}

function open({ projects = [], permissions = everything, address = '/project/index' }: World = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'projects.listProjects': ({ pageNumber, pageSize, search, status }) => {
      const found = projects.filter(
        (one) => one.name.includes(search) && (status === undefined || one.status === status),
      );
      return { records: found, total: found.length, pageNumber, pageSize };
    },
    'projects.deleteProject': () => null,
    'projects.deleteProjects': () => null,
    'projects.exportProjects': () => ({ resourceId: idOf(9) }),
    'projects.listCreators': () => [{ userId: idOf(500), name: 'linyifan' }],
    'teams.teamFilterItems': () => ({ teams: [{ id: idOf(70), name: '北京组' }], people: [] }),
  });
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...openApp(address), called, person: userEvent.setup() };
}

test('an empty list says what projects are for and how to begin', async () => {
  open();
  expect(await screen.findByText('还没有项目')).toBeDefined();
  const buttons = screen.getAllByRole('button', { name: '新建项目' });
  expect(buttons.map(({ className }) => className.includes('primary'))).toEqual([false, true]);
});

test('who may not create projects is offered no way to', async () => {
  open({ permissions: ['project'] });
  expect(await screen.findByText('还没有项目')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建项目' })).toBeNull();
});

test('shows languages, counts, progress and what matters most of each project', async () => {
  open({
    projects: [
      project(1, { name: '说明书', targetLanguages: ['es', 'fr'] }),
      project(2, { name: '合同', failedCount: 2 }),
      project(3, { name: '旧手册', status: 'archived' }),
      project(4, { name: '网站', busy: true }),
      project(5, { name: '公告', confirmedCount: 1200 }),
    ],
  });
  const row = async (name: string) => {
    const found = (await screen.findByRole('link', { name })).closest('tr');
    if (!found) throw new Error(`${name} is in no row`);
    return within(found);
  };
  const first = await row('说明书');
  expect(first.getByText('英语 → 西班牙语')).toBeDefined();
  expect(first.getByText('+1')).toBeDefined();
  expect(first.getByText('12,340')).toBeDefined();
  expect(first.getByText('25%')).toBeDefined();
  expect(first.getByText('进行中')).toBeDefined();
  expect((await row('合同')).getByText('2 个文件失败')).toBeDefined();
  expect((await row('旧手册')).getByText('已归档')).toBeDefined();
  expect((await row('网站')).getByText('处理中')).toBeDefined();
  expect((await row('公告')).getByText('已完成')).toBeDefined();
});

test('a deadline that has passed is called late, unless the project is done', async () => {
  const deadline = '2020-01-02T08:00:00Z';
  open({ projects: [project(1, { deadline }), project(2, { deadline, confirmedCount: 1200 })] });
  expect(await screen.findAllByText(/已逾期/)).toHaveLength(1);
});

// Rule D2.2 of the specification.
test('cards are remembered for the next time', async () => {
  const { person, unmount } = open({ projects: [project(1)] });
  await screen.findByRole('table');
  await person.click(screen.getByRole('img', { name: '卡片' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('12,340 字')).toBeDefined();
  unmount();
  open({ projects: [project(1)] });
  expect(await screen.findByText('12,340 字')).toBeDefined();
});

// Rule D2.2 of the specification.
test('search and status live in the address', async () => {
  const { person, address } = open({ projects: [project(1, { name: '合同' })], address: '/project/index' });
  await person.type(await screen.findByLabelText('搜索项目'), '手册');
  expect(await screen.findByText('没有找到“手册”')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '已归档' }));
  await waitFor(() =>
    expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(
      new URLSearchParams({ search: '手册', status: 'archived' }).toString(),
    ),
  );
  await person.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('link', { name: '合同' })).toBeDefined();
});

test('a link shows the same view', async () => {
  const { called } = open({
    projects: [project(1)],
    address: '/project/index?status=active&page=3&pageSize=50',
  });
  await screen.findByRole('link', { name: '项目 1' });
  expect(called('projects.listProjects')[0]).toMatchObject({
    status: 'active',
    pageNumber: '3',
    pageSize: '50',
  });
});

test('deleting names the project and what will be gone', async () => {
  const { person, called } = open({ projects: [project(1, { name: '说明书' })] });
  await person.click(await screen.findByRole('button', { name: '删除项目' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除“说明书”？' }));
  expect(dialog.getByText(/2 个文件会被删除/)).toBeDefined();
  expect(called('projects.deleteProject')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: '删除项目' }));
  await waitFor(() => expect(called('projects.deleteProject')).toHaveLength(1));
});

test('a list that cannot be loaded says why and loads again', async () => {
  let broken = true;
  answerApi({
    ...signedInWorld({ permissions: everything }),
    'projects.listProjects': ({ pageNumber, pageSize }) => {
      if (broken) throw new Refusal('server.unexpected');
      return { records: [project(1)], total: 1, pageNumber, pageSize };
    },
  });
  openApp('/project/index');
  await screen.findByText('加载失败');
  broken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '项目 1' })).toBeDefined();
});

// Rules D7.5 and D8.31 of the specification.
test('several projects are deleted or downloaded once they are ticked, and not before', async () => {
  const { person, called } = open({ projects: [project(1), project(2)] });
  await screen.findByRole('link', { name: '项目 1' });
  await person.click(screen.getByRole('button', { name: '批量删除' }));
  expect(await screen.findByText('请先选择要删除的项目')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '批量下载' }));
  expect(await screen.findByText('请先选择要下载的项目')).toBeDefined();
  const [, first, second] = screen.getAllByRole('checkbox');
  await person.click(first as HTMLElement);
  await person.click(second as HTMLElement);
  const [download] = screen.getAllByRole('button', { name: '批量下载' });
  await person.click(download as HTMLElement);
  await waitFor(() =>
    expect(called('projects.exportProjects')).toEqual([{ projectIds: [idOf(1), idOf(2)] }]),
  );
  const [remove] = screen.getAllByRole('button', { name: '批量删除' });
  await person.click(remove as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: '删除 2 个项目？' }));
  await person.click(dialog.getByRole('button', { name: '批量删除' }));
  await waitFor(() => expect(called('projects.deleteProjects')).toHaveLength(1));
});

// Rule D2.2 of the specification.
test('filters and the order are asked of the server, and nothing that an address made up', async () => {
  const address = `/project/index?team=${idOf(70)}&creator=nobody&language=es&from=2026-03-01&sort=-words`;
  const { called } = open({ projects: [project(1)], address });
  await screen.findByRole('link', { name: '项目 1' });
  const [asked] = called('projects.listProjects');
  expect(asked).toMatchObject({ teamId: idOf(70), language: 'es', sort: 'words', order: 'descending' });
  expect(asked).not.toHaveProperty('creatorId');
  expect(new Date(String(asked?.['from'])).getTime()).toBe(new Date('2026-03-01T00:00:00').getTime());
});
