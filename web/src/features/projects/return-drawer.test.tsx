import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ReturnReport } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { answerUploads, documentLimits } from '../../testing/answer-uploads.ts';
import { openApp } from '../../testing/open-app.tsx';
import { project, translationDocument } from '../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const translator: readonly PermissionKey[] = ['project', 'project:detailRouter', 'segment:edit'];
const nothing = { changed: 0, confirmed: 0, unchanged: 0, conflicts: 0, locked: 0, refused: 0, unknown: 0 };

/** With the drawer open and a file in it. */
async function upload(answer: () => ReturnReport) {
  answerUploads();
  const { calls } = answerApi({
    ...signedInWorld({ permissions: translator }),
    'projects.project': () => ({ ...project(1), documents: [translationDocument(11)] }),
    'files.uploadLimits': () => documentLimits,
    'files.removeUpload': () => null,
    'workbench.returnTranslations': answer,
  });
  openApp(`/project/list?projectId=${idOf(1)}`);
  const person = userEvent.setup();
  const row = (await screen.findByText('file-11.docx')).closest('tr');
  if (row === null) throw new Error('no row');
  await person.click(within(row).getByRole('button', { name: '导入译文（XLIFF）' }));
  const drawer = within(await screen.findByRole('dialog'));
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (input === null) throw new Error('nowhere to put a file');
  await person.upload(input, new File(['<xliff/>'], 'back.txt'));
  await drawer.findByText(/已上传/);
  return {
    person,
    drawer,
    returned: () => calls.filter(({ name }) => name === 'workbench.returnTranslations'),
  };
}

test('tells what was taken, and of the rest why it was not', async () => {
  const report = { ...nothing, changed: 1200, confirmed: 2, conflicts: 3, unknown: 4 };
  const { person, drawer, returned } = await upload(() => report);
  await person.click(drawer.getByRole('checkbox', { name: /同时覆盖/ }));
  await person.click(drawer.getByRole('button', { name: '导入' }));
  await drawer.findByText('更新 1,200 句，其中确认 2 句；0 句没有变化');
  expect(drawer.getByText(/3 句下载之后在这里改动过/)).toBeDefined();
  expect(drawer.getByText('4 句在文件中已不存在')).toBeDefined();
  expect(drawer.queryByText(/已锁定/)).toBeNull();
  expect(returned()[0]?.input).toMatchObject({ documentId: idOf(11), overwrite: true });
  expect(drawer.queryByText('back.txt')).toBeNull();
});

test('a refused file is told of, and another can be chosen', async () => {
  const { person, drawer } = await upload(() => {
    throw new Refusal('document.not-returned');
  });
  await person.click(drawer.getByRole('button', { name: '导入' }));
  expect((await drawer.findByRole('alert')).textContent).toContain('请下载该文件的 XLIFF');
  expect(drawer.queryByText('back.txt')).toBeNull();
});
