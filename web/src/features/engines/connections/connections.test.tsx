import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/answer-api.ts';
import { connection, openEngineSettings } from '../../../testing/engine-settings-world.tsx';
import { engine } from '../../../testing/project-samples.ts';
import { idOf } from '../../../testing/signed-in-world.ts';

test('a budget, a pace and a fallback are set, and shown on the line', async () => {
  const { person, called } = openEngineSettings({
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
    expect(called('engineConnections.changeConnection')).toMatchObject([
      { charactersPerMonth: null, requestsPerMinute: 60, fallbackKey: 'apertium' },
    ]),
  );
});

test('an administrator fills in the fields of the vendor, tests with a real sentence and saves', async () => {
  const { person, called } = openEngineSettings();
  await person.click(await screen.findByRole('button', { name: '连接模型' }));
  const drawer = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    ['名称', '大模型'],
    ['服务地址', 'https://api.example.com/v1'],
    ['模型', 'demo'],
    [/API 密钥/, 'sk-123'],
  ] as const) {
    await person.click(await drawer.findByLabelText(label));
    await person.paste(text);
  }
  await person.click(drawer.getByRole('button', { name: '测试' }));
  expect(await drawer.findByText('今天天气很好。')).toBeDefined();
  expect(drawer.getByText('模型可用，用时 420 毫秒')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(called('engineConnections.addConnection')).toEqual([
      {
        vendor: 'openai-compatible',
        name: '大模型',
        settings: { baseUrl: 'https://api.example.com/v1', model: 'demo', apiKey: 'sk-123' },
        scope: 'organization',
        charactersPerMonth: null,
        requestsPerMinute: null,
        fallbackKey: null,
        price: null,
        moneyPerMonth: null,
      },
    ]),
  );
});

test('a model is chosen from those that the vendor lists for what stands in the form', async () => {
  let answer: () => { models: string[] } = () => {
    throw new Refusal('engine.auth', { engine: '某厂商' });
  };
  const { person, called } = openEngineSettings({
    answers: { 'engineConnections.listModels': () => answer() },
  });
  await person.click(await screen.findByRole('button', { name: '连接模型' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '查看可用模型' }));
  expect(await drawer.findByText('请填写服务地址')).toBeDefined();
  expect(called('engineConnections.listModels')).toEqual([]);
  await person.click(drawer.getByLabelText('服务地址'));
  await person.paste('https://api.example.com/v1');
  await person.click(drawer.getByRole('button', { name: '查看可用模型' }));
  expect(await drawer.findByText(/拒绝了密钥/)).toBeDefined();
  answer = () => ({ models: ['demo-large', 'demo-small'] });
  await person.click(drawer.getByRole('button', { name: '查看可用模型' }));
  expect(await drawer.findByText('有 2 个模型可选')).toBeDefined();
  expect(called('engineConnections.listModels').at(-1)).toEqual({
    vendor: 'openai-compatible',
    settings: { baseUrl: 'https://api.example.com/v1' },
  });
  await person.type(drawer.getByLabelText('模型'), 'SMALL');
  expect(screen.queryByTitle('demo-large')).toBeNull();
  await person.click(await screen.findByTitle('demo-small'));
  expect(await drawer.findByDisplayValue('demo-small')).toBeDefined();
  answer = () => ({ models: [] });
  await person.click(drawer.getByRole('button', { name: '查看可用模型' }));
  expect(await drawer.findByText(/未列出模型/)).toBeDefined();
});

test('a price of one’s own and money a month are said with the engine, and sent', async () => {
  const { person, called } = openEngineSettings({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [
      {
        ...connection,
        price: { currency: 'USD', unit: 'tokens', source: 1, target: 4 },
        currency: 'USD',
        moneyPerMonth: 50,
        usedCosts: [{ currency: 'USD', amount: 0.125 }],
      },
    ],
  });
  expect(await screen.findByText(/费用约 US\$0\.13 \/ US\$50\.00/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '修改“大模型”' }));
  const drawer = within(await screen.findByRole('dialog'));
  const read = await drawer.findByRole('spinbutton', { name: '原文单价' });
  await person.clear(read);
  await person.type(read, '2.5');
  await person.click(drawer.getByRole('button', { name: '保存' }));
  const price = { currency: 'USD', unit: 'tokens', source: 2.5, target: 4 };
  await waitFor(() =>
    expect(called('engineConnections.changeConnection')).toMatchObject([{ price, moneyPerMonth: 50 }]),
  );
});

test('the use of engines is listed by months and exported', async () => {
  const counts = { characters: 900, knownCharacters: 100, calls: 3, failures: 1 };
  openEngineSettings({
    tab: 'use',
    answers: {
      'engineUse.engineUse': () => [
        {
          month: '2026-11',
          engineKey: 'k',
          name: '大模型',
          own: false,
          ...counts,
          tokensRead: 1_200,
          tokensWritten: 800,
          costs: [{ currency: 'USD', amount: 1.5 }],
        },
      ],
    },
  });
  const row = within((await screen.findByText('2026-11')).closest('tr') ?? document.body);
  for (const text of ['大模型', '900', '10%', '3', '1', '1,200 / 800', 'US$1.50'])
    expect(row.getByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: '导出 CSV' })).toBeDefined();
});

test('what is required is asked for before anything is sent', async () => {
  const { person, called } = openEngineSettings();
  await person.click(await screen.findByRole('button', { name: '连接模型' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '测试' }));
  expect(await drawer.findByText('请填写服务地址')).toBeDefined();
  expect(drawer.getByText('请填写名称')).toBeDefined();
  expect(called('engineConnections.testConnection')).toEqual([]);
});

test('a trial that fails and a refused saving say why and keep the form', async () => {
  const { person } = openEngineSettings({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [connection],
    answers: {
      'engineConnections.testConnection': () => ({
        ok: false,
        message: '模型“大模型”的密钥无效。',
        sample: null,
      }),
      'engineConnections.changeConnection': () => {
        throw new Refusal('engine.duplicate-name', { name: '大模型' });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: '修改“大模型”' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '测试' }));
  expect(await drawer.findByText('模型“大模型”的密钥无效。')).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '保存' }));
  expect(await drawer.findByText('已有名为“大模型”的模型。')).toBeDefined();
  expect(drawer.getByLabelText<HTMLInputElement>('模型').value).toBe('demo');
});

test('a secret shows masked, stays when left alone and goes when emptied', async () => {
  const { person, called } = openEngineSettings({
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
    called('engineConnections.changeConnection').map(
      ({ settings }) => (settings as Record<string, string>)['apiKey'],
    ),
  ).toEqual(['••••1234', '']);
});

test('a connected engine is tested and disconnected from its line', async () => {
  const { person, called } = openEngineSettings({
    connected: [engine(idOf(1), { name: '大模型' })],
    connections: [connection],
  });
  await person.click(await screen.findByRole('button', { name: '测试“大模型”' }));
  const trial = within(await screen.findByRole('dialog'));
  expect(trial.getByText('今天天气很好。')).toBeDefined();
  await person.click(trial.getByRole('button', { name: '关闭' }));
  await person.click(screen.getByRole('button', { name: '断开“大模型”' }));
  const dialog = within(await screen.findByRole('dialog', { name: '断开“大模型”？' }));
  await person.click(dialog.getByRole('button', { name: '断开模型' }));
  await waitFor(() =>
    expect(called('engineConnections.removeConnection')).toEqual([{ connectionId: idOf(1) }]),
  );
});
