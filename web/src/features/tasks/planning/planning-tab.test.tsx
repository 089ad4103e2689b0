import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { taskSample } from '../../../testing/task-samples.ts';
import type { Plan } from './plan.ts';
import { PlanningTab } from './planning-tab.tsx';

const stages = [
  { kind: 'translation', name: '' },
  { kind: 'review', name: '' },
] as const;

function documentOf(number: number): Plan['documents'][number] {
  const { documentId, documentName: name, sourceLanguage, targetLanguage } = taskSample(number);
  const open = { state: 'unassigned', standing: 'unassigned', actions: ['assign'], price: null } as const;
  return {
    documentId,
    name,
    sourceLanguage,
    targetLanguage,
    words: 120,
    segments: 10,
    mode: 'one-after-the-other',
    stages: [...stages],
    tasks: [
      taskSample(number, { ...open, actions: [...open.actions] }),
      taskSample(number + 100, {
        ...open,
        actions: [...open.actions],
        documentId,
        documentName: name,
        stage: 2,
        kind: 'review',
      }),
    ],
  };
}

const person = { role: 'TRANSLATOR', openTasks: 0, openWords: 0 };

function open() {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['task:assign', 'task:price', 'task:split', 'project:editRouter'] }),
    'tasks.taskPlan': () => ({
      stages: [...stages],
      ownReview: false,
      otherFlows: 0,
      documents: [documentOf(1), documentOf(2)],
      unread: [],
    }),
    'tasks.planPeople': () => [
      { ...person, userId: idOf(201), username: 'ann', hasPhone: true },
      { ...person, userId: idOf(202), username: 'mute', hasPhone: false },
    ],
    'tasks.batchAssign': ({ taskIds }) =>
      taskIds.map((taskId) => ({ taskId, done: true, code: null, message: null, issues: [] })),
  });
  openPage({ '/plan': () => <PlanningTab projectId={idOf(1)} open /> }, '/plan');
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { user: userEvent.setup(), inputs };
}

const button = (name: string) => screen.getByRole('button', { name });

// D5.14: a task and a file must be selected before batch actions.
test('every batch action says that tasks are to be chosen first', async () => {
  const { user } = open();
  await screen.findByText('文件 1.docx');
  for (const name of ['分配', '修改截止时间', '收回', '退回', '拆分'])
    expect(button(name).getAttribute('aria-disabled') ?? button(name).hasAttribute('disabled')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '翻译' }));
  expect(screen.getByText('已选 2 项')).toBeDefined();
  await user.hover(button('拆分'));
  expect(await screen.findByText('请选择同一个文件的任务')).toBeDefined();
});

// D3.20, D5.15, D5.16: an assignment has its people, terms and price, and needs somebody with a phone number.
test('assigns the tasks of a stage at once with all that was agreed', async () => {
  const { user, inputs } = open();
  await screen.findByText('文件 1.docx');
  await user.click(screen.getByRole('checkbox', { name: '翻译' }));
  await user.click(button('分配'));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: /分\s?配/ }));
  expect(await drawer.findByText('请选择负责人')).toBeDefined();
  const choose = async (name: string) => {
    await user.click(drawer.getByLabelText('负责人'));
    const titled = await screen.findAllByTitle(name);
    const option = titled.find((one) => one.matches('.ant-select-item-option'));
    await user.click(option ?? document.body);
  };
  await choose('mute');
  expect(await drawer.findByText('无法分配，请先联系mute补充手机号。')).toBeDefined();
  await choose('mute');
  await choose('ann');
  await user.type(drawer.getByLabelText(/^单价/), '0.2');
  await user.type(drawer.getByLabelText(/^客户/), '织机厂');
  await user.click(drawer.getByRole('button', { name: /分\s?配/ }));
  await waitFor(() => expect(inputs('tasks.batchAssign')).toHaveLength(1));
  expect(inputs('tasks.batchAssign')[0]).toMatchObject({
    taskIds: [taskSample(1).taskId, taskSample(2).taskId],
    userIds: [idOf(201)],
    terms: { customer: '织机厂', pool: 'internal', unit: 'words' },
    price: { currency: 'CNY', unitPrice: 20, per: 1000 },
  });
});
