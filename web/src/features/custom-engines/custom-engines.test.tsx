import { screen, waitFor, within } from '@testing-library/react';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { customEngine, engineVersion } from '../../testing/custom-engine-samples.ts';
import { detail, openEngines, reader } from '../../testing/custom-engines-world.tsx';
import { engine } from '../../testing/project-samples.ts';
import { idOf } from '../../testing/signed-in-world.ts';

test('the list shows what each engine is, how good it is, and how many the plan covers', async () => {
  const engines = [customEngine(1), customEngine(2, { kind: 'rag', status: 'off-shelf', scores: null })];
  openEngines('/engine/index', { engines });
  const first = within((await screen.findByText('模型 1')).closest('li') ?? document.body);
  expect(first.getByText('BLEU 48.3')).toBeDefined();
  expect(first.getByText('1,000 对句子')).toBeDefined();
  expect(screen.getByText('已下架')).toBeDefined();
  expect(screen.getByText('已用 2 / 5')).toBeDefined();
});

test.each([
  [0, '当前版本不包含专属模型，升级到 Pro 版后即可创建和使用。'],
  [1, '当前版本最多可有 1 个专属模型，已经用完。请删除不用的模型或升级版本。'],
])(
  'where the plan covers %i engines and there are as many, it says so above the form',
  async (limit, text) => {
    const engines = limit === 0 ? [] : [customEngine(1)];
    openEngines('/engine/quickCreate', {
      answers: {
        'customEngines.listCustomEngines': () => ({ engines, joined: [], limit }),
        'files.uploadLimits': () => ({ extensions: ['tmx'], formats: [], bytes: 1000, files: 5 }),
        'engines.enginesForPair': () => [],
      },
    });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: '创建模型' })).toHaveProperty('disabled', true);
  },
);

test('an empty list says what engines are for, and readers are offered no button', async () => {
  openEngines('/engine/index', { engines: [], permissions: reader });
  expect(await screen.findByText('还没有专属模型')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建模型' })).toBeNull();
});

test('a list that cannot be loaded says so and is tried again', async () => {
  let broken = true;
  const { person } = openEngines('/engine/index', {
    answers: {
      'customEngines.listCustomEngines': () => {
        if (broken) throw new Refusal('server.unavailable');
        return { engines: [customEngine(1)], joined: [], limit: null };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: /重试/ });
  broken = false;
  await person.click(retry);
  expect(await screen.findByText('模型 1')).toBeDefined();
});

test('versions show their scores beside the base engine, and an earlier one is used again', async () => {
  const versions = [engineVersion(2), engineVersion(1)];
  const { person, inputs } = openEngines(detail, {
    engines: [customEngine(1, { versions, currentVersion: 2 })],
    answers: { 'customEngines.chooseVersion': () => customEngine(1) },
  });
  const row = within((await screen.findByText('v1')).closest('tr') ?? document.body);
  expect(row.getByText('+8.3')).toBeDefined();
  expect(row.getByText('−1.5')).toBeDefined();
  await person.click(row.getByRole('button', { name: '启用此版本' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '启用此版本' }));
  await waitFor(() =>
    expect(inputs('customEngines.chooseVersion')).toEqual([{ customEngineId: idOf(1), number: 1 }]),
  );
});

test('a version that rewrites its base engine shows both figures, what it needs, and can go on by itself', async () => {
  const baseEngine = 'apertium';
  const scores = {
    ...engineVersion(1).scores,
    variants: { plain: { bleu: 41.5, chrf: 55 }, 'post-edited': { bleu: 48.25, chrf: 60.5 } },
  };
  const version = engineVersion(1, {
    variant: 'post-edited',
    baseEngine,
    scores: scores as EngineVersion['scores'],
  });
  const failing = engineVersion(2, { postEditingMessage: '模型“Apertium”无响应' });
  const { person, inputs } = openEngines(detail, {
    engines: [customEngine(1, { versions: [failing, version] })],
    answers: {
      'customEngines.chooseVersion': () => customEngine(1),
      'engines.enginesForPair': () => [engine(baseEngine, { name: 'Apertium', local: true })],
    },
  });
  const way = await screen.findByText('修改“Apertium”的译文');
  const row = within(way.closest('tr') ?? document.body);
  expect(row.getByText('BLEU 41.5：单独翻译')).toBeDefined();
  expect(screen.getByText(/“Apertium”，它停用时此模型不能翻译/)).toBeDefined();
  expect(screen.getByText('模型“Apertium”无响应')).toBeDefined();
  await person.click(row.getByRole('button', { name: '改为单独翻译' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '改为单独翻译' }));
  await waitFor(() =>
    expect(inputs('customEngines.chooseVersion')).toEqual([
      { customEngineId: idOf(1), number: 1, variant: 'plain' },
    ]),
  );
});

test('training again asks first, because the engine goes offline', async () => {
  const { person, inputs } = openEngines(detail, {
    answers: { 'customEngines.trainCustomEngine': () => customEngine(1) },
  });
  await person.click(await screen.findByRole('button', { name: '重新训练' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/暂不可用/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: '重新训练' }));
  await waitFor(() =>
    expect(inputs('customEngines.trainCustomEngine')).toEqual([{ customEngineId: idOf(1) }]),
  );
});

test('an engine that is not there says so', async () => {
  openEngines(`/engine/detail?customEngineId=${idOf(7)}`);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('找不到这个模型')).toBeDefined();
});

test('a quick engine is created from its form', async () => {
  const { person } = openEngines('/engine/quickCreate', {
    answers: {
      'files.uploadLimits': () => ({ extensions: ['tmx'], formats: [], bytes: 1000, files: 5 }),
      'engines.enginesForPair': () => [],
    },
  });
  expect(await screen.findByRole('heading', { name: '新建快速训练模型' })).toBeDefined();
  expect(screen.getByRole('button', { name: '创建模型' })).toHaveProperty('disabled', true);
  await person.type(screen.getByLabelText('名称'), '十一个字的名称实在太长了');
  expect(screen.getByLabelText('名称')).toHaveProperty('value', '十一个字的名称实在太');
});

test('settings are saved as they are typed, the name among them', async () => {
  const { person, inputs } = openEngines(`${detail}&tab=settings`, {
    answers: {
      'customEngines.changeCustomEngine': () => customEngine(1),
      'engines.enginesForPair': () => [],
    },
  });
  const name = await screen.findByLabelText('名称');
  await person.clear(name);
  await person.type(name, '新名字');
  await person.click(screen.getByRole('button', { name: '保存设置' }));
  await waitFor(() =>
    expect(inputs('customEngines.changeCustomEngine')).toMatchObject([{ name: '新名字', tags: ['手机'] }]),
  );
});

test('a tag that is too long is told in the form, and nothing is sent', async () => {
  const { person, inputs } = openEngines(`${detail}&tab=settings`, {
    answers: { 'engines.enginesForPair': () => [] },
  });
  await person.type(await screen.findByLabelText('标签'), `${'长'.repeat(21)}{Enter}`);
  await person.click(screen.getByRole('button', { name: '保存设置' }));
  expect(await screen.findByText('每个标签最多 20 个字符')).toBeDefined();
  expect(inputs('customEngines.changeCustomEngine')).toEqual([]);
});
