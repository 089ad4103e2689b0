import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { EnginePair } from '@transloom/contracts/custom-engine-corpora';
import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';

import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { customEngine, engineVersion } from '../../testing/custom-engine-samples.ts';
import { openApp } from '../../testing/open-app.tsx';
import { engine } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const reader: readonly PermissionKey[] = ['engine', 'engine:engineDetailRouter'];
const maker: readonly PermissionKey[] = [
  ...reader,
  'engine:engineCreateRouter',
  'engine:engineQuickCreateRouter',
];

const joined: JoinedEngine[] = [];

interface World {
  readonly engines?: readonly CustomEngineDetail[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
}

function open(
  address: string,
  { engines = [customEngine(1)], permissions = maker, answers = {} }: World = {},
) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'customEngines.listCustomEngines': () => ({ engines: [...engines], joined, limit: 5 }),
    'customEngines.customEngine': ({ customEngineId }) => {
      const found = engines.find((engine) => engine.customEngineId === customEngineId);
      if (found === undefined) throw new Refusal('resource.not-found');
      return found;
    },
    ...answers,
  });
  openApp(address);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

const detail = `/engine/detail?customEngineId=${idOf(1)}`;

test('the list shows what each engine is, how good it is, and how many the plan covers', async () => {
  const engines = [customEngine(1), customEngine(2, { kind: 'rag', status: 'off-shelf', scores: null })];
  open('/engine/index', { engines });
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
    open('/engine/quickCreate', {
      answers: {
        'customEngines.listCustomEngines': () => ({ engines, joined, limit }),
        'files.uploadLimits': () => ({ extensions: ['tmx'], formats: [], bytes: 1000, files: 5 }),
        'engines.enginesForPair': () => [],
      },
    });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: '创建模型' })).toHaveProperty('disabled', true);
  },
);

test('an empty list says what engines are for, and readers are offered no button', async () => {
  open('/engine/index', { engines: [], permissions: reader });
  expect(await screen.findByText('还没有专属模型')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建模型' })).toBeNull();
});

test('a list that cannot be loaded says so and is tried again', async () => {
  let broken = true;
  const { person } = open('/engine/index', {
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
  const { person, inputs } = open(detail, {
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
  const failing = engineVersion(2, { postEditingMessage: '引擎“Apertium”无响应' });
  const { person, inputs } = open(detail, {
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
  expect(screen.getByText('引擎“Apertium”无响应')).toBeDefined();
  await person.click(row.getByRole('button', { name: '改为单独翻译' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '改为单独翻译' }));
  await waitFor(() =>
    expect(inputs('customEngines.chooseVersion')).toEqual([
      { customEngineId: idOf(1), number: 1, variant: 'plain' },
    ]),
  );
});

test('training again asks first, because the engine goes offline', async () => {
  const { person, inputs } = open(detail, {
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

const pair = (number: number, changes: Partial<EnginePair> = {}): EnginePair => ({
  ...{
    pairId: idOf(number),
    source: `screen ${number}`,
    target: `屏幕 ${number}`,
    file: 'a.tmx',
    position: number,
  },
  ...{ reasons: ['empty'], suspected: false, part: 'train', decision: null, ...changes },
});

test('pairs that are left out are reviewed, with the reasons', async () => {
  const { person, inputs } = open(`${detail}&tab=corpus`, {
    engines: [customEngine(1, { files: [file] })],
    answers: {
      'customEngines.listPairs': () => ({
        records: [pair(1), pair(2)],
        total: 2,
        pageNumber: 1,
        pageSize: 50,
      }),
      'customEngines.decidePairs': () => null,
    },
  });
  const row = within((await screen.findByText('screen 1')).closest('tr') ?? document.body);
  expect(row.getByText('一侧为空')).toBeDefined();
  await person.click(row.getByRole('checkbox'));
  await person.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '采用' }));
  await waitFor(() =>
    expect(inputs('customEngines.decidePairs')).toEqual([
      { customEngineId: idOf(1), pairIds: [idOf(1)], used: true },
    ]),
  );
});

const file: CustomEngineDetail['files'][number] = {
  ...{ corpusId: idOf(9), name: 'a.tmx', bytes: 1200, forTesting: false, pairs: 1100, failureMessage: null },
  ...{ contributor: 'linyifan', createdAt: '2026-03-01T08:00:00Z' },
};

test('a page that went with its pairs gives way to the last one', async () => {
  const records = [pair(1)];
  open(`${detail}&tab=corpus&page=2`, {
    engines: [customEngine(1, { files: [file] })],
    answers: {
      'customEngines.listPairs': ({ pageNumber }) => ({
        ...{ records: pageNumber === 1 ? records : [], total: 1, pageNumber, pageSize: 50 },
      }),
    },
  });
  expect(await screen.findByText('screen 1')).toBeDefined();
  expect(screen.queryByText('没有被剔除的句对')).toBeNull();
});

test('an engine that is not there says so', async () => {
  open(`/engine/detail?customEngineId=${idOf(7)}`);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('找不到这个模型')).toBeDefined();
});

test('a quick engine is created from its form', async () => {
  const { person } = open('/engine/quickCreate', {
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

const offered: JoinedEngine = {
  ...{ customEngineId: idOf(3), kind: 'quick', name: '别家模型', description: '', organization: '云帆' },
  ...{ sourceLanguage: 'en', targetLanguage: 'zh-CN', serving: true, baseEngine: null },
};

test('an engine is shared by a link with a password, and who joined is listed', async () => {
  const { person, inputs } = open(detail, {
    answers: {
      'customEngines.sharing': () => ({
        share: { token: 'abc', expiresAt: null },
        guests: [{ organization: '云帆', user: 'wang', joinedAt: '2026-03-01T08:00:00Z' }],
      }),
      'customEngines.shareEngine': () => ({ share: { token: 'def', expiresAt: null }, guests: [] }),
    },
  });
  await person.click(await screen.findByRole('button', { name: '更多' }));
  await person.click(await screen.findByRole('menuitem', { name: /分享/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByDisplayValue(new RegExp(`/engine/s/${idOf(1)}/abc$`))).toBeDefined();
  expect(drawer.getByText('云帆')).toBeDefined();
  await person.type(drawer.getByLabelText('密码'), 'secret words');
  await person.click(drawer.getByRole('button', { name: '换一个链接' }));
  await waitFor(() =>
    expect(inputs('customEngines.shareEngine')).toEqual([
      { customEngineId: idOf(1), password: 'secret words', expiresAt: null },
    ]),
  );
});

test('who shares what a trainer translates is told so, and who joins is as well', async () => {
  const { person } = open(detail, {
    engines: [customEngine(1, { kind: 'deep' })],
    answers: {
      'engineTrainers.listTrainers': () => [],
      'customEngines.sharing': () => ({ share: null, guests: [] }),
    },
  });
  await person.click(await screen.findByRole('button', { name: '更多' }));
  await person.click(await screen.findByRole('menuitem', { name: /分享/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/对方用您的训练服务翻译/)).toBeDefined();
});

test('a guest of a deep engine is told where texts go, and brings no engine', async () => {
  open(`/engine/s/${idOf(3)}/abc`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: { 'customEngines.sharedEngine': () => ({ ...offered, kind: 'deep', joined: false }) },
  });
  expect(await screen.findByText(/的训练服务给出，要翻译的原文会发送到那里/)).toBeDefined();
  expect(screen.queryByLabelText(/^基础引擎/)).toBeNull();
});

test('a file that nothing was taken from says why above all tabs but its own, where it says so itself', async () => {
  const file = { corpusId: idOf(4), name: 'a.csv', bytes: 5, forTesting: false, pairs: 0, contributor: null };
  const files = [{ ...file, failureMessage: '没有这个语言方向', createdAt: '2026-03-01T08:00:00Z' }];
  const { person } = open(detail, { engines: [customEngine(1, { status: 'empty', corpus: null, files })] });
  expect(await screen.findByText('“a.csv”没有采用：没有这个语言方向')).toBeDefined();
  await person.click(screen.getByRole('tab', { name: '语料' }));
  expect(await screen.findByText('没有这个语言方向')).toBeDefined();
  expect(screen.getByText('无法读取')).toBeDefined();
  expect(screen.queryByText('“a.csv”没有采用：没有这个语言方向')).toBeNull();
});

test('a link is joined by its password; a wrong one is told', async () => {
  let wrong = true;
  const { person } = open(`/engine/s/${idOf(3)}/abc`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: {
      'customEngines.sharedEngine': () => ({ ...offered, joined: !wrong }),
      'customEngines.joinEngine': () => {
        if (wrong) throw new Refusal('custom-engine.wrong-password');
        return offered;
      },
    },
  });
  await person.type(await screen.findByLabelText('密码'), 'guess');
  await person.click(screen.getByRole('button', { name: '加入' }));
  expect(await screen.findByText(/密码错误/)).toBeDefined();
  wrong = false;
  await person.click(screen.getByRole('button', { name: '加入' }));
  expect(await screen.findByText(/已加入/)).toBeDefined();
});

test('a link that has ended says so', async () => {
  open(`/engine/s/${idOf(3)}/old`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: {
      'customEngines.sharedEngine': () => {
        throw new Refusal('resource.not-found');
      },
    },
  });
  expect(await screen.findByText('链接已失效')).toBeDefined();
});

test('settings are saved as they are typed, the name among them', async () => {
  const { person, inputs } = open(`${detail}&tab=settings`, {
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
  const { person, inputs } = open(`${detail}&tab=settings`, {
    answers: { 'engines.enginesForPair': () => [] },
  });
  await person.type(await screen.findByLabelText('标签'), `${'长'.repeat(21)}{Enter}`);
  await person.click(screen.getByRole('button', { name: '保存设置' }));
  expect(await screen.findByText('每个标签最多 20 个字符')).toBeDefined();
  expect(inputs('customEngines.changeCustomEngine')).toEqual([]);
});

test('a guest who has no engine to bring is told where one comes from', async () => {
  open(`/engine/s/${idOf(3)}/abc`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: {
      'customEngines.sharedEngine': () => ({ ...offered, kind: 'rag', joined: false }),
      // It translates the pair, and nothing can be taught to it.
      'engines.enginesForPair': () => [engine('apertium', { name: 'Apertium', local: true })],
    },
  });
  expect(await screen.findByText(/还没有可用于这个语言方向的大语言模型/)).toBeDefined();
});
