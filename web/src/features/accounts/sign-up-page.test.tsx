import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { linYifan, signedInWorld, signInHere, signOutHere } from '../../testing/signed-in-world.ts';

beforeEach(signOutHere);

const world = (answers: Answers): Answers => {
  const all = { ...signedInWorld({ permissions: ['project'] }), ...answers };
  signOutHere();
  return all;
};

async function fill(person: ReturnType<typeof userEvent.setup>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await person.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);
}

const goodFields = {
  手机号或邮箱: 'lin@example.com',
  验证码: '123456',
  新密码: 'secret1',
  确认密码: 'secret1',
};

// Rules D8.48-50 of the specification.
test('says for each field what is missing or wrong', async () => {
  answerApi(world({}));
  openApp('/signup');
  const person = userEvent.setup();
  await fill(person, {
    手机号或邮箱: '12345',
    验证码: '12',
    新密码: 'short',
    确认密码: 'other',
    用户名: 'a b',
  });
  await person.click(screen.getByRole('button', { name: '注册' }));
  for (const text of [
    '请输入手机号（境外号码以 + 开头），或完整的邮箱地址',
    '验证码是 6 位数字',
    '不符合下方的密码规则',
    '两次输入的密码不一致',
    '4 到 16 位，可用字母、数字和 . - _ @',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
});

// Rule D9.41 of the specification.
test('does the human check, sends a code and waits before the next', async () => {
  const { calls } = answerApi(world({ 'accounts.sendCode': () => ({ resendSeconds: 60 }) }));
  openApp('/signup');
  const person = userEvent.setup();
  await fill(person, { 手机号或邮箱: '13800138000' });
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /^\d+ 秒后重发$/ })).toHaveProperty('disabled', true);
  expect(calls.find(({ name }) => name === 'accounts.sendCode')?.input).toEqual({
    purpose: 'sign-up',
    target: '13800138000',
    captcha: 'solved',
  });
});

test('sends no code to something that is no address', async () => {
  const { calls } = answerApi(world({}));
  openApp('/signup');
  const person = userEvent.setup();
  await fill(person, { 手机号或邮箱: 'nobody' });
  await person.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入手机号（境外号码以 + 开头），或完整的邮箱地址')).toBeDefined();
  expect(calls.some(({ name }) => name === 'accounts.sendCode')).toBe(false);
});

// Rule D9.39 of the specification.
test('enters by itself two seconds after signing up', async () => {
  answerApi(
    world({
      'accounts.signUp': () => {
        signInHere(linYifan);
        return { userInfo: linYifan };
      },
    }),
  );
  const { path } = openApp('/signup');
  const person = userEvent.setup();
  await fill(person, goodFields);
  await person.click(screen.getByRole('button', { name: '注册' }));
  expect(await screen.findByText('注册成功')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/project/index'), { timeout: 4000 });
});

test('a refusal keeps everything that was typed', async () => {
  answerApi(
    world({
      'accounts.signUp': () => {
        throw new Refusal('account.code-wrong');
      },
    }),
  );
  openApp('/signup');
  const person = userEvent.setup();
  await fill(person, goodFields);
  await person.click(screen.getByRole('button', { name: '注册' }));
  expect(await screen.findByText('验证码错误或已过期，请重新获取。')).toBeDefined();
  for (const [label, text] of Object.entries(goodFields))
    expect(screen.getByLabelText(label)).toHaveProperty('value', text);
});
