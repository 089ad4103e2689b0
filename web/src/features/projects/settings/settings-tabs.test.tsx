import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { engine, project } from '../../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { templateSample } from '../../../testing/template-sample.ts';

interface World {
  readonly managed?: boolean;
  readonly refused?: boolean;
}

function open(tab: string, { managed = true, refused = false }: World = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['project', 'project:detailRouter', 'project:manage', 'template:edit'] }),
    'projects.project': () => ({ ...project(1, { managed, version: 4 }), documents: [] }),
    'projects.changeProject': () => project(1),
    'projects.changeSetting': () => {
      if (refused) throw new Refusal('project.changed', {});
      return project(1);
    },
    'engines.enginesForPair': () => [engine('apertium', { name: 'Apertium', local: true }), engine('other')],
    'projectPeople.projectPeople': () => ({ openToAll: true, people: [] }),
    'projectPeople.saveProjectPeople': () => ({ openToAll: false, people: [] }),
    'templates.listBasic': () => [
      { templateId: idOf(70), name: '手册', sourceLanguage: 'en', targetLanguages: ['es'] },
    ],
    'templates.templateDifferences': () => ['flow', 'matchRate'],
    'templates.applyTemplate': () => ['flow', 'matchRate'],
    'templates.templateFromProject': () => templateSample({ name: '新模板' }),
    'teams.teamFilterItems': () => ({ teams: [], people: [{ id: idOf(7), name: '陈晓' }] }),
  });
  openApp(`/project/list?projectId=${idOf(1)}&tab=${tab}`);
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), sent };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

// Rules D2.7, D3.6 and D7.6 of the specification.
test('locks and the match rate are changed later, from the version that was shown', async () => {
  const { person, sent } = open('base');
  const rules = await card('翻译规则');
  await person.click(rules.getByRole('checkbox', { name: '102% 匹配' }));
  await person.click(rules.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(sent('projects.changeSetting')).toHaveLength(1));
  expect(sent('projects.changeSetting')[0]).toMatchObject({
    version: 4,
    settings: { locks: { match102: true, match101: false }, matchRate: 70 },
  });
});

test('the workflow takes stages of its own, in their order', async () => {
  const { person, sent } = open('base');
  const rules = await card('翻译规则');
  await person.click(rules.getByRole('combobox', { name: '工作流' }));
  await person.click(await screen.findByTitle('自定义环节'));
  const name = await rules.findByRole('textbox', { name: '第 3 个环节的名称' });
  await person.clear(name);
  await person.type(name, '排版');
  await person.click(rules.getByRole('button', { name: '上移“排版”' }));
  await person.click(rules.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(sent('projects.changeSetting')[0]).toMatchObject({
      settings: {
        flow: [{ kind: 'translation' }, { kind: 'own', name: '排版' }, { kind: 'review' }],
      },
    }),
  );
});

test('another engine is chosen for a pair', async () => {
  const { person, sent } = open('base');
  const languages = await card('语言与模型');
  await person.click(await languages.findByRole('combobox', { name: '西班牙语的翻译模型' }));
  await person.click(await screen.findByTitle('other'));
  await person.click(languages.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(sent('projects.changeSetting')[0]).toMatchObject({
      targetLanguages: ['es'],
      engines: [{ targetLanguage: 'es', engineKey: 'other', referenceEngineKey: null }],
    }),
  );
});

test('what somebody else changed meanwhile is said, and nothing that was chosen is lost', async () => {
  const { person } = open('qa', { refused: true });
  const qa = await card('质检');
  await person.click(qa.getByRole('switch', { name: '质检后才能提交' }));
  await person.click(qa.getByRole('button', { name: /保\s?存/ }));
  expect(await qa.findByText('项目设置已被他人修改，请查看最新内容后再保存。')).toBeDefined();
  expect(qa.getByRole('switch', { name: '质检后才能提交' }).getAttribute('aria-checked')).toBe('true');
});

test('people are named, and who does not manage the project only looks', async () => {
  const { person, sent } = open('base');
  const people = await card('参与人员');
  await person.click(people.getByRole('radio', { name: '指定人员' }));
  await person.click(people.getByRole('combobox', { name: '选择人员' }));
  await person.click(await screen.findByTitle('陈晓'));
  await person.click(people.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(sent('projectPeople.saveProjectPeople')[0]).toMatchObject({
      openToAll: false,
      userIds: [idOf(7)],
    }),
  );
});

test('who does not manage the project changes nothing', async () => {
  open('qa', { managed: false });
  const qa = await card('质检');
  expect(qa.getByRole('switch', { name: '智能质检' }).hasAttribute('disabled')).toBe(true);
  expect(qa.queryByRole('button', { name: /保\s?存|恢复默认/ })).toBeNull();
  expect(qa.getByRole('button', { name: /数字/ })).toBeDefined();
});

test('checks show how often they are right, and are turned on and off', async () => {
  const { person, sent } = open('qa');
  const qa = await card('质检');
  await person.click(qa.getByRole('button', { name: /数字/ }));
  expect((await qa.findAllByText(/^准确率 \d+%（\d+ 例）/)).length).toBeGreaterThan(5);
  await person.click(qa.getByRole('switch', { name: '缺少数字' }));
  await person.click(qa.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(sent('projects.changeSetting')).toHaveLength(1));
  expect(sent('projects.changeSetting')[0]).toMatchObject({
    settings: { qa: { checks: { 'number-missing': false } } },
  });
});

// Rule P7.39 of the specification.
test('a project is compared with a template, takes it over, and becomes one', async () => {
  const { person, sent } = open('base');
  const templates = await card('模板');
  await person.click(templates.getByRole('combobox', { name: '选择要比较的模板' }));
  await person.click(await screen.findByTitle('手册'));
  expect(await templates.findByText('2 处不同')).toBeDefined();
  await person.click(templates.getByRole('button', { name: '套用模板' }));
  await screen.findByText(/以下设置将与模板一致：工作流、匹配率/);
  const confirm = screen.getAllByRole('button', { name: '套用模板' }).at(-1);
  if (confirm) await person.click(confirm);
  await waitFor(() =>
    expect(sent('templates.applyTemplate')).toEqual([{ projectId: idOf(1), templateId: idOf(70) }]),
  );
  await person.click(templates.getByRole('button', { name: '存为模板' }));
  await person.type(await screen.findByLabelText('模板名称'), '新模板');
  await person.click(screen.getByRole('button', { name: '新建模板' }));
  await waitFor(() =>
    expect(sent('templates.templateFromProject')).toEqual([
      { projectId: idOf(1), name: '新模板', teamId: null },
    ]),
  );
});
