import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OptionProfile } from '@transloom/contracts/document-settings';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { answerUploads, documentLimits } from '../../testing/answer-uploads.ts';
import { openApp } from '../../testing/open-app.tsx';
import { project, translationDocument } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const manager: readonly PermissionKey[] = ['project', 'project:detailRouter', 'project:manage'];
const workbook = translationDocument(1, { name: 'texts.xlsx', format: 'xlsx' });
const options = ['languageColumns', 'hiddenText', 'splitByParagraph'];

interface World {
  readonly documents?: readonly TranslationDocument[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
}

async function open({ documents = [workbook], permissions = manager, answers = {} }: World = {}) {
  const profiles: OptionProfile[] = [];
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'projects.project': () => ({ ...project(1, { name: '说明书' }), documents: [...documents] }),
    'projects.changeSetting': (change) => project(1, change as object),
    'files.uploadLimits': () => ({
      ...documentLimits,
      formats: [
        ...documentLimits.formats,
        { id: 'xlsx', name: 'Excel workbook', extensions: ['xlsx'], options, missing: null },
      ],
    }),
    'documentSettings.listProfiles': () => profiles,
    'documentSettings.saveProfile': (profile) => {
      const saved = { ...profile, profileId: idOf(70), updatedAt: '2026-03-01T08:00:00Z' };
      profiles.push(saved as OptionProfile);
      return saved as OptionProfile;
    },
    'documents.readAgain': () => null,
    ...answers,
  });
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  openApp(`/project/list?projectId=${idOf(1)}`);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('tab', { name: '文档设置' }));
  return { called, person };
}

type Person = ReturnType<typeof userEvent.setup>;

async function openOptions(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Excel 工作簿 的解析设置' }));
  return within(await screen.findByRole('dialog'));
}

test('every language needs a column of its own', async () => {
  const { person, called } = await open();
  const drawer = await openOptions(person);
  await person.click(drawer.getByRole('switch', { name: '多列解析' }));
  const apply = drawer.getByRole('button', { name: '应用' });
  await person.click(apply);
  await drawer.findByText('请为所有语言填写大写列字母');
  expect(drawer.getByLabelText(/西班牙语/).getAttribute('aria-invalid')).toBe('true');
  await person.type(drawer.getByLabelText(/英语/), 'b');
  await person.type(drawer.getByLabelText(/西班牙语/), 'b');
  await drawer.findByText('同一列不能指定两次');
  await person.clear(drawer.getByLabelText(/西班牙语/));
  await person.type(drawer.getByLabelText(/西班牙语/), 'c');
  await person.click(apply);
  await screen.findByText('解析设置已保存');
  const [change] = called('projects.changeSetting');
  expect(change).toMatchObject({ documentOptions: { xlsx: { languageColumns: { en: 'B', es: 'C' } } } });
});

test('options become a profile, which new files of the type are read with', async () => {
  const { person, called } = await open();
  const drawer = await openOptions(person);
  expect(drawer.getByRole('button', { name: '存为方案' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(drawer.getByRole('switch', { name: '隐藏内容' }));
  await person.click(drawer.getByRole('button', { name: '存为方案' }));
  await person.type(drawer.getByLabelText('方案名称'), '含隐藏');
  await person.click(drawer.getByRole('switch', { name: '新的 Excel 工作簿 文件默认使用此方案' }));
  await person.click(drawer.getByRole('button', { name: /^保\s?存$/ }));
  await drawer.findByText('含隐藏（默认方案）');
  expect(called('documentSettings.saveProfile')).toMatchObject([
    { format: 'xlsx', name: '含隐藏', isDefault: true, options: { hiddenText: true } },
  ]);
});

test('a profile that is refused says why, and keeps its name', async () => {
  const { person } = await open({
    answers: {
      'documentSettings.saveProfile': ({ name }) => {
        throw new Refusal('profile.duplicate-name', { name });
      },
    },
  });
  const drawer = await openOptions(person);
  await person.click(drawer.getByRole('switch', { name: '隐藏内容' }));
  await person.click(drawer.getByRole('button', { name: '存为方案' }));
  await person.type(drawer.getByLabelText('方案名称'), '旧的{Enter}');
  await drawer.findByText('已有名为“旧的”的设置方案，请换一个名称。');
  expect(drawer.getByLabelText('方案名称')).toHaveProperty('value', '旧的');
});

test('a newer file is read in place of the one there is', async () => {
  answerUploads();
  const { person, called } = await open();
  await person.click(await screen.findByRole('button', { name: '重新解析 texts.xlsx' }));
  const drawer = within(await screen.findByRole('dialog'));
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (input === null) throw new Error('nowhere to put a file');
  await person.upload(input, new File(['hello'], 'texts.txt'));
  await drawer.findByText(/已上传/);
  await person.click(drawer.getByRole('button', { name: '重新解析' }));
  await screen.findByText('正在重新解析“texts.xlsx”');
  expect(called('documents.readAgain')).toMatchObject([
    { documentIds: [idOf(1)], fileId: idOf(901), segmentation: 'kept' },
  ]);
});

test('what a reading gave is told, and why one failed', async () => {
  const rereading = { at: '2026-03-02T08:00:00Z', kept: 1200, changed: 2, added: 3, gone: 4 };
  const failed = { ...rereading, failureMessage: '文件已损坏' };
  await open({
    documents: [
      { ...workbook, rereading: { ...rereading, failureMessage: null } },
      translationDocument(2, { rereading: failed }),
    ],
  });
  await screen.findByText('保留 1,200，变更 2，新增 3，移除 4');
  await screen.findByText('文件已损坏');
});

test('whoever may not manage the project only looks', async () => {
  await open({ permissions: ['project', 'project:detailRouter'] });
  await screen.findByText(/^Excel 工作簿/);
  expect(screen.queryByRole('button', { name: /解析设置|重新解析|断句规则/ })).toBeNull();
});

test('files without options say so', async () => {
  await open({ documents: [translationDocument(1, { name: 'a.txt', format: 'txt' })] });
  await screen.findByText('项目中的文件类型没有可选设置。');
});
