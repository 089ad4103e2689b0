import { screen, waitFor, within } from '@testing-library/react';
import type { Engine } from '@transloom/contracts/engines';
import { expect, test, vi } from 'vitest';
import { realtime } from '../../api/use-realtime.ts';
import { apertium, openEngineSettings, sample } from '../../testing/engine-settings-world.tsx';
import { engine } from '../../testing/project-samples.ts';

test('the catalogue says what engines can do and need, and one is connected from its card', async () => {
  const { person } = openEngineSettings({ tab: 'catalogue' });
  const section = within(await screen.findByRole('region', { name: '模型目录' }));
  expect(await section.findByText('DeepSeek')).toBeDefined();
  expect(section.getByText('速度较慢')).toBeDefined();
  expect(section.getByText('标价 US$10/百万字符')).toBeDefined();
  expect(section.getByText('连接需要：API 密钥')).toBeDefined();
  const card = (name: string) => within(section.getByText(name).closest('li') ?? document.body);
  expect(card('Microsoft Translator').getByText('原生支持术语')).toBeDefined();
  expect(card('Microsoft Translator').getByText(/^资料截至 /)).toBeDefined();
  expect(card('Amazon Bedrock').getByText('连接需要：API 密钥、模型')).toBeDefined();
  expect(card('DeepL').getByText('组织管理员不允许使用个人模型。')).toBeDefined();
  expect(card('Yandex Translate').getByText('密钥无效。')).toBeDefined();
  expect(card('Yandex Translate').getByText(/^首次失败/)).toBeDefined();
  await person.click(card('Microsoft Translator').getByRole('button', { name: '2 种语言' }));
  expect(await screen.findByText('英语、简体中文')).toBeDefined();
  await person.click(section.getByRole('button', { name: '连接“OpenAI 兼容接口”' }));
  expect(await screen.findByLabelText('服务地址')).toBeDefined();
});

test('engines of this machine, and the commands that install them, are not in the catalogue', async () => {
  openEngineSettings({ tab: 'catalogue' });
  expect(await screen.findByText('DeepSeek')).toBeDefined();
  expect(screen.queryByText('ONNX Runtime')).toBeNull();
  expect(screen.queryByText(/npm install/)).toBeNull();
});

test('the catalogue is searched and filtered, and says so where nothing is left', async () => {
  const { person } = openEngineSettings({ tab: 'catalogue' });
  const section = within(await screen.findByRole('region', { name: '模型目录' }));
  await person.type(await section.findByLabelText('按名称或编号查找模型'), 'micro');
  await waitFor(() => expect(section.queryByText('DeepSeek')).toBeNull());
  expect(section.getByText('1 个模型')).toBeDefined();
  await person.click(section.getByRole('combobox', { name: '状态' }));
  await person.click(await screen.findByTitle('异常'));
  expect(await section.findByText('没有符合筛选条件的模型')).toBeDefined();
  await person.click(section.getByRole('button', { name: '清除筛选' }));
  expect(await section.findByText('DeepSeek')).toBeDefined();
});

test('who looks after the server sees what its engines lack', async () => {
  openEngineSettings({
    tab: 'machine',
    local: [
      { ...apertium, state: 'not-configured', needs: ['apertium'], pairs: [] },
      engine('bergamot', { name: 'Bergamot', local: true, state: 'not-configured', needs: ['model'] }),
      engine('onnx', { name: 'ONNX', local: true, state: 'not-configured', needs: ['npm install --x onnx'] }),
      engine('statistical', { name: '统计', local: true, state: 'not-configured', needs: ['trained-model'] }),
    ],
  });
  const line = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
  expect(await (await line('Apertium')).findByText('apt-get install -y apertium')).toBeDefined();
  expect((await line('Bergamot')).getByText(/还没有它的模型/)).toBeDefined();
  expect((await line('ONNX')).getByText('npm install --x onnx')).toBeDefined();
  expect((await line('统计')).getByText(/训练一个快速模型/)).toBeDefined();
});

test('everybody sees what works, what fails since when, and what is missing', async () => {
  openEngineSettings({
    permissions: ['engine'],
    connected: [
      engine('a', { name: '好的' }),
      engine('b', {
        name: '坏的',
        state: 'failing',
        failureMessage: '模型“坏的”的密钥无效。',
        failingSince: '2026-03-01T08:00:00Z',
      }),
      engine('c', { name: '缺的', state: 'not-configured', needs: ['apiKey', 'realm'] }),
    ],
  });
  const line = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
  expect((await line('好的')).getByText('可用')).toBeDefined();
  expect((await line('坏的')).getByText('异常')).toBeDefined();
  expect((await line('坏的')).getByText(/密钥无效/)).toBeDefined();
  expect((await line('坏的')).getByText(/首次失败/)).toBeDefined();
  expect((await line('缺的')).getByText('还缺少：API 密钥、realm')).toBeDefined();
});

const provided = engine('provided-house', {
  name: '平台模型',
  use: { usedCharacters: 1200, charactersPerMonth: 5000 },
});

test('engines of the site say what was used of them, and administrators test them', async () => {
  const { called, person } = openEngineSettings({
    answers: {
      'engines.listEngines': () => [{ group: 'provided', engines: [provided] }],
      'engineConnections.testProvidedEngine': () => ({ ok: true, message: '', sample }),
    },
  });
  const section = within(await screen.findByRole('region', { name: '可用模型' }));
  expect(await section.findByText('本月已用 1,200 / 5,000 字符', { exact: false })).toBeDefined();
  await person.click(section.getByRole('button', { name: '测试“平台模型”' }));
  expect(await screen.findByText('今天天气很好。')).toBeDefined();
  expect(called('engineConnections.testProvidedEngine')).toEqual([{ engineKey: 'provided-house' }]);
});

test('who does not administer does not test engines of the site', async () => {
  openEngineSettings({
    permissions: ['engine'],
    answers: { 'engines.listEngines': () => [{ group: 'provided', engines: [provided] }] },
  });
  expect(await screen.findByText('平台模型')).toBeDefined();
  expect(screen.queryByRole('button', { name: '测试“平台模型”' })).toBeNull();
});

test('one that needs an upgrade is not offered for testing', async () => {
  const gated = { ...provided, state: 'not-configured' as const, needs: ['plan'] };
  openEngineSettings({
    answers: { 'engines.listEngines': () => [{ group: 'provided', engines: [gated] }] },
  });
  expect(await screen.findByText('需升级')).toBeDefined();
  expect(screen.queryByRole('button', { name: '测试“平台模型”' })).toBeNull();
});

test('one that fails says when it is asked again, and that it works again without a reload', async () => {
  const heard = new Map<string, () => void>();
  vi.spyOn(realtime, 'listen').mockImplementation((type, listener) => {
    heard.set(type, listener as () => void);
    return () => undefined;
  });
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const failing = engine('b', {
    name: '累了的',
    state: 'failing',
    failureMessage: '模型“累了的”无响应。',
    failingSince: minutesFromNow(-10),
    pausedUntil: minutesFromNow(9.2),
  });
  let state: Engine = failing;
  openEngineSettings({
    answers: { 'engines.listEngines': () => [{ group: 'connected', engines: [state] }] },
  });
  expect(await screen.findByText('10 分钟前')).toBeDefined();
  expect(screen.getByText(/暂停请求，恢复时间/)).toBeDefined();
  expect(screen.getByText('9 分钟内')).toBeDefined();
  state = { ...failing, state: 'ready', failureMessage: null, failingSince: null, pausedUntil: null };
  heard.get('engines-changed')?.();
  await waitFor(() => expect(screen.queryByText('模型“累了的”无响应。')).toBeNull());
});

test('engines of one’s own are forbidden by a switch, and then nobody is offered one', async () => {
  const { called, person } = openEngineSettings({
    answers: { 'engineConnections.changeEnginePolicy': () => ({ ownEngines: false }) },
  });
  await person.click(await screen.findByRole('switch', { name: '允许成员使用个人模型' }));
  await waitFor(() =>
    expect(called('engineConnections.changeEnginePolicy')).toEqual([{ ownEngines: false }]),
  );
});

test('who may have no engine of their own is told so', async () => {
  openEngineSettings({
    permissions: ['engine'],
    answers: { 'engineConnections.enginePolicy': () => ({ ownEngines: false }) },
  });
  expect(await screen.findByText(/组织不允许使用个人模型/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '连接自己的模型' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('who may not change engines of the organisation is told who may, and connects an own one', async () => {
  const { called, person } = openEngineSettings({ permissions: ['engine'] });
  expect(await screen.findByText(/请联系“云帆”的管理员/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '连接模型' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '连接自己的模型' }));
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
    expect(called('engineConnections.addConnection')).toMatchObject([{ name: '我的', scope: 'user' }]),
  );
});
