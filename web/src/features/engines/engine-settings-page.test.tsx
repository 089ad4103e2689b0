import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { CatalogueEngine, Engine, EngineConnection, enginesApi } from '@transloom/contracts/engines';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { engine } from '../../testing/project-samples.ts';
import { idOf, organization, signedInWorld } from '../../testing/signed-in-world.ts';

const apertium = engine('apertium', {
  name: 'Apertium',
  local: true,
  pairs: [{ source: 'en', target: 'es' }],
});

const connection: EngineConnection = {
  connectionId: idOf(1),
  vendor: 'openai-compatible',
  name: '大模型',
  settings: { baseUrl: 'https://api.example.com/v1', model: 'demo', apiKey: '••••1234' },
  scope: 'organization',
  charactersPerMonth: null,
  requestsPerMinute: null,
  fallbackKey: null,
  usedCharacters: 0,
  usedCosts: [],
  updatedAt: '2026-03-01T08:00:00Z',
};

const sample = { source: 'The weather is fine today.', target: '今天天气很好。', milliseconds: 420 };

interface World {
  readonly local?: readonly Engine[];
  readonly connected?: readonly Engine[];
  readonly connections?: readonly EngineConnection[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
}

const listed = (vendor: string, name: string, more: Partial<CatalogueEngine> = {}): CatalogueEngine => ({
  ...{ vendor, name, languages: 'all', codes: 'markup', terms: 'prompt', price: null, slow: false },
  ownServer: false,
  ...{ proOnly: false, local: false, state: 'ready', needs: [], failureMessage: null, failingSince: null },
  ...more,
});
const catalogue: OutputOf<typeof enginesApi.listCatalogue> = [
  {
    kind: 'machine-translation',
    engines: [
      listed('microsoft', 'Microsoft Translator', {
        languages: ['en', 'zh-Hans'],
        terms: 'protocol',
        price: { currency: 'USD', unit: 'characters', source: 10 },
        state: 'not-configured',
        needs: ['apiKey'],
      }),
    ],
  },
  {
    kind: 'language-model',
    engines: [
      listed('deepseek', 'DeepSeek', { slow: true }),
      listed('openai-compatible', 'OpenAI-compatible'),
    ],
  },
];

function open({ local = [apertium], connected = [], connections = [], ...world }: World = {}) {
  const { permissions = ['engine', 'engine:settings'], answers = {} } = world;
  const { calls } = answerApi({
    ...signedInWorld({
      permissions,
      organizations: [organization(1, { name: '云帆', organizationName: '云帆' })],
    }),
    'engines.listEngines': () => [
      { group: 'connected', engines: [...connected] },
      { group: 'local', engines: [...local] },
    ],
    'engines.listCatalogue': () => catalogue,
    'engines.listVendors': () => [
      {
        vendor: 'openai-compatible',
        name: 'OpenAI-compatible',
        kind: 'language-model',
        fields: [
          { name: 'baseUrl', secret: false, required: true, preset: '' },
          { name: 'model', secret: false, required: true, preset: '' },
          { name: 'apiKey', secret: true, required: false, preset: '' },
          { name: 'realm', secret: false, required: false, preset: '' },
        ],
      },
    ],
    'engines.listConnections': () => [...connections],
    'engineTrainers.listTrainers': () => [],
    'engineModels.engineModels': () => ({
      models: [],
      others: [],
      downloads: [],
      diskBytes: 0,
      folder: null,
    }),
    'engines.enginePolicy': () => ({ ownEngines: true }),
    'engines.testConnection': () => ({ ok: true, message: '', sample }),
    'engines.addConnection': () => connection,
    'engines.changeConnection': () => connection,
    'engines.removeConnection': () => null,
    'system.programs': () => [
      { name: 'Apertium', feature: '', installed: false, installCommand: 'apt-get install -y apertium' },
    ],
    ...answers,
  });
  openApp('/engine/settings');
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

test('the catalogue says what engines can do and need, and one is connected from its line', async () => {
  const { person } = open();
  const section = within(await screen.findByRole('region', { name: '引擎目录' }));
  expect(await section.findByText('DeepSeek')).toBeDefined();
  expect(section.getByText('速度较慢')).toBeDefined();
  expect(section.getByText('标价 US$10/百万字符', { exact: false })).toBeDefined();
  expect(section.getByText('连接需要：API 密钥')).toBeDefined();
  await person.type(section.getByLabelText('按名称查找引擎'), 'micro');
  await waitFor(() => expect(section.queryByText('DeepSeek')).toBeNull());
  await person.click(section.getByRole('button', { name: '2 种语言' }));
  expect(await screen.findByText('英语、简体中文')).toBeDefined();
  await person.clear(section.getByLabelText('按名称查找引擎'));
  await person.click(await section.findByRole('button', { name: '连接“OpenAI 兼容接口”' }));
  expect(await screen.findByLabelText('服务地址')).toBeDefined();
});

test('a search that finds nothing says so and can be cleared', async () => {
  const { person } = open();
  const section = within(await screen.findByRole('region', { name: '引擎目录' }));
  await person.type(await section.findByLabelText('按名称查找引擎'), 'nobody');
  expect(await section.findByText('没有与“nobody”相符的引擎。')).toBeDefined();
  await person.click(section.getByRole('button', { name: '清除查找' }));
  expect(await section.findByText('DeepSeek')).toBeDefined();
});

test('everybody sees what works, what fails since when, and what is missing', async () => {
  open({
    permissions: ['engine'],
    local: [
      { ...apertium, state: 'not-configured', needs: ['apertium'], pairs: [] },
      engine('bergamot', { name: 'Bergamot', local: true, state: 'not-configured', needs: ['model'] }),
      engine('onnx', { name: 'ONNX', local: true, state: 'not-configured', needs: ['npm install --x onnx'] }),
      engine('statistical', { name: '统计', local: true, state: 'not-configured', needs: ['trained-model'] }),
    ],
    connected: [
      engine('a', { name: '好的' }),
      engine('b', {
        name: '坏的',
        state: 'failing',
        failureMessage: '引擎“坏的”的密钥无效。',
        failingSince: '2026-03-01T08:00:00Z',
      }),
      engine('c', { name: '缺的', state: 'not-configured', needs: ['apiKey', 'realm'] }),
    ],
  });
  const line = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
  expect((await line('好的')).getByText('可用')).toBeDefined();
  expect((await line('坏的')).getByText('异常')).toBeDefined();
  expect((await line('坏的')).getByText(/密钥无效/)).toBeDefined();
  expect((await line('坏的')).getByText(/开始于/)).toBeDefined();
  expect((await line('缺的')).getByText('还缺少：API 密钥、realm')).toBeDefined();
  expect(await (await line('Apertium')).findByText('apt-get install -y apertium')).toBeDefined();
  expect((await line('Bergamot')).getByText(/还没有它的模型/)).toBeDefined();
  expect((await line('ONNX')).getByText('npm install --x onnx')).toBeDefined();
  expect((await line('统计')).getByText(/训练一个快速模型/)).toBeDefined();
});

const provided = engine('provided-house', {
  ...{ name: '平台引擎', use: { usedCharacters: 1200, charactersPerMonth: 5000 } },
});

test('engines of the site say what was used of them, and administrators test them', async () => {
  const { called, person } = open({
    answers: {
      'engines.listEngines': () => [{ group: 'provided', engines: [provided] }],
      'engines.testProvidedEngine': () => ({ ok: true, message: '', sample }),
    },
  });
  const section = within(await screen.findByRole('region', { name: '平台提供的引擎' }));
  expect(await section.findByText('本月已用 1,200 / 5,000 字符', { exact: false })).toBeDefined();
  await person.click(section.getByRole('button', { name: '测试“平台引擎”' }));
  expect(await screen.findByText('今天天气很好。')).toBeDefined();
  expect(called('engines.testProvidedEngine')).toEqual([{ engineKey: 'provided-house' }]);
});

test('who does not administer does not test engines of the site', async () => {
  open({
    permissions: ['engine'],
    answers: { 'engines.listEngines': () => [{ group: 'provided', engines: [provided] }] },
  });
  expect(await screen.findByText('平台引擎')).toBeDefined();
  expect(screen.queryByRole('button', { name: '测试“平台引擎”' })).toBeNull();
});

test('engines of one’s own are forbidden by a switch, and then nobody is offered one', async () => {
  const { called, person } = open({
    answers: { 'engines.changeEnginePolicy': () => ({ ownEngines: false }) },
  });
  await person.click(await screen.findByRole('switch', { name: '允许成员使用个人引擎' }));
  await waitFor(() => expect(called('engines.changeEnginePolicy')).toEqual([{ ownEngines: false }]));
});

test('who may have no engine of their own is told so', async () => {
  open({ permissions: ['engine'], answers: { 'engines.enginePolicy': () => ({ ownEngines: false }) } });
  expect(await screen.findByText(/组织不允许使用个人引擎/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '连接自己的引擎' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('who may not change engines of the organisation is told who may, and connects an own one', async () => {
  const { called, person } = open({ permissions: ['engine'] });
  expect(await screen.findByText(/请联系“云帆”的管理员/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '连接引擎' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '连接自己的引擎' }));
  const drawer = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    ['名称', '我的'],
    ['服务地址', 'https://api.example.com/v1'],
    ['模型', 'demo'],
  ] as const) {
    await person.click(await drawer.findByLabelText(label));
    await person.paste(text);
  }
  await person.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(called('engines.addConnection')).toMatchObject([{ name: '我的', scope: 'user' }]),
  );
});

test('a budget, a pace and a fallback are set, and shown on the line', async () => {
  const { person, called } = open({
    connected: [
      engine(idOf(1), { name: '大模型', fallback: 'Apertium' }),
      engine(idOf(2), { name: '自有', own: true }),
    ],
    connections: [
      {
        ...connection,
        usedCharacters: 12_340,
        usedCosts: [{ currency: 'USD', amount: 0.125 }],
        charactersPerMonth: 50_000,
        fallbackKey: 'apertium',
      },
    ],
  });
  const line = within((await screen.findByText('大模型')).closest('li') ?? document.body);
  expect(
    await line.findByText(/本月已用 12,340 \/ 50,000 字符 · 按标价约 US\$0\.13 · 失败时改用 Apertium/),
  ).toBeDefined();
  const own = within((await screen.findByText('自有')).closest('li') ?? document.body);
  expect(own.getByText('仅自己')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '修改“大模型”' }));
  const drawer = within(await screen.findByRole('dialog'));
  const budget = await drawer.findByLabelText(/每月字符上限/);
  await person.clear(budget);
  await person.type(drawer.getByLabelText(/每分钟请求上限/), '60');
  expect(await drawer.findByTitle('Apertium')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(called('engines.changeConnection')).toMatchObject([
      { charactersPerMonth: null, requestsPerMinute: 60, fallbackKey: 'apertium' },
    ]),
  );
});

test('an administrator fills in the fields of the vendor, tests with a real sentence and saves', async () => {
  const { person, called } = open();
  await person.click(await screen.findByRole('button', { name: '连接引擎' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(await drawer.findByLabelText('名称'), '大模型');
  await person.type(drawer.getByLabelText('服务地址'), 'https://api.example.com/v1');
  await person.type(drawer.getByLabelText('模型'), 'demo');
  await person.type(drawer.getByLabelText(/API 密钥/), 'sk-123');
  await person.click(drawer.getByRole('button', { name: '测试' }));
  expect(await drawer.findByText('今天天气很好。')).toBeDefined();
  expect(drawer.getByText('引擎可用，用时 420 毫秒')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(called('engines.addConnection')).toEqual([
      {
        vendor: 'openai-compatible',
        name: '大模型',
        settings: { baseUrl: 'https://api.example.com/v1', model: 'demo', apiKey: 'sk-123' },
        scope: 'organization',
        ...{ charactersPerMonth: null, requestsPerMinute: null, fallbackKey: null },
      },
    ]),
  );
});

test('what is required is asked for before anything is sent', async () => {
  const { person, called } = open();
  await person.click(await screen.findByRole('button', { name: '连接引擎' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '测试' }));
  expect(await drawer.findByText('请填写服务地址')).toBeDefined();
  expect(drawer.getByText('请填写名称')).toBeDefined();
  expect(called('engines.testConnection')).toEqual([]);
});

test('a trial that fails and a refused saving say why and keep the form', async () => {
  const { person } = open({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [connection],
    answers: {
      'engines.testConnection': () => ({ ok: false, message: '引擎“大模型”的密钥无效。', sample: null }),
      'engines.changeConnection': () => {
        throw new Refusal('engine.duplicate-name', { name: '大模型' });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: '修改“大模型”' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '测试' }));
  expect(await drawer.findByText('引擎“大模型”的密钥无效。')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存' }));
  expect(await drawer.findByText('已有名为“大模型”的引擎。')).toBeDefined();
  expect(drawer.getByLabelText<HTMLInputElement>('模型').value).toBe('demo');
});

test('a secret shows masked, stays when left alone and goes when emptied', async () => {
  const { person, called } = open({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [connection],
  });
  const change = async (secret: 'left' | 'emptied') => {
    await person.click(await screen.findByRole('button', { name: '修改“大模型”' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/已保存 ••••1234/)).toBeDefined();
    if (secret === 'emptied') await person.clear(drawer.getByLabelText(/API 密钥/));
    await person.click(drawer.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await change('left');
  await change('emptied');
  expect(
    called('engines.changeConnection').map(({ settings }) => (settings as Record<string, string>)['apiKey']),
  ).toEqual(['••••1234', '']);
});

test('a connected engine is tested and disconnected from its line', async () => {
  const { person, called } = open({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [connection],
  });
  await person.click(await screen.findByRole('button', { name: '测试“大模型”' }));
  const trial = within(await screen.findByRole('dialog'));
  expect(trial.getByText('今天天气很好。')).toBeDefined();
  await person.click(trial.getByRole('button', { name: '关闭' }));
  await person.click(screen.getByRole('button', { name: '断开“大模型”' }));
  const dialog = within(await screen.findByRole('dialog', { name: '断开“大模型”？' }));
  await person.click(dialog.getByRole('button', { name: '断开引擎' }));
  await waitFor(() => expect(called('engines.removeConnection')).toEqual([{ connectionId: idOf(1) }]));
});
