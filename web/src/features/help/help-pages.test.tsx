import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld, signOutHere } from '../../testing/signed-in-world.ts';

beforeEach(signOutHere);

const platform = signedInWorld()['system.platform'];

test('a visitor reads the guide of an area and goes on to another', async () => {
  answerApi(platform ? { 'system.platform': platform } : {});
  signOutHere();
  const { path } = openApp('/about/guide/memories');
  expect(await screen.findByRole('heading', { name: '罚分' })).toBeDefined();
  const contents = screen.getByRole('navigation', { name: '帮助目录' });
  expect(within(contents).getByRole('link', { name: '记忆库', current: 'page' })).toBeDefined();
  await userEvent.click(within(contents).getByRole('link', { name: '编辑器' }));
  expect(await screen.findByRole('heading', { name: '翻译和确认' })).toBeDefined();
  expect(path()).toBe('/about/guide/editor');
  expect(within(contents).queryByRole('link', { name: '反馈' })).toBeNull();
});

test('about says the versions of the three parts (P9.13, D3.63) beside that of the program, and the formats', async () => {
  answerApi({
    ...signedInWorld(),
    'system.formats': () => [{ id: 'docx', name: 'Word', extensions: ['docx'] }],
  });
  openApp('/about/index');
  for (const version of ['0.1.0', 'V1.7', 'V1.3', 'V1.5'])
    expect(await screen.findByText(version)).toBeDefined();
  expect(await screen.findByText('DOCX')).toBeDefined();
  expect(screen.getByRole('heading', { name: '1 种文档格式' })).toBeDefined();
});

test('feedback goes to the operator with the page it is about', async () => {
  const { calls } = answerApi({ ...signedInWorld(), 'help.sendFeedback': () => null });
  const { path } = openApp('/tools');
  await userEvent.click((await screen.findAllByRole('button', { name: '帮助' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: '意见反馈' }));
  await waitFor(() => expect(path()).toBe('/about/feedback'));
  await userEvent.click(await screen.findByRole('button', { name: '提交反馈' }));
  expect(await screen.findByText('请写下发生了什么，或您的建议。')).toBeDefined();
  await userEvent.type(screen.getByLabelText('内容'), '预览是空的');
  await userEvent.click(screen.getByRole('button', { name: '提交反馈' }));
  expect(await screen.findByText('反馈已提交，谢谢。')).toBeDefined();
  expect(calls.find(({ name }) => name === 'help.sendFeedback')?.input).toEqual({
    kind: 'problem',
    message: '预览是空的',
    contact: '',
    page: '/tools',
  });
});

test('the operator reads what came and marks it as handled', async () => {
  const report = {
    feedbackId: idOf(7),
    kind: 'problem' as const,
    message: '预览是空的',
    page: '/tools',
    contact: '',
    username: 'chenxi',
    organizationName: '云帆',
    version: '0.1.0',
    browser: 'Firefox',
    language: 'zh-CN',
    createdAt: '2030-01-01T08:00:00.000Z',
    handledAt: null,
  };
  let handled = false;
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['installation:system'] }),
    'help.listFeedback': () => ({ records: handled ? [] : [report], total: 1, pageNumber: 1, pageSize: 20 }),
    'help.handleFeedback': () => {
      handled = true;
      return { ...report, handledAt: '2030-01-01T09:00:00.000Z' };
    },
  });
  openApp('/about/feedback');
  expect(await screen.findByText('预览是空的')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '标为已处理' }));
  expect(await screen.findByText('没有待处理的反馈。')).toBeDefined();
  expect(calls.find(({ name }) => name === 'help.handleFeedback')?.input).toEqual({
    feedbackId: idOf(7),
    handled: true,
  });
});
