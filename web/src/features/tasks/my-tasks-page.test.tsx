import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@transloom/contracts/task-shape';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedInWorld } from '../../testing/signed-in-world.ts';
import { taskSample } from '../../testing/task-samples.ts';

const none = { all: 0, pending: 0, progress: 0, submitted: 0, expired: 0 };

function open(tasks: readonly Task[], search = '') {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['tasks', 'task:accept', 'task:submit', 'project:editRouter'] }),
    'tasks.assignedToMe': ({ pageNumber, pageSize }) => ({
      records: [...tasks],
      total: tasks.length,
      pageNumber,
      pageSize,
      counts: { ...none, all: tasks.length, pending: 1 },
    }),
    'tasks.filterItem': () => ({
      projects: [],
      teams: [],
      sources: [],
      targets: [],
      managers: [],
      creators: [],
    }),
    'tasks.batchAccept': ({ taskIds }) =>
      taskIds.map((taskId) => ({
        taskId,
        done: false,
        code: 'task.taken',
        issues: [],
        message: '任务已被 ben 领取。',
      })),
    'tasks.declineTasks': ({ taskIds }) =>
      taskIds.map((taskId) => ({ taskId, done: true, code: null, message: null, issues: [] })),
  });
  openApp(`/task/list/index${search}`);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

// D2.12: five tabs with counts.
test('shows tabs with counts, what a task pays and how it stands', async () => {
  open([
    taskSample(1),
    taskSample(2, { state: 'working', standing: 'in-progress', overdue: true, actions: ['offline-export'] }),
  ]);
  const first = await rowOf('文件 1.docx');
  expect(first.getByText('待接受')).toBeDefined();
  expect(first.getByText('¥18.00')).toBeDefined();
  expect((await rowOf('文件 2.docx')).getByText('已过期')).toBeDefined();
  for (const name of ['全部', '待接受', '进行中', '已提交', '已过期'])
    expect(screen.getAllByRole('button', { name: new RegExp(`^${name}`) }).length).toBeGreaterThan(0);
});

test('asks the server for the tab and the search of the address', async () => {
  const { inputs } = open([taskSample(1)], '?tab=progress&search=doc');
  await screen.findByText('文件 1.docx');
  expect(inputs('tasks.assignedToMe')[0]).toMatchObject({ tab: 'progress', search: 'doc' });
});

// D4.19: who comes second reads who was first.
test('says who took a task first', async () => {
  const { person } = open([taskSample(1)]);
  const row = await rowOf('文件 1.docx');
  await person.click(row.getByRole('button', { name: '接受' }));
  expect(await screen.findByText(/任务已被 ben 领取/)).toBeDefined();
});

// D5.13: a reason is required.
test('declines with a reason, and not without', async () => {
  const { person, inputs } = open([taskSample(1)]);
  const row = await rowOf('文件 1.docx');
  await person.click(row.getByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: /拒\s?绝/ }));
  expect(await dialog.findByText('请填写原因')).toBeDefined();
  expect(inputs('tasks.declineTasks')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: '没有时间' }));
  await person.click(dialog.getByRole('button', { name: /拒\s?绝/ }));
  await waitFor(() =>
    expect(inputs('tasks.declineTasks')).toEqual([{ taskIds: [taskSample(1).taskId], reason: '没有时间' }]),
  );
});

test('says what will come when there is nothing', async () => {
  open([]);
  expect(await screen.findByText('暂无任务')).toBeDefined();
});
