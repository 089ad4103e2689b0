import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { reportFailure } from '../api/report-failure.ts';
import { answerApi } from '../testing/answer-api.ts';
import { idOf, linYifan, signInHere } from '../testing/signed-in-world.ts';
import { ThemeProvider } from '../ui/theme-provider.tsx';
import { useConfirm } from '../ui/use-confirm.tsx';
import { FailureReactions } from './failure-reactions.tsx';

function open(beside?: ReactNode) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ThemeProvider>
        <FailureReactions />
        {beside}
      </ThemeProvider>
    </QueryClientProvider>,
  );
}

const refused = new ApiError({
  code: 'file.storage-full',
  status: 507,
  message: '存储空间不足，请联系管理员。',
  requestId: 'req-9',
});

// Rule P8.1, P8.6 of the specification.
test('a failure is a message with a button that closes it', async () => {
  open();
  reportFailure(refused);
  expect(await screen.findByText(refused.message)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByText(refused.message)).toBeNull());
});

test('the same failure ten times is said once', async () => {
  open();
  for (let time = 0; time < 10; time += 1) reportFailure(refused);
  expect(await screen.findAllByText(refused.message)).toHaveLength(1);
});

test('code and request id are behind the details, to be copied', async () => {
  open();
  reportFailure(refused);
  await userEvent.click(await screen.findByRole('button', { name: '详情' }));
  expect(screen.getByText('file.storage-full · 507 · req-9')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(await navigator.clipboard.readText()).toBe('file.storage-full · 507 · req-9');
});

// Rules P8.27 and D8.27 of the specification.
test('a clipboard that refuses is said, and nothing is marked as copied', async () => {
  open();
  reportFailure(refused);
  await userEvent.click(await screen.findByRole('button', { name: '详情' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await userEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByText('无法复制到剪贴板，请重试')).toBeDefined();
  expect(screen.queryByRole('button', { name: '已复制' })).toBeNull();
});

test('what is not of the API does not show its inside', async () => {
  open();
  reportFailure(new TypeError('x is undefined'));
  expect(await screen.findByText('页面出了点问题，请重试。')).toBeDefined();
});

// Rules P8.3, P7.27 of the specification.
test('status 222 is a dialog shown once, whose button closes it on the server as well', async () => {
  const { calls } = answerApi({ 'messages.closePopup': () => null });
  open();
  const notice = {
    id: idOf(7),
    title: '停机通知',
    content: '<p>今晚 <b>22 点</b>升级</p><script>steal()</script>',
  };
  const error = new ApiError({ code: 'notice.shown', status: 222, message: '', notice });
  reportFailure(error);
  reportFailure(error);
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByText('22 点').tagName).toBe('B');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ name: 'messages.closePopup', input: { messageId: idOf(7) } }]),
  );
});

// Rules P8.4 and D8.17 of the specification.
test.each([
  ['重新加载', 'button'],
  ['Close', 'cross'],
])('status 555 loads the page again on %s', async (name) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  open();
  reportFailure(
    new ApiError({ code: 'page.outdated', status: 555, message: '页面内容已失效，请刷新页面。' }),
  );
  expect(await screen.findByRole('dialog', { name: '页面内容已失效，请刷新页面。' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

// Rule P8.5 of the specification.
test('status 556 leads back to the tasks', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
  open();
  reportFailure(new ApiError({ code: 'task.unavailable', status: 556, message: '任务已过期' }));
  await userEvent.click(await screen.findByRole('button', { name: '返回任务列表' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/task/list/index'));
});

test.each([
  ['page.outdated', '页面内容已失效，请刷新页面。'],
  ['task.unavailable', '任务已过期'],
] as const)('%s takes the place of the question it answers', async (code, text) => {
  const failure = new ApiError({ code, status: 555, message: text });
  await askAndConfirm(failure);
  expect(await screen.findByRole('dialog', { name: text })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('删除“手册.docx”？')).toBeNull());
});

test('another failure leaves the question, so that it can be answered again', async () => {
  await askAndConfirm(refused);
  expect(await screen.findByText(refused.message)).toBeDefined();
  const again = within(screen.getByRole('dialog')).getByRole('button', { name: '删除' });
  await waitFor(() => expect(again.className).not.toContain('loading'));
});

async function askAndConfirm(failure: ApiError): Promise<void> {
  open(<Question failure={failure} />);
  await userEvent.click(screen.getByRole('button', { name: '问' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
}

function Question({ failure }: { readonly failure: ApiError }) {
  const confirm = useConfirm();
  const onConfirm = async () => {
    reportFailure(failure);
    throw failure;
  };
  const question = { title: '删除“手册.docx”？', consequence: '无法恢复。', verb: '删除', onConfirm };
  return (
    <button type="button" onClick={() => confirm(question)}>
      问
    </button>
  );
}

// Rules P4.9, P8.9, P9.14 of the specification.
test('401 forgets the session, keeps the way back and asks to sign in after 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
  signInHere(linYifan);
  window.history.replaceState(null, '', '/project/list?projectId=7');
  open();
  reportFailure(new ApiError({ code: 'session.expired', status: 401, message: '登录已过期，请重新登录。' }));
  expect(await screen.findByText('登录已过期，请重新登录。')).toBeDefined();
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(document.cookie).not.toContain('token');
  expect(localStorage.getItem('redirect')).toBe('/project/list?projectId=7');
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(leave).toHaveBeenCalledWith('/login');
});
