import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { taskSample } from '../../../testing/task-samples.ts';

const nothing = { tasks: 0, words: 0, billableWords: 0, money: [], submitted: 0, onTime: 0 };
const all = { ...nothing, tasks: 3, words: 360, billableWords: 240, submitted: 2, onTime: 1 };
const ann = { userId: idOf(31), username: 'ann' };

function statistics({ pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number }) {
  return {
    records: [
      taskSample(1, {
        state: 'working',
        standing: 'in-progress',
        assignee: ann,
        unconfirmed: 4,
        words: 130,
      }),
    ],
    total: 3,
    pageNumber,
    pageSize,
    sum: { ...all, money: [{ currency: 'CNY' as const, total: 3600 }] },
    byAssignee: [
      { ...all, words: 240, assignee: ann },
      { ...nothing, tasks: 1, words: 120, assignee: null },
    ],
    byStage: [{ ...all, kind: 'translation' as const }],
    byLanguages: [{ ...all, source: 'en', target: 'zh-CN' }],
    weeks: [{ week: '2026-11-23', words: 240 }],
  };
}

function open(address: string) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['project', 'project:taskStatisticsRouter', 'tasks'] }),
    'taskStatistics.projectTaskStatistics': statistics,
    'taskStatistics.myTaskStatistics': statistics,
    'taskStatistics.exportTaskStatistics': () => ({ resourceId: idOf(90) }),
    'tasks.filterItem': () => ({
      projects: [{ projectId: idOf(1), name: '说明书' }],
      teams: [{ teamId: idOf(7), name: '医学组' }],
      sources: ['en'],
      targets: ['zh-CN'],
      managers: [],
      creators: [],
    }),
  });
  openApp(address);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

// D2.10, D3.22, D3.23: the columns, sums and charts; D2.14: the tabs; D2.15: the filters.
test('shows tasks, their sums and charts, and exports all that the filters find', async () => {
  const { person, inputs } = open(`/project/taskStatistics?state=IN_PROGRESS&team=${idOf(7)}&search=doc`);
  const row = within((await screen.findByText('文件 1.docx')).closest('tr') ?? document.body);
  for (const cell of ['ann', '林一帆', '翻译', '进行中', '60%', '130', '120', '¥150.00 / 1,000', '¥18.00'])
    expect(row.getByText(cell)).toBeDefined();
  expect(inputs('taskStatistics.projectTaskStatistics')[0]).toMatchObject({
    tab: 'IN_PROGRESS',
    team: idOf(7),
    search: 'doc',
  });

  const sums = within(screen.getByRole('region', { name: '合计' }));
  for (const sum of ['360', '240', '¥36.00', '50%']) expect(sums.getByText(sum)).toBeDefined();
  expect(sums.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
    'ann240 字',
    '尚未接受120 字',
  ]);
  await person.click(sums.getByRole('button', { name: '按周' }));
  expect(sums.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['2026-11-23240 字']);

  await person.click(screen.getByRole('button', { name: /导出/ }));
  await person.click(await screen.findByText('全部任务（CSV）'));
  await waitFor(() =>
    expect(inputs('taskStatistics.exportTaskStatistics')).toMatchObject([
      { everybody: true, format: 'csv', tab: 'IN_PROGRESS', team: idOf(7), search: 'doc' },
    ]),
  );
});

// D2.13-15
test('one’s own statistics have the tabs and filters of the specification', async () => {
  open('/task/statistics/index');
  await screen.findByText('文件 1.docx');
  for (const filter of ['项目', '所属团队', '项目创建人', '任务经理', '环节', '源语言', '译文语言'])
    expect(screen.getByRole('combobox', { name: filter })).toBeDefined();
  for (const tab of ['全部', '已分配', '进行中', '已完成'])
    expect(screen.getByRole('button', { name: tab })).toBeDefined();
});
