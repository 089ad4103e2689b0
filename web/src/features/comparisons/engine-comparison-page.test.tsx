import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparedAnswer } from '@transloom/contracts/comparisons';
import type { Engine } from '@transloom/contracts/engines';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { engine } from '../../testing/project-samples.ts';
import { organization, signedInWorld } from '../../testing/signed-in-world.ts';

const answer = (target: string): ComparedAnswer => ({
  target,
  version: 'v1',
  milliseconds: 500,
  characters: 100,
  terms: { found: 2, used: 1 },
});

function open(answers: Answers = {}) {
  const { calls } = answerApi({
    ...signedInWorld({
      permissions: ['engine'],
      organizations: [organization(1, { name: '云帆', organizationName: '云帆' })],
    }),
    'engines.enginesForPair': () => [
      engine('a', { name: '甲模型' }),
      engine('b', { name: '乙模型', slow: true }),
      engine('c', { name: '丙模型', state: 'not-configured', needs: ['apiKey'] }),
    ],
    'comparisons.frequentEngines': () => ({ engineKeys: ['a', 'b'], most: 2 }),
    'comparisons.saveFrequentEngines': ({ engineKeys }) => ({ engineKeys, most: 2 }),
    'comparisons.customTerms': () => [{ source: 'power', target: '电源' }],
    'comparisons.saveCustomTerms': ({ terms }) => terms,
    'comparisons.compareEngine': ({ engineKey }) => answer(`${engineKey} 的译文`),
    'comparisons.scores': () => [{ engineKey: 'a', votes: 3, wins: 2 }],
    'comparisons.vote': () => null,
    ...answers,
  });
  openApp('/engine/config');
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

async function chooseLanguages(person: Person) {
  await person.type(await screen.findByLabelText('原文语言'), 'English');
  await person.click(await screen.findByTitle('英语'));
  await person.type(screen.getByLabelText('译文语言'), 'zh-CN');
  await person.click(await screen.findByTitle('简体中文'));
}

async function compare(person: Person) {
  await chooseLanguages(person);
  await person.click(screen.getByLabelText('要比较的文字'));
  await person.paste('Press the power button');
  await waitFor(() => expect(button('开始比较').getAttribute('aria-disabled')).toBeNull());
  await person.click(button('开始比较'));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('ready engines are chosen, quick ones first, where nobody kept any for the pair', async () => {
  const { person } = open({
    'comparisons.frequentEngines': () => ({ engineKeys: ['gone'], most: 2 }),
    'engines.enginesForPair': () => [
      engine('slow', { name: '慢模型', slow: true }),
      engine('a', { name: '甲模型' }),
      engine('failing', { name: '故障模型', state: 'failing' }),
      engine('b', { name: '乙模型' }),
    ],
  });
  await chooseLanguages(person);
  expect(await screen.findByText('2 / 2')).toBeDefined();
  expect(screen.getByTitle('甲模型')).toBeDefined();
  expect(screen.getByTitle('乙模型')).toBeDefined();
  expect(screen.queryByTitle('慢模型')).toBeNull();
});

// Rule D5.45 of the specification.
test('says what is missing until a text can be compared', async () => {
  const { person } = open();
  expect(await screen.findByText('请先选择语言', { selector: 'span' })).toBeDefined();
  expect(button(/^术语定制/).getAttribute('aria-disabled')).toBe('true');
  await chooseLanguages(person);
  expect(await screen.findByText('请填写要比较的文字')).toBeDefined();
});

test('what is typed into the field of engines stays when the engines come', async () => {
  const engines = Promise.withResolvers<Engine[]>();
  const { person } = open({
    'engines.enginesForPair': () => engines.promise,
    'comparisons.frequentEngines': () => ({ engineKeys: ['a'], most: 2 }),
  });
  await chooseLanguages(person);
  await person.type(screen.getByLabelText('选择模型'), '乙');
  engines.resolve([engine('a', { name: '甲模型' }), engine('b', { name: '乙模型' })]);
  expect(await screen.findByTitle('乙模型')).toBeDefined();
  expect(screen.getByLabelText('选择模型')).toHaveProperty('value', '乙');
});

// Rule D2.32 of the specification.
test('translations come without names, which a vote brings with the scores', async () => {
  const { person, called } = open();
  await compare(person);
  const first = within(await screen.findByRole('listitem', { name: '译文 A' }));
  expect(await first.findByText(/的译文$/)).toBeDefined();
  expect(first.getByText('500 毫秒，每秒 200 字符 · 术语 1/2')).toBeDefined();
  expect(screen.queryByRole('listitem', { name: '甲模型' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: '译文 A 最好' }));
  const named = within(await screen.findByRole('listitem', { name: '甲模型' }));
  expect(await named.findByText(/胜 2\/3 · v1$/)).toBeDefined();
  expect(screen.getByText('您的选择')).toBeDefined();
  const [vote] = called('comparisons.vote') as { winner: string; losers: string[] }[];
  expect([vote?.winner, ...(vote?.losers ?? [])].toSorted()).toEqual(['a', 'b']);
});

test('an engine that fails says why beside those that work, and can be asked again', async () => {
  let isSpent = true;
  const { person } = open({
    'comparisons.compareEngine': ({ engineKey }) => {
      if (engineKey === 'b' && isSpent) throw new Refusal('engine.quota', { engine: '乙模型' });
      return answer(engineKey === 'b' ? '乙的译文' : '甲的译文');
    },
  });
  await compare(person);
  expect(await screen.findByText('甲的译文')).toBeDefined();
  const list = within(screen.getByRole('list', { name: '译文' }));
  expect(await list.findByText(/乙模型/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /最好$/ })).toBeNull();
  expect(screen.getByText(/译文不足两段/)).toBeDefined();
  isSpent = false;
  await person.click(list.getByRole('button', { name: /^重\s?试$/ }));
  expect(await list.findByText('乙的译文')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /最好$/ })).toHaveLength(2);
});

// Rule D2.32 of the specification.
test('terms of the direction are changed in a drawer', async () => {
  const { person, called } = open();
  await chooseLanguages(person);
  await person.click(button(/^术语定制/));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '添加术语' }));
  await person.type(drawer.getAllByLabelText('原文')[1] as HTMLElement, 'button');
  await person.type(drawer.getAllByLabelText('译文')[1] as HTMLElement, '按钮');
  await person.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(called('comparisons.saveCustomTerms')).toEqual([
      {
        sourceLanguage: 'en',
        targetLanguage: 'zh-CN',
        terms: [
          { source: 'power', target: '电源' },
          { source: 'button', target: '按钮' },
        ],
      },
    ]),
  );
});

test('says what the comparison takes of what is left, and offers a pack where that is too little', async () => {
  const forecast = { limit: 100, perDay: 0, endTime: null };
  const { person } = open({
    'billing.quotaForecasts': () => [{ unit: 'characters', left: 100, spendable: 100, ...forecast }],
  });
  await chooseLanguages(person);
  await person.click(screen.getByLabelText('要比较的文字'));
  await person.paste('a'.repeat(20));
  expect(await screen.findByText('最多使用 40 字符，当前可用 100，用后剩余 60。')).toBeDefined();
  await person.paste('a'.repeat(40));
  expect(await screen.findByText('最多需要 120 字符，当前仅可用 100。')).toBeDefined();
});

test('engines that lack something stand there and cannot be chosen, nor more than the installation allows', async () => {
  const { person } = open();
  await chooseLanguages(person);
  expect(await screen.findByText('2 / 2')).toBeDefined();
  await person.click(screen.getByLabelText('选择模型'));
  const lacking = await screen.findByTitle('丙模型（未配置）');
  expect(lacking.getAttribute('aria-disabled')).toBe('true');
});

test('an engine that is beyond the plan is told from one that nobody has set up', async () => {
  const { person } = open({
    'engines.enginesForPair': () => [
      engine('a', { name: '甲模型' }),
      engine('d', { name: '丁模型', state: 'not-configured', needs: ['plan'] }),
    ],
  });
  await chooseLanguages(person);
  await person.click(await screen.findByLabelText('选择模型'));
  expect((await screen.findByTitle('丁模型（需升级）')).getAttribute('aria-disabled')).toBe('true');
});

test('where no engine serves the languages, three ways lead to one', async () => {
  const { person } = open({
    'engines.enginesForPair': () => [
      engine('c', { name: '丙模型', state: 'not-configured', needs: ['apiKey'] }),
    ],
  });
  await chooseLanguages(person);
  expect(await screen.findByText('没有可用于这两种语言的模型。')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('连接翻译服务'), expect.stringContaining('在本机添加')]),
  );
});

test('engines that could not be listed are asked for again', async () => {
  let isDown = true;
  const { person } = open({
    'engines.enginesForPair': () => {
      if (isDown) throw new Refusal('server.unexpected', {});
      return [engine('a', { name: '甲模型' })];
    },
  });
  await chooseLanguages(person);
  const again = await screen.findByRole('button', { name: /^重\s?试$/ });
  expect(screen.queryByText('没有可用于这两种语言的模型。')).toBeNull();
  isDown = false;
  await person.click(again);
  expect(await screen.findByText('甲模型')).toBeDefined();
});

// Rule D5.51 of the specification.
test('the choice of engines is kept for the next time', async () => {
  const { person, called } = open();
  await chooseLanguages(person);
  await waitFor(() => expect(button('设为常用').getAttribute('aria-disabled')).toBeNull());
  await person.click(button('设为常用'));
  await waitFor(() =>
    expect(called('comparisons.saveFrequentEngines')).toEqual([{ engineKeys: ['a', 'b'] }]),
  );
});
