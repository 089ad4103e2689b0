import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { linYifan, signedInWorld, signInHere, signOutHere } from '../../testing/signed-in-world.ts';

beforeEach(signOutHere);

async function typePassword(password: string) {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('手机号、邮箱或用户名'), 'linyifan');
  await person.type(screen.getByLabelText('密码'), password);
  await person.click(screen.getByRole('button', { name: '登录' }));
}

// Rule D8.47 of the specification.
test('nothing is sent while user name and password are empty', async () => {
  const { calls } = answerApi({});
  openApp('/login');
  await userEvent.click(await screen.findByRole('tab', { name: '密码登录' }));
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  expect(await screen.findByText('请输入手机号、邮箱或用户名')).toBeDefined();
  expect(await screen.findByText('请输入密码')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'accounts.signIn')).toEqual([]);
});

test('a wrong password is said and keeps what was typed', async () => {
  answerApi({
    'accounts.signIn': () => {
      throw new Refusal('account.wrong-credentials');
    },
  });
  openApp('/login');
  await typePassword('wrong');
  expect(await screen.findByText('账号或密码错误。')).toBeDefined();
  expect(screen.getByLabelText('手机号、邮箱或用户名')).toHaveProperty('value', 'linyifan');
});

test('does the human check when the server asks for it, and goes on', async () => {
  const world = signedInWorld({ permissions: ['project'] });
  signOutHere();
  const { calls } = answerApi({
    ...world,
    'accounts.signIn': ({ captcha }) => {
      if (!captcha) throw new Refusal('account.captcha-required');
      signInHere(linYifan);
      return { userInfo: linYifan, secondStep: null };
    },
  });
  const { path } = openApp('/login');
  await typePassword('secret1');
  await waitFor(() => expect(path()).toBe('/project/index'));
  const asked = calls.filter(({ name }) => name === 'accounts.signIn').map(({ input }) => input['captcha']);
  expect(asked).toEqual([undefined, 'solved']);
});

test('signs in by the link printed at start', async () => {
  const world = signedInWorld({ permissions: ['project'] });
  signOutHere();
  const { calls } = answerApi({
    ...world,
    'accounts.signInWithLink': () => {
      signInHere(linYifan);
      return { userInfo: linYifan };
    },
  });
  const { path } = openApp('/login#link=01234567890123456789');
  await waitFor(() => expect(path()).toBe('/project/index'));
  expect(calls.filter(({ name }) => name === 'accounts.signInWithLink')).toHaveLength(1);
});

test('a used link says so and leads to the other ways', async () => {
  answerApi({
    'accounts.signInWithLink': () => {
      throw new Refusal('account.link-used');
    },
  });
  openApp('/login#link=01234567890123456789');
  expect(await screen.findByText(/登录链接无效或已使用/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: '用其他方式登录' }));
  expect(await screen.findByLabelText('密码')).toBeDefined();
});
