import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Training } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../../testing/answer-api.ts';
import { customEngine, engineVersion } from '../../../testing/custom-engine-samples.ts';
import { dictionaryEntries } from '../../../testing/dictionary-entries.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';

const maker: readonly PermissionKey[] = [
  ...(['engine', 'engine:engineDetailRouter'] as const),
  ...(['engine:engineCreateRouter', 'engine:engineQuickCreateRouter'] as const),
];

const trainer: EngineTrainer = {
  trainerId: idOf(9),
  vendor: 'transloom-trainer',
  name: '机房训练机',
  instructable: false,
  reportsTo: null,
  reportedAt: null,
  failureMessage: null,
  settings: null,
  updatedAt: '2026-03-01T08:00:00Z',
};

const training = (changes: Partial<Training> = {}): Training => ({
  trainer: '机房训练机',
  state: 'running',
  share: 0.25,
  tokens: null,
  unreachableSince: null,
  estimate: { cost: { currency: 'USD', amount: 12.5 }, tokens: 4_000_000, seconds: null },
  startedAt: '2026-03-01T08:00:00Z',
  resumable: false,
  ...changes,
});

const deep = (changes: Partial<CustomEngineDetail> = {}) =>
  customEngine(1, {
    kind: 'deep',
    trainerId: idOf(9),
    currentVersion: null,
    scores: null,
    versions: [],
    corpus: { uploaded: 6_000, suspected: 0, deduplicated: 6_000, cleaned: 6_000, test: 100, reasons: {} },
    ...changes,
  });

function open(address: string, engine: CustomEngineDetail, answers: Answers = {}, permissions = maker) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'customEngines.customEngine': () => engine,
    'engineTrainers.listTrainers': () => [trainer],
    'system.dictionary': ({ type }) => dictionaryEntries(type),
    ...answers,
  });
  openApp(address);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

const detail = `/engine/detail?customEngineId=${idOf(1)}`;

test('what training will take is shown, and begins nothing until it is confirmed', async () => {
  const estimate = { estimateKey: 'seen', trainer: '机房训练机', pairs: 5_400, ...training().estimate };
  const { person, inputs } = open(detail, deep({ status: 'prepared' }), {
    'customEngines.estimateTraining': () => estimate,
    'customEngines.trainCustomEngine': () => deep({ status: 'training' }),
  });
  await person.click(await screen.findByRole('button', { name: '开始训练' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('约 US$12.50')).toBeDefined();
  expect(dialog.getByText('约 4,000,000')).toBeDefined();
  expect(dialog.getByText('训练服务未给出时间')).toBeDefined();
  expect(dialog.getByText(/以上为预估/)).toBeDefined();
  expect(inputs('customEngines.trainCustomEngine')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: '开始训练' }));
  await waitFor(() =>
    expect(inputs('customEngines.trainCustomEngine')).toEqual([
      { customEngineId: idOf(1), estimateKey: 'seen' },
    ]),
  );
});

test('why there is no estimate is said, and training cannot begin', async () => {
  const { person } = open(detail, deep({ status: 'prepared' }), {
    'customEngines.estimateTraining': () => {
      throw new Refusal('trainer.unreachable', { trainer: '机房训练机' });
    },
  });
  await person.click(await screen.findByRole('button', { name: '开始训练' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/无法连接训练服务“机房训练机”/)).toBeDefined();
  expect(dialog.getByRole('button', { name: '开始训练' })).toHaveProperty('disabled', true);
});

test('a training shows how far it is, what it costs and whether its trainer answers, and is stopped', async () => {
  const versions = [
    engineVersion(1, {
      status: 'building',
      scores: null,
      finishedAt: null,
      training: training({ unreachableSince: '2026-03-01T09:00:00Z' }),
    }),
  ];
  const { person, inputs } = open(detail, deep({ status: 'training', versions }), {
    'customEngines.stopTraining': () => deep(),
  });
  expect(await screen.findByText('25 / 100')).toBeDefined();
  expect(screen.getByText('约 US$12.50')).toBeDefined();
  expect(screen.getByText(/“机房训练机”没有响应/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^取\s?消$/ }));
  await waitFor(() => expect(inputs('customEngines.stopTraining')).toEqual([{ customEngineId: idOf(1) }]));
});

test('one that stopped says why, and goes on', async () => {
  const versions = [
    engineVersion(1, {
      status: 'failed',
      scores: null,
      failureMessage: '训练服务训练失败',
      training: training({ resumable: true }),
    }),
  ];
  const { person, inputs } = open(detail, deep({ status: 'failed', versions }), {
    'customEngines.resumeTraining': () => deep({ status: 'training' }),
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/训练服务训练失败/)).toBeDefined();
  await person.click(alert.getByRole('button', { name: '继续训练' }));
  await waitFor(() => expect(inputs('customEngines.resumeTraining')).toEqual([{ customEngineId: idOf(1) }]));
});

test('the page for new ones makes both kinds, and a deep one asks for its trainer', async () => {
  const { person } = open('/engine/create', deep());
  expect(await screen.findByRole('heading', { name: '新建定制大模型' })).toBeDefined();
  await person.click(screen.getByText('深度训练'));
  expect(await screen.findByRole('heading', { name: '新建深度训练模型' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^基础/ }));
  expect(await screen.findByLabelText('训练服务')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^风格与术语/ })).toBeNull();
});

test('one that somebody stopped is no failure', async () => {
  const versions = [
    engineVersion(1, {
      status: 'failed',
      scores: null,
      failureMessage: '已取消。',
      failure: { code: 'job.cancelled', params: {} },
      training: training({ resumable: true }),
    }),
  ];
  open(detail, deep({ status: 'failed', versions }));
  expect(await screen.findByText('训练已停止。')).toBeDefined();
  expect(screen.getByRole('button', { name: '继续训练' })).toBeDefined();
});

test('what a trainer does not train is not asked for, and what it does is kept while another is chosen', async () => {
  const teaching: EngineTrainer = { ...trainer, trainerId: idOf(8), name: '微调账号', instructable: true };
  const engine = deep({
    status: 'prepared',
    trainerId: idOf(8),
    style: '简洁',
    examples: 'A = B',
    terms: [],
  });
  const { person, inputs } = open(`${detail}&tab=settings`, engine, {
    'engines.enginesForPair': () => [],
    'engineTrainers.listTrainers': () => [trainer, teaching],
    'customEngines.changeCustomEngine': () => engine,
  });
  expect(await screen.findByRole('combobox', { name: '风格' })).toBeDefined();
  expect(screen.getByText('简洁')).toBeDefined();
  expect(screen.getByRole('button', { name: /添加术语/ })).toBeDefined();
  await person.click(screen.getByRole('combobox', { name: '训练服务' }));
  await person.click(await screen.findByTitle('机房训练机'));
  expect(await screen.findByText(/“机房训练机”训练的不是大语言模型/)).toBeDefined();
  expect(screen.queryByLabelText(/^风格/)).toBeNull();
  await person.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(inputs('customEngines.changeCustomEngine')).toHaveLength(1));
  const [saved] = inputs('customEngines.changeCustomEngine');
  expect(saved).toMatchObject({ trainerId: idOf(9) });
  expect(saved).not.toHaveProperty('style');
  expect(saved).not.toHaveProperty('examples');
});

test.each([
  [4_999, '清洗后有 4,999 个句对可供学习，深度训练需要 5,000 到 100,000 个。请补充或精选语料。', true],
  [5_000, '语料已清洗。检查后即可开始训练。', false],
])(
  '%i pairs to learn from are told for what they are, and no training that would be refused is offered',
  async (learned, note, disabled) => {
    const corpus = { uploaded: 6_000, suspected: 0, deduplicated: 6_000, reasons: {} };
    open(detail, deep({ status: 'prepared', corpus: { ...corpus, cleaned: learned + 100, test: 100 } }));
    expect(await screen.findByText(note)).toBeDefined();
    expect(screen.getByRole('button', { name: '开始训练' }).hasAttribute('disabled')).toBe(disabled);
  },
);
