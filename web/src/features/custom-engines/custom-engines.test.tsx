import { screen, waitFor, within } from '@testing-library/react';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import { expect, test } from 'vitest';
import { keepForPerson, readOfPerson } from '../../session/person-storage.ts';
import { Refusal } from '../../testing/answer-api.ts';
import { customEngine, engineVersion } from '../../testing/custom-engine-samples.ts';
import { detail, openEngines, reader } from '../../testing/custom-engines-world.tsx';
import { engine } from '../../testing/project-samples.ts';
import { idOf, linYifan, signInHere } from '../../testing/signed-in-world.ts';

test('the list shows what each engine is, how good it is, and how many the plan covers', async () => {
  const engines = [customEngine(1), customEngine(2, { kind: 'rag', status: 'off-shelf', scores: null })];
  openEngines('/engine/index', { engines });
  const first = within((await screen.findByText('模型 1')).closest('li') ?? document.body);
  expect(first.getByText('BLEU 48.3')).toBeDefined();
  expect(first.getByText('1,000 个句对')).toBeDefined();
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
    const create = screen.getByRole('button', { name: '创建模型' });
    expect([create.getAttribute('aria-disabled'), create.getAttribute('aria-description')]).toEqual([
      'true',
      text,
    ]);
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

// Rules D4.48 and D9.5 of the specification.
test('training again asks first, because the engine goes offline', async () => {
  const { person, inputs } = openEngines(detail, {
    answers: { 'customEngines.trainCustomEngine': () => customEngine(1) },
  });
  await person.click(await screen.findByRole('button', { name: '重新训练' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/暂不可用，通常需要 2 至 3 分钟/)).toBeDefined();
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

const creating = {
  'files.uploadLimits': () => ({ extensions: ['tmx'], formats: [], bytes: 1000, files: 5 }),
  'engines.enginesForPair': () => [engine('loom', { name: 'Loom', teachable: true })],
  'customEngines.createCustomEngine': () => customEngine(1),
};
const file = { fileId: idOf(50), name: 'corpus.tmx', bytes: 900, format: 'tmx' };

/** What a person of an earlier visit left in this browser. */
function leaveDraft(more: object = {}) {
  keepForPerson('draft:custom-engine', {
    kind: 'rag',
    name: '十一个字',
    tags: ['手机'],
    description: '手机说明书',
    sourceLanguage: 'en',
    targetLanguage: 'es',
    files: [file],
    baseEngine: 'loom',
    trainerId: null,
    postEditing: 'local',
    style: '',
    examples: 'A = B',
    terms: [
      { source: 'house', target: 'casa' },
      { source: 'half', target: '' },
    ],
    ...more,
  });
}

test('creating an engine asks for its name first, and the end leads to what is missing', async () => {
  const { person, inputs } = openEngines('/engine/quickCreate', { answers: creating });
  expect(await screen.findByRole('heading', { name: '新建快速训练模型' })).toBeDefined();
  const name = await screen.findByLabelText('名称');
  await person.click(screen.getByRole('button', { name: '创建模型' }));
  expect(await screen.findByText('请填写“名称”。')).toBeDefined();
  await person.type(name, '十一个字的名称实在太长了');
  expect(name).toHaveProperty('value', '十一个字的名称实在太');
  expect(screen.getByText('10 / 10')).toBeDefined();
  await person.click(screen.getByRole('combobox', { name: '标签' }));
  await person.click(await screen.findByTitle('通信'));
  await person.type(screen.getByLabelText('描述'), '手机说明书');
  await person.click(screen.getByRole('button', { name: '创建模型' }));
  expect(await screen.findByText('请选择“原文语言”。')).toBeDefined();
  expect(inputs('customEngines.createCustomEngine')).toEqual([]);
});

test('nothing is lost when the page is loaded again, uploaded files among it, and terms without both words are not sent', async () => {
  signInHere(linYifan);
  leaveDraft();
  const { person, inputs } = openEngines('/engine/ragCreate?step=corpus', { answers: creating });
  expect(await screen.findByText('已恢复上次填写的内容')).toBeDefined();
  expect(await screen.findByText('corpus.tmx', { exact: false })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '创建模型' }));
  await waitFor(() =>
    expect(inputs('customEngines.createCustomEngine')).toEqual([
      {
        kind: 'rag',
        name: '十一个字',
        teamId: null,
        tags: ['手机'],
        description: '手机说明书',
        sourceLanguage: 'en',
        targetLanguage: 'es',
        fileIds: [file.fileId],
        baseEngine: 'loom',
        trainerId: null,
        postEditing: 'local',
        style: '',
        examples: 'A = B',
        terms: [{ source: 'house', target: 'casa' }],
      },
    ]),
  );
  expect(readOfPerson('draft:custom-engine')).toBeUndefined();
});

test('a base engine is chosen again for another kind, and the name stays', async () => {
  signInHere(linYifan);
  leaveDraft();
  const { person } = openEngines('/engine/create', { answers: creating });
  expect(await screen.findByDisplayValue('十一个字')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '创建模型' }));
  expect(await screen.findByText('请选择“基础模型”。')).toBeDefined();
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
  await person.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(inputs('customEngines.changeCustomEngine')).toMatchObject([{ name: '新名字', tags: ['手机'] }]),
  );
});

// Rule D3.32 of the specification.
test('tags and style are chosen from the dictionaries, and shown in words', async () => {
  const engine = customEngine(1, { kind: 'rag', baseEngine: 'loom', tags: ['it'], examples: 'A = B' });
  const { person, inputs } = openEngines(`${detail}&tab=settings`, {
    engines: [engine],
    answers: { ...creating, 'customEngines.changeCustomEngine': () => engine },
  });
  expect((await screen.findAllByText('信息技术')).length).toBe(2);
  await person.click(screen.getByRole('combobox', { name: '标签' }));
  await person.click(await screen.findByTitle('通信'));
  await person.click(screen.getByRole('combobox', { name: '风格' }));
  await person.click(await screen.findByTitle('正式'));
  await person.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(inputs('customEngines.changeCustomEngine')).toMatchObject([
      { tags: ['it', 'telecom'], style: 'formal' },
    ]),
  );
});

test('the list finds an engine by the words of its tags', async () => {
  const engines = [customEngine(1, { tags: ['news'] }), customEngine(2, { tags: ['it'] })];
  openEngines(`/engine/index?search=${encodeURIComponent('新闻')}`, { engines });
  expect(await screen.findByText(/新闻/)).toBeDefined();
  expect(screen.getByText('模型 1')).toBeDefined();
  expect(screen.queryByText('模型 2')).toBeNull();
});
