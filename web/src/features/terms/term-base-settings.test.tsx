import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptySummary, imported } from '../../testing/memory-samples.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { dialog, openTermBase, rowOf } from '../../testing/term-base-world.ts';
import { termBase } from '../../testing/term-samples.ts';

test('the settings of a term base are saved at once', async () => {
  const { person, inputs } = openTermBase({
    query: '&tab=settings',
    answers: { 'terms.changeTermBase': () => termBase(1) },
  });
  await person.click(await screen.findByRole('switch', { name: '默认术语库' }));
  const priority = screen.getByLabelText('优先级');
  await person.clear(priority);
  await person.type(priority, '7{Enter}');
  await waitFor(() =>
    expect(inputs('terms.changeTermBase')).toEqual([
      { termBaseId: idOf(1), isDefault: true },
      { termBaseId: idOf(1), priority: 7 },
    ]),
  );
});

test('a term base gets more languages, but none that it has', async () => {
  const { person, inputs } = openTermBase({
    query: '&tab=settings',
    answers: { 'terms.addTermLanguages': () => termBase(1) },
  });
  await person.click(await screen.findByRole('button', { name: '添加语言' }));
  const languages = await screen.findByLabelText('译文语言');
  await person.type(languages, 'zh-CN');
  expect(screen.queryByTitle('简体中文')).toBeNull();
  await person.clear(languages);
  await person.type(languages, 'fr');
  await person.click(await screen.findByTitle('法语'));
  await person.click(screen.getAllByRole('button', { name: '添加语言' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(inputs('terms.addTermLanguages')).toEqual([{ termBaseId: idOf(1), targetLanguages: ['fr'] }]),
  );
});

test('every import is listed; one that was stopped is begun anew, one that is done taken back', async () => {
  const summary = { ...emptySummary, detected: 9, imported: 7, duplicate: 2 };
  const { person, inputs } = openTermBase({
    query: '&tab=imports',
    answers: {
      'termImports.listImports': () => [
        imported(2, { status: 'cancelled', resumable: true }),
        imported(1, { summary }),
      ],
      'termImports.resumeImport': () => imported(2, { status: 'waiting' }),
      'termImports.takeBackImport': () => null,
    },
  });
  const stopped = await rowOf('file-2.tmx');
  expect(stopped.queryByRole('button', { name: '撤回导入' })).toBeNull();
  await person.click(stopped.getByRole('button', { name: '继续导入' }));
  await waitFor(() =>
    expect(inputs('termImports.resumeImport')).toEqual([{ assetId: idOf(1), importId: idOf(502) }]),
  );
  await person.click((await rowOf('file-1.tmx')).getByRole('button', { name: '撤回导入' }));
  const question = await dialog();
  expect(question.getByText('将删除由此文件导入的 7 条术语。')).toBeDefined();
  await person.click(question.getByRole('button', { name: '撤回导入' }));
  expect(await screen.findByText('已撤回“file-1.tmx”的导入')).toBeDefined();
  expect(inputs('termImports.takeBackImport')).toEqual([{ assetId: idOf(1), importId: idOf(501) }]);
});
