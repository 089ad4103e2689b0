import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openPage } from '../../testing/open-page.tsx';
import { linYifan, signInHere } from '../../testing/signed-in-world.ts';
import { fieldId } from '../form/focus-field.ts';
import { useDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';
import type { WizardStep } from './wizard-step.ts';

const schema = z.object({ name: z.string(), language: z.string() });

function open(address = '/new') {
  const sent: unknown[] = [];
  function NewGuide() {
    const draft = useDraft({ name: 'guide', schema, first: { name: '', language: '' } });
    const { name, language } = draft.values;
    const field = (of: 'name' | 'language', label: string) => (
      <Input
        id={fieldId('guide', of)}
        aria-label={label}
        value={draft.values[of]}
        onChange={({ target }) => draft.set({ [of]: target.value })}
      />
    );
    return (
      <Wizard
        label="新建手册"
        formId="guide"
        steps={[
          {
            key: 'name',
            title: '名称',
            missing: name === '' ? { field: 'name', text: '请填写名称' } : undefined,
            content: () => field('name', '手册名称'),
          },
          {
            key: 'language',
            title: '语言',
            missing: language === '' ? { field: 'language', text: '请选择语言' } : undefined,
            content: () => field('language', '手册语言'),
          },
          { key: 'check', title: '确认', missing: undefined, content: () => <p>请检查</p> },
        ]}
        summary={<p>{`名称：${name}`}</p>}
        submit={{ label: '创建手册', pending: false, onSubmit: () => sent.push(draft.values) }}
        restored={draft.restored ? { onStartOver: draft.clear } : undefined}
      />
    );
  }
  return { ...openPage({ '/new': NewGuide }, address), sent, user: userEvent.setup() };
}

const step = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '手册名称' });
const languageField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '手册语言' });

test('goes through its steps, with the summary in sight and each step’s state', async () => {
  const { user, sent, address } = open();
  await user.type(await nameField(), '安装手册');
  expect(screen.getByText('名称：安装手册')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await languageField()).toBeDefined();
  expect(address()).toBe('/new?step=language');
  expect(step('名称').textContent).toContain('已完成');
  await user.type(await languageField(), 'zh');
  await user.click(screen.getByRole('button', { name: '创建手册' }));
  expect(sent).toEqual([{ name: '安装手册', language: 'zh' }]);
});

test('going back loses nothing', async () => {
  const { user } = open();
  await user.type(await nameField(), '安装手册');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.type(await languageField(), 'zh');
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect((await nameField()).value).toBe('安装手册');
  await user.click(step('语言'));
  expect((await languageField()).value).toBe('zh');
});

test('a step that lacks something says what, and puts the cursor there', async () => {
  const { user } = open();
  await nameField();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect((await screen.findByRole('alert')).textContent).toContain('请填写名称');
  expect(document.activeElement).toBe(await nameField());
});

test('the end leads to the first field that is missing, from any step', async () => {
  const { user, sent } = open('/new?step=check');
  await screen.findByText('请检查');
  await user.click(screen.getByRole('button', { name: '创建手册' }));
  await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
  expect(screen.getByRole('alert').textContent).toContain('请填写名称');
  expect(step('语言').textContent).toContain('缺少内容');
  expect(sent).toEqual([]);
});

test('a file that is being sent holds the end, and not the next step', async () => {
  const sent: string[] = [];
  function Sending() {
    const [isSending, setSending] = useState(true);
    const steps: [WizardStep, WizardStep] = [
      {
        key: 'files',
        title: '文件',
        missing: undefined,
        pending: isSending ? { field: 'files', text: '文件还在上传' } : undefined,
        content: () => (
          <button type="button" id={fieldId('sending', 'files')} onClick={() => setSending(false)} />
        ),
      },
      { key: 'check', title: '确认', missing: undefined, content: () => <p>请检查</p> },
    ];
    const submit = { label: '创建', pending: false, onSubmit: () => sent.push('guide') };
    return <Wizard label="新建" formId="sending" steps={steps} summary={null} submit={submit} />;
  }
  openPage({ '/new': Sending }, '/new');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  expect(await screen.findByText('请检查')).toBeDefined();
  expect(step('文件').textContent).not.toMatch(/已完成|缺少内容/);
  await user.click(screen.getByRole('button', { name: '创建' }));
  expect((await screen.findByRole('alert')).textContent).toContain('文件还在上传');
  expect(sent).toEqual([]);
  const files = document.getElementById(fieldId('sending', 'files'));
  await user.click(files ?? document.body);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(screen.getByRole('button', { name: '创建' }));
  expect(sent).toEqual(['guide']);
});

test('a page that is loaded again goes on with what was filled in, and can start over', async () => {
  signInHere(linYifan);
  const { user, unmount } = open();
  await user.type(await nameField(), '安装手册');
  unmount();
  open();
  expect((await nameField()).value).toBe('安装手册');
  await user.click(screen.getByRole('button', { name: '重新开始' }));
  expect((await nameField()).value).toBe('');
  expect(screen.queryByRole('button', { name: '重新开始' })).toBeNull();
});

test('a draft of another person is not shown', async () => {
  signInHere(linYifan);
  const { user, unmount } = open();
  await user.type(await nameField(), '安装手册');
  unmount();
  signInHere({ ...linYifan, userId: '00000000-0000-4000-8000-000000000777' });
  open();
  expect((await nameField()).value).toBe('');
});
