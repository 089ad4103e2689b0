import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { StyleVersion } from '@transloom/contracts/style-guides';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { documentLimits } from '../../testing/answer-uploads.ts';
import { openApp } from '../../testing/open-app.tsx';
import { project } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const permissions: readonly PermissionKey[] = ['project', 'project:detailRouter', 'project:manage'];
const version = (number: number, more: Partial<StyleVersion> = {}): StyleVersion => ({
  version: number,
  inherits: false,
  instructions: `要求 ${number}`,
  tone: 'any',
  address: 'any',
  changedBy: '王芳',
  changedAt: '2030-01-01T00:00:00Z',
  ...more,
});

function open(address: string, answers: Answers, allowed = permissions) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: allowed }),
    'projects.project': () => ({ ...project(1, { name: '说明书' }), documents: [] }),
    'files.uploadLimits': () => documentLimits,
    'styleGuides.styleGuide': () => [version(1, { address: 'formal', instructions: '不用感叹号' })],
    'projects.styleGuide': () => [],
    ...answers,
  });
  openApp(address);
  return (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
}

const instructions = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '具体要求' });
const ofProject = `/project/list?projectId=${idOf(1)}&tab=style`;

test('a project without a style shows the organization’s, and may have its own', async () => {
  const called = open(ofProject, { 'projects.saveStyleGuide': () => [version(1, { tone: 'plain' })] });
  const user = userEvent.setup();
  await screen.findByText('不用感叹号');
  expect(screen.getByRole('link', { name: '修改组织的风格指南' }).getAttribute('href')).toBe(
    '/project/style-guide',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: '为本项目单独设置' }));
  await user.type(screen.getByRole('textbox', { name: '具体要求' }), '产品名保留英文');
  await user.click(screen.getByRole('radio', { name: '平称（你）' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('风格指南已保存');
  expect(called('projects.saveStyleGuide')).toEqual([
    {
      projectId: idOf(1),
      baseVersion: 0,
      inherits: false,
      instructions: '产品名保留英文',
      tone: 'any',
      address: 'informal',
    },
  ]);
});

test('an earlier version is taken up again and saved as a new one', async () => {
  const called = open('/project/style-guide', {
    'styleGuides.styleGuide': () => [version(2), version(1)],
    'styleGuides.saveStyleGuide': () => [version(3), version(2), version(1)],
  });
  const user = userEvent.setup();
  const history = await screen.findByRole('list', { name: '修改记录' });
  await user.click(within(history).getByRole('button', { name: '恢复此版本' }));
  expect(instructions().value).toBe('要求 1');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText(/第 3 版/);
  expect(called('styleGuides.saveStyleGuide')).toEqual([
    { instructions: '要求 1', tone: 'any', address: 'any', baseVersion: 2 },
  ]);
});

test('of long instructions the history shows the beginning first, and all of them on demand', async () => {
  const long = Array.from({ length: 40 }, (_, i) => `第 ${i + 1} 条`).join('\n');
  open('/project/style-guide', {
    'styleGuides.styleGuide': () => [version(2, { instructions: long }), version(1)],
  });
  const user = userEvent.setup();
  const history = within(await screen.findByRole('list', { name: '修改记录' }));
  expect(history.getByText(/第 6 条…$/)).toBeDefined();
  expect(history.queryByText(/第 40 条/)).toBeNull();
  await user.click(history.getByRole('button', { name: '显示全文' }));
  expect(history.getByText(/第 40 条$/)).toBeDefined();
  await user.click(history.getByRole('button', { name: '收起' }));
  expect(history.queryByText(/第 40 条/)).toBeNull();
});

test('what could not be saved stays in the form, with the reason', async () => {
  open('/project/style-guide', {
    'styleGuides.saveStyleGuide': () => {
      throw new Refusal('style-guide.changed');
    },
  });
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: '具体要求' });
  await user.type(field, '，也不用省略号');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).toContain('已被他人修改');
  expect(instructions().value).toBe('不用感叹号，也不用省略号');
});

test('who may not change it reads it', async () => {
  open(ofProject, {}, ['project', 'project:detailRouter']);
  const inherits = await screen.findByRole<HTMLInputElement>('radio', { name: '沿用组织的风格指南' });
  expect(inherits.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});
