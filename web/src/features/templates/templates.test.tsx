import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { documentLimits } from '../../testing/answer-uploads.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';
import { templateSample } from '../../testing/template-sample.ts';

const template = templateSample();

function open(address: string, permissions = ['project', 'project:projectTemplateRouter', 'template:edit']) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: permissions as never }),
    'templates.listTemplates': ({ pageNumber, pageSize }) => ({
      records: [template],
      total: 1,
      pageNumber,
      pageSize,
    }),
    'templates.template': () => template,
    'templates.templateVersions': () => [
      {
        version: 3,
        name: '说明书模板',
        changedBy: 'chenxiao',
        changedAt: template.updatedAt,
        parts: ['flow'],
      },
    ],
    'templates.createTemplate': () => {
      throw new Refusal('template.name-required', { field: 'name' });
    },
    'templates.changeTemplate': () => template,
    'templates.copyTemplate': () => ({ ...template, name: '说明书模板（副本）' }),
    'templates.deleteTemplate': () => null,
    'teams.teamFilterItems': () => ({ teams: [], people: [] }),
    'files.uploadLimits': () => documentLimits,
    'engines.enginesForPair': () => [],
  });
  openApp(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), sent };
}

// Rule D2.8 of the specification.
test('the list shows templates, copies and deletes them', async () => {
  const { person, sent } = open('/project/template');
  const row = within((await screen.findByRole('link', { name: '说明书模板' })).closest('tr') as HTMLElement);
  expect(row.getByText('翻译 → 审校')).toBeDefined();
  await person.click(row.getByRole('button', { name: '复制模板' }));
  await waitFor(() =>
    expect(sent('templates.copyTemplate')).toEqual([{ templateId: idOf(1), name: '说明书模板（副本）' }]),
  );
  await person.click(row.getByRole('button', { name: '删除模板' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除“说明书模板”？' }));
  await person.click(dialog.getByRole('button', { name: '删除模板' }));
  await waitFor(() => expect(sent('templates.deleteTemplate')).toHaveLength(1));
});

// Rules D5.10 and D5.12 of the specification.
test('a new template that lacks something says what', async () => {
  const { person } = open('/project/templateNew');
  await person.click(await screen.findByRole('button', { name: '创建模板' }));
  expect(await screen.findByText('请输入模板名称')).toBeDefined();
});

// Rule D2.9 of the specification.
test('a template has seven tabs, and its settings are changed from the version that was shown', async () => {
  const { person, sent } = open(`/project/templateDetail?templateId=${idOf(1)}`);
  const names = ['基础设置', '记忆库', '术语库', '文档设置', '质检设置', '风格指南', '自动评分'];
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
  expect(await screen.findByText('版本 3')).toBeDefined();
  await person.click(screen.getByRole('tab', { name: '自动评分' }));
  const card = within(await screen.findByRole('region', { name: '自动评分' }));
  await person.click(card.getByRole('switch', { name: '自动评分' }));
  await person.click(card.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(sent('templates.changeTemplate')).toMatchObject([
      { templateId: idOf(1), version: 3, settings: { autoScore: { enabled: true } } },
    ]),
  );
});

test('who may not change templates only looks', async () => {
  open(`/project/templateDetail?templateId=${idOf(1)}&tab=qa`, ['project', 'project:projectTemplateRouter']);
  const card = within(await screen.findByRole('region', { name: '质检设置' }));
  expect(card.getByRole('switch', { name: '智能质检' }).hasAttribute('disabled')).toBe(true);
  expect(card.queryByRole('button')).toBeNull();
});
