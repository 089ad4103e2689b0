import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { openMemory, reader, rowOf } from '../../testing/memory-page-world.ts';
import { direction, emptySummary, imported, memory } from '../../testing/memory-samples.ts';
import { idOf } from '../../testing/signed-in-world.ts';

// Rules D3.26-27 of the specification.
test('shows what the memory is, and its entries with layer, origin and who changed them', async () => {
  openMemory({ memory: { penalty: 5, directions: [direction('zh-CN', true)] } });
  expect(await screen.findByRole('heading', { name: '记忆库 1' })).toBeDefined();
  expect(screen.getByText('−5')).toBeDefined();
  const row = await rowOf('House 2');
  expect(row.getByText('房子 2')).toBeDefined();
  expect(row.getByText('已定稿')).toBeDefined();
  expect(row.getByText('人工')).toBeDefined();
  expect(row.getAllByText('linyifan')).toHaveLength(2);
});

test('a merged memory names the one it is in, and offers no change', async () => {
  const { inputs } = openMemory({
    memory: { mergedInto: idOf(7) },
    answers: {
      'memories.memoryDetail': ({ memoryId }) =>
        memoryId === idOf(7) ? memory(7, { name: '合并后的' }) : memory(1, { mergedInto: idOf(7) }),
    },
  });
  const link = await screen.findByRole('link', { name: '合并后的' });
  expect(link.getAttribute('href')).toContain(idOf(7));
  await screen.findByText('House 1');
  expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  expect(screen.getByRole('button', { name: '导入文件' }).getAttribute('aria-disabled')).toBe('true');
  expect(inputs('memories.memoryDetail')).toContainEqual({ memoryId: idOf(7) });
});

test('who may not edit reads only', async () => {
  openMemory({ permissions: reader, memory: { editable: false } });
  const row = await rowOf('House 1');
  expect(row.queryByRole('checkbox')).toBeNull();
  expect(row.queryByRole('button', { name: '修改' })).toBeNull();
  expect(row.getByRole('button', { name: '修改记录' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '添加句对' })).toBeNull();
  expect(screen.queryByRole('button', { name: '导入文件' })).toBeNull();
});

test('a memory that is gone is said to be, with the way back', async () => {
  openMemory({
    answers: {
      'memories.memoryDetail': () => {
        throw new Refusal('resource.not-found');
      },
    },
  });
  expect(await screen.findByText('找不到这个记忆库')).toBeDefined();
  expect(screen.getByRole('button', { name: '返回记忆库列表' })).toBeDefined();
});

test('a memory that somebody deletes while it is looked at is said to be gone', async () => {
  let gone = false;
  const refuse = () => {
    gone = true;
    throw new Refusal('resource.not-found');
  };
  const { person } = openMemory({
    query: '&tab=settings',
    answers: {
      'memories.memoryDetail': () => (gone ? refuse() : memory(1)),
      'memories.changeMemory': refuse,
    },
  });
  await person.click(await screen.findByRole('switch', { name: '允许写入' }));
  expect(await screen.findByText('找不到这个记忆库')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('imports say what was left out and why; it is downloaded, and an import is gone on with or taken back', async () => {
  const summary = { ...emptySummary, detected: 100, imported: 90, duplicate: 7, tooLong: 3 };
  const { person, inputs } = openMemory({
    query: '&tab=imports',
    answers: {
      'memoryImports.listImports': () => [
        imported(1, { summary }),
        imported(2, {
          status: 'cancelled',
          summary: { ...emptySummary, detected: 5, imported: 5 },
          resumable: true,
        }),
      ],
      'memoryImports.downloadDiscarded': () => ({ resourceId: idOf(40) }),
      'memoryImports.resumeImport': () => imported(2, { status: 'waiting' }),
      'memoryImports.takeBackImport': () => null,
    },
  });
  const first = await rowOf('file-1.tmx');
  expect(first.getByText('重复 7 · 过长 3')).toBeDefined();
  await person.click(first.getByRole('button', { name: '下载被舍弃的记录' }));
  await waitFor(() =>
    expect(inputs('memoryImports.downloadDiscarded')).toEqual([{ assetId: idOf(1), importId: idOf(501) }]),
  );
  const second = await rowOf('file-2.tmx');
  await person.click(second.getByRole('button', { name: '继续导入' }));
  await waitFor(() =>
    expect(inputs('memoryImports.resumeImport')).toEqual([{ assetId: idOf(1), importId: idOf(502) }]),
  );
  await person.click(first.getByRole('button', { name: '撤回导入' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('将删除由此文件导入的 90 条记忆。')).toBeDefined();
  await person.click(question.getByRole('button', { name: '撤回导入' }));
  expect(await screen.findByText('已撤回“file-1.tmx”的导入')).toBeDefined();
});

test('a file that has nothing to import says so', async () => {
  openMemory({
    query: '&tab=imports',
    answers: { 'memoryImports.listImports': () => [imported(1, { summary: emptySummary })] },
  });
  const row = await rowOf('file-1.tmx');
  expect(row.getByText('文件中没有可导入的内容。')).toBeDefined();
});

test('settings are saved as they are changed', async () => {
  const { person, inputs } = openMemory({
    query: '&tab=settings',
    answers: { 'memories.changeMemory': () => memory(1), 'memories.setDefaultMemory': () => memory(1) },
  });
  await person.click(await screen.findByRole('switch', { name: '允许写入' }));
  await person.click(screen.getByRole('switch', { name: '简体中文的默认记忆库' }));
  const points = screen.getByLabelText('扣除的分数');
  await person.clear(points);
  await person.type(points, '12');
  await person.tab();
  expect(screen.getByText('完全匹配：100% − 12 = 88%')).toBeDefined();
  await waitFor(() =>
    expect(inputs('memories.changeMemory')).toEqual([
      { memoryId: idOf(1), writable: false },
      { memoryId: idOf(1), penalty: 12 },
    ]),
  );
  expect(inputs('memories.setDefaultMemory')).toEqual([
    { memoryId: idOf(1), targetLanguage: 'zh-CN', isDefault: true },
  ]);
});
