import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineTrainer, TrainerVendor } from '@transloom/contracts/engine-trainers';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const field = (name: string, changes: Partial<TrainerVendor['fields'][number]> = {}) => ({
  name,
  secret: false,
  required: true,
  preset: '',
  ...changes,
});
const vendors: TrainerVendor[] = [
  {
    vendor: 'transloom-trainer',
    name: 'Transloom Trainer',
    fields: [field('baseUrl'), field('apiKey', { secret: true })],
  },
];
const trainer = (changes: Partial<EngineTrainer> = {}): EngineTrainer => ({
  trainerId: idOf(9),
  vendor: 'transloom-trainer',
  name: '机房训练机',
  failureMessage: null,
  instructable: false,
  reportsTo: null,
  reportedAt: null,
  settings: { baseUrl: 'http://gpu.lan:8010', apiKey: '••••1234' },
  updatedAt: '2026-03-01T08:00:00Z',
  ...changes,
});

function open(
  trainers: readonly EngineTrainer[],
  answers: Answers = {},
  permissions: readonly PermissionKey[] = ['engine', 'engine:settings'],
) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'engines.listEngines': () => [],
    'engines.listCatalogue': () => [],
    'engineConnections.listConnections': () => [],
    'engineUse.engineUse': () => [],
    'engineModels.engineModels': () => ({
      models: [],
      others: [],
      downloads: [],
      diskBytes: 0,
      folder: null,
    }),
    'engineTrainers.listTrainers': () => [...trainers],
    'engineTrainers.listTrainerVendors': () => vendors,
    ...answers,
  });
  openApp('/engine/settings?tab=machine');
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

test('a trainer is tried and connected', async () => {
  const { person, inputs } = open([], {
    'engineTrainers.testTrainer': () => ({
      ok: true,
      message: '',
      version: 'Transloom statistical trainer 1',
    }),
    'engineTrainers.addTrainer': () => trainer(),
  });
  expect(await screen.findByText(/还没有训练服务/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '连接训练服务' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '保存训练服务' }));
  expect(await drawer.findByText('请填写“名称”。')).toBeDefined();
  expect(inputs('engineTrainers.addTrainer')).toEqual([]);
  await person.type(drawer.getByLabelText('名称'), '机房训练机');
  await person.type(drawer.getByLabelText('地址'), 'http://gpu.lan:8010');
  await person.type(drawer.getByLabelText('密钥'), 'secret-1234');
  await person.click(drawer.getByRole('button', { name: /^测\s?试$/ }));
  expect(await drawer.findByText('Transloom statistical trainer 1')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存训练服务' }));
  const settings = { baseUrl: 'http://gpu.lan:8010', apiKey: 'secret-1234' };
  await waitFor(() =>
    expect(inputs('engineTrainers.addTrainer')).toEqual([
      { vendor: 'transloom-trainer', name: '机房训练机', settings },
    ]),
  );
});

test('one that does not answer says why, and its key is never shown', async () => {
  const failing = trainer({ failureMessage: '无法连接训练服务“机房训练机”。' });
  const { person } = open([failing]);
  expect(await screen.findByText('无法连接训练服务“机房训练机”。')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '修改“机房训练机”' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('已保存 ••••1234，不改动则继续使用')).toBeDefined();
});

test('one that engines still need is not removed', async () => {
  const { person, inputs } = open([trainer()], {
    'engineTrainers.removeTrainer': () => {
      throw new Refusal('trainer.in-use', { name: '机房训练机' });
    },
  });
  await person.click(await screen.findByRole('button', { name: '移除“机房训练机”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '移除训练服务' }));
  expect(await screen.findByText(/仍有专属模型使用训练服务/)).toBeDefined();
  expect(inputs('engineTrainers.removeTrainer')).toEqual([{ trainerId: idOf(9) }]);
});

test('who may not change engines sees none', async () => {
  const { inputs } = open([trainer()], {}, ['engine']);
  expect(await screen.findByText(/请联系|标为“可用”/)).toBeDefined();
  expect(inputs('engineTrainers.listTrainers')).toEqual([]);
});

test('where a trainer may tell how it goes is shown, and when it last did', async () => {
  const reportsTo = 'https://translate.example.com/api/mt/trainers/9/reports';
  const told = { name: '会报告的', trainerId: idOf(8), reportsTo, reportedAt: '2026-03-01T08:00:00Z' };
  const silent = { name: '不报告的', trainerId: idOf(7), reportsTo };
  open([trainer(told), trainer(silent), trainer()]);
  expect(await screen.findAllByText(`训练进度报告地址：${reportsTo}`)).toHaveLength(2);
  expect(screen.getByText(/上次收到报告/)).toBeDefined();
  expect(screen.getByText('尚未收到报告，会定时查询进度')).toBeDefined();
  expect(screen.getByText(/未设置公开地址/)).toBeDefined();
});
