import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskPay } from '@transloom/contracts/task-pay';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { taskSample } from '../../../testing/task-samples.ts';
import { PaySection } from './pay-section.tsx';

const task = taskSample(1);

const pay: TaskPay = {
  taskId: task.taskId,
  sourceLanguage: 'en',
  unit: 'words',
  price: { currency: 'CNY', unitPrice: 20, per: 1, billableWords: 103, extraFee: 500, total: 2560 },
  returned: 1,
  analysis: {
    analyzedAt: '2026-01-01T00:00:00Z',
    counter: 'spec',
    scheme: { schemeId: null, name: '', version: 1, rates: defaultRateScheme },
    lines: [
      {
        line: '100',
        segments: 1,
        words: 10,
        characters: 50,
        chineseKoreanWords: 10,
        rate: 30,
        billableHundredths: 300,
      },
      {
        line: 'new',
        segments: 2,
        words: 100,
        characters: 500,
        chineseKoreanWords: 100,
        rate: 100,
        billableHundredths: 10_000,
      },
    ],
    billable: 103,
  },
  differs: null,
  questions: [],
  may: { ask: true, answer: false },
};

function open(changes: Partial<TaskPay> = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['tasks', 'task:accept'] }),
    'taskPay.taskPay': () => ({ ...pay, ...changes }),
    'taskPay.paidSegments': ({ line, pageNumber, pageSize }) => ({
      records: [
        {
          documentId: task.documentId,
          documentName: task.documentName,
          targetLanguage: 'zh-CN',
          number: 7,
          source: 'Open the lid.',
          line,
          rate: 100,
          memoryName: '主库',
          penalty: null,
          first: null,
          internalRate: null,
          score: null,
          units: 10,
          weight: 30,
          billableHundredths: 300,
        },
      ],
      total: 1,
      pageNumber,
      pageSize,
    }),
    'taskPay.questionPay': () => null,
    'taskPay.answerPayQuestion': () => null,
  });
  openPage({ '/pay': () => <PaySection taskId={task.taskId} /> }, '/pay');
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { user: userEvent.setup(), inputs };
}

test('a line of pay opens to its segments, and is questioned there', async () => {
  const { user, inputs } = open();
  expect(await screen.findByText('¥25.60')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '100%' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Open the lid.')).toBeDefined();
  expect(drawer.getByText(/主库/)).toBeDefined();
  expect(drawer.getByText(/× 30% = 计费 3$/)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: '对此项提出疑问' }));
  const title = await screen.findByText('对“100%”提出疑问');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]') ?? document.body);
  await user.click(dialog.getByRole('button', { name: '提交疑问' }));
  expect(await dialog.findByText('请填写疑问')).toBeDefined();
  await user.type(dialog.getByLabelText('疑问'), '为什么是 30%？');
  await user.click(dialog.getByRole('button', { name: '提交疑问' }));
  await waitFor(() =>
    expect(inputs('taskPay.questionPay')).toEqual([
      { taskId: task.taskId, line: '100', question: '为什么是 30%？' },
    ]),
  );
});

test('the manager reads the question, answers it and corrects the words', async () => {
  const { user, inputs } = open({
    may: { ask: false, answer: true },
    differs: { billable: 90, total: 2300 },
    questions: [
      {
        questionId: idOf(9),
        line: null,
        askedBy: { userId: idOf(201), username: 'ann' },
        askedAt: '2026-01-02T00:00:00Z',
        question: '合计不对。',
        answer: null,
      },
    ],
  });
  expect(await screen.findByText('合计不对。')).toBeDefined();
  expect(screen.getByText('按最新分析，报酬为 ¥23.00。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /答\s?复/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('答复'), '已更正。');
  await user.type(dialog.getByLabelText(/更正该任务的计费字数/), '110');
  await user.click(dialog.getByRole('button', { name: /答\s?复/ }));
  await waitFor(() =>
    expect(inputs('taskPay.answerPayQuestion')).toEqual([
      { taskId: task.taskId, questionId: idOf(9), answer: '已更正。', billableWords: 110 },
    ]),
  );
});
