import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plans } from '@transloom/contracts/plans';
import { accountTypes } from '@transloom/contracts/roles';
import { expect, test } from 'vitest';
import { type Answers, answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

function open(path: string, answers: Answers) {
  const { calls } = answerApi({ ...signedInWorld({ permissions: ['installation:system'] }), ...answers });
  openApp(path);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

const failedJob = {
  jobId: idOf(1),
  kind: 'documents.prepare-document',
  state: 'failed' as const,
  step: null,
  done: 0,
  total: 0,
  failure: { code: 'server.disk-full', params: {} },
  createdAt: '2026-03-01T08:00:00Z',
  startedAt: '2026-03-01T08:00:01Z',
  finishedAt: '2026-03-01T08:01:06Z',
  organizationId: idOf(2),
  organization: '云帆语言服务',
  person: 'lin',
  attempts: 4,
  retriable: true,
};

test('a failed job says why, how long it ran, and is retried', async () => {
  const { person, inputs } = open('/operator/jobs', {
    'operatorJobs.listJobs': () => ({ records: [failedJob], total: 1, pageNumber: 1, pageSize: 50 }),
    'operatorJobs.listQueues': () => [
      { kind: failedJob.kind, queued: 2, running: 1, failed: 3, waitingSince: '2026-03-01T07:00:00Z' },
    ],
    'operatorJobs.retryJob': () => null,
  });
  const row = (await screen.findByText('documents.prepare-document')).closest('tr');
  if (row === null) throw new Error('the job has no row');
  expect(within(row).getByText('云帆语言服务')).toBeDefined();
  expect(within(row).getByText('01:05')).toBeDefined();
  await person.click(within(row).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(inputs('operatorJobs.retryJob')).toEqual([{ jobId: failedJob.jobId }]));
});

const settings = [
  {
    setting: { name: 'signUp' as const, value: true },
    configured: true,
    changed: { by: 'runner', at: '2026-03-01T08:00:00Z' },
  },
  {
    setting: {
      name: 'storageGigabytes' as const,
      value: Object.fromEntries(
        accountTypes.map((plan) => [plan, plans[plan].limits.storageGigabytes]),
      ) as Record<(typeof accountTypes)[number], number | null>,
    },
    configured: {},
    changed: null,
  },
];

test('a switch asks first, and limits of storage are set by plan', async () => {
  const { person, inputs } = open('/operator/settings', {
    'operatorSettings.listSettings': () => ({
      settings,
      services: [{ name: 'mail', state: 'off', variable: 'SMTP_URL' }],
    }),
    'operatorSettings.changeSetting': () => null,
    'operatorSettings.resetSetting': () => null,
  });
  await person.click(await screen.findByRole('switch', { name: '开放注册' }));
  expect(inputs('operatorSettings.changeSetting')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() =>
    expect(inputs('operatorSettings.changeSetting')).toEqual([{ setting: { name: 'signUp', value: false } }]),
  );
  expect(screen.getByText(/由 runner 修改/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '恢复默认' }));
  await waitFor(() => expect(inputs('operatorSettings.resetSetting')).toEqual([{ name: 'signUp' }]));
  expect(screen.getByText('SMTP_URL')).toBeDefined();
});

test('health says what to do about what is not good', async () => {
  open('/operator/health', {
    'operatorHealth.health': () => ({
      version: '1.2.3',
      findings: [
        { check: 'database', state: 'good', facts: 'PostgreSQL 18' },
        { check: 'workers', state: 'bad', facts: '0' },
      ],
      processes: [],
    }),
    'system.programs': () => [],
  });
  expect(await screen.findByText('没有后台进程，任务会一直排队。运行 transloom work。')).toBeDefined();
  expect(screen.queryByText(/数据库响应缓慢/)).toBeNull();
});
