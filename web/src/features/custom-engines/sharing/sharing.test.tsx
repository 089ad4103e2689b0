import { screen, waitFor, within } from '@testing-library/react';
import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/answer-api.ts';
import { customEngine } from '../../../testing/custom-engine-samples.ts';
import { detail, openEngines, reader } from '../../../testing/custom-engines-world.tsx';
import { engine } from '../../../testing/project-samples.ts';
import { idOf } from '../../../testing/signed-in-world.ts';

const offered: JoinedEngine = {
  customEngineId: idOf(3),
  kind: 'quick',
  name: '别家模型',
  description: '',
  organization: '云帆',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  serving: true,
  baseEngine: null,
};

test('an engine is shared by a link with a password, and who joined is listed', async () => {
  const { person, inputs } = openEngines(detail, {
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
  const { person } = openEngines(detail, {
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
  openEngines(`/engine/s/${idOf(3)}/abc`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: { 'customEngines.sharedEngine': () => ({ ...offered, kind: 'deep', joined: false }) },
  });
  expect(await screen.findByText(/的训练服务给出，要翻译的原文会发送到那里/)).toBeDefined();
  expect(screen.queryByLabelText(/^基础模型/)).toBeNull();
});

// Rules D5.65, D2.34 of the specification.
test('a link is joined by its password; a wrong one is told', async () => {
  let wrong = true;
  const { person } = openEngines(`/engine/s/${idOf(3)}/abc`, {
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
  openEngines(`/engine/s/${idOf(3)}/old`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: {
      'customEngines.sharedEngine': () => {
        throw new Refusal('resource.not-found');
      },
    },
  });
  expect(await screen.findByText('链接已失效')).toBeDefined();
});

test('a guest who has no engine to bring is told where one comes from', async () => {
  openEngines(`/engine/s/${idOf(3)}/abc`, {
    permissions: [...reader, 'engine:engineShareRouter'],
    answers: {
      'customEngines.sharedEngine': () => ({ ...offered, kind: 'rag', joined: false }),
      // It translates the pair, and nothing can be taught to it.
      'engines.enginesForPair': () => [engine('apertium', { name: 'Apertium', local: true })],
    },
  });
  expect(await screen.findByText(/还没有可用于这个语言方向的大语言模型/)).toBeDefined();
});
