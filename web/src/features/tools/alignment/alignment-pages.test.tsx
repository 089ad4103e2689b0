import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AlignedPair } from '@transloom/contracts/alignment';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../../testing/answer-api.ts';
import { answerUploads, documentLimits } from '../../../testing/answer-uploads.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { engine } from '../../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../../testing/work-samples.ts';

const options = {
  name: null,
  type: 'double' as const,
  sourceFileId: idOf(7),
  targetFileId: idOf(8),
  sourceLanguage: 'en',
  targetLanguage: 'de',
  method: 'rules' as const,
  engineKey: null,
  askModel: false,
  modelKey: null,
  useMemories: true,
  useTerms: true,
  threshold: 0.4,
};
const done = workSample({
  kind: 'alignment',
  name: '说明书',
  status: 'done',
  endedAt: '2026-03-01T08:01:00Z',
  languages: { source: 'en', target: 'de' },
  counts: { pairs: 3, pending: 1 },
  options,
  result: {
    sourceSentences: 3,
    targetSentences: 12,
    warnings: [{ code: 'unequal' as const, params: { source: 3, target: 12 } }],
  },
});
const pair = (number: number, changes: Partial<AlignedPair> = {}): AlignedPair => ({
  rowId: idOf(10 + number),
  number,
  source: `Source ${number}.`,
  target: `Ziel ${number}.`,
  confidence: 0.8,
  state: 'aligned',
  ...changes,
});
const list = {
  rows: 3,
  pending: 1,
  unpaired: 0,
  change: 4,
  canUndo: true,
  canRedo: false,
  saved: [],
  records: [pair(1), pair(2, { state: 'pending', confidence: 0.2 }), pair(3)],
};
const edited = { ...list, number: 1 };

function open(address: string, answers: Answers = {}) {
  const permissions = [
    'tools',
    'tools:alignmentRouter',
    'tools:alignment:detailRouter',
    'tools:alignment:rolesRouter',
    'memory:edit',
  ] as const;
  const { calls } = answerApi({
    ...signedInWorld({ permissions: [...permissions] }),
    'alignment.listWork': () => workPage([done]),
    'alignment.work': () => done,
    'alignment.listPairs': () => list,
    'alignment.pendingPairs': () => ({ numbers: [2] }),
    ...answers,
  });
  openApp(address);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

test('the list says files, method and pairs, and leads to the page of the method', async () => {
  open('/tools/align/index');
  const link = await screen.findByRole('link', { name: '说明书' });
  expect(link.getAttribute('href')).toContain('/tools/align/tiled?workId=');
  expect(screen.getByText('按规则')).toBeDefined();
});

test('a language model is chosen for unsure places, and its cost stands there before the start', async () => {
  answerUploads();
  const { person, called } = open('/tools/align/index', {
    'files.uploadLimits': () => documentLimits,
    'alignment.detectLanguages': () => ({ source: 'en', target: 'de' }),
    'engines.listEngines': () => [
      { group: 'connected', engines: [engine('loom', { name: 'Loom', writes: true })] },
    ],
    'alignment.priceWork': () => ({ cost: null, seconds: null, engineCharacters: 1200 }),
    'alignment.createWork': () => done,
  });
  await person.click(await screen.findByRole('button', { name: /新建对齐/ }));
  const drawer = within(await screen.findByRole('dialog'));
  for (const name of ['a.txt', 'b.txt']) {
    const inputs = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
    const input = inputs[name === 'a.txt' ? 0 : 1];
    if (input === undefined) throw new Error('nowhere to put a file');
    await waitFor(() => expect(input.disabled).toBe(false));
    await person.upload(input, new File(['text'], name));
    await drawer.findByText(name);
  }
  await person.click(drawer.getByRole('checkbox', { name: '交给大语言模型判断' }));
  expect(await drawer.findByText('Loom')).toBeDefined();
  expect(await drawer.findByText(/1,200/)).toBeDefined();
  await person.click(drawer.getByRole('button', { name: '开始对齐' }));
  await waitFor(() =>
    expect(called('alignment.createWork')).toMatchObject([{ options: { askModel: true, modelKey: null } }]),
  );
});

// D8.37
test('the page warns of sides that differ greatly, and offers the file of each kind', async () => {
  open(`/tools/align/tiled?workId=${idOf(1)}`);
  expect(await screen.findByText(/两侧句数相差很大：原文 3 句，译文 12 句/)).toBeDefined();
  expect(screen.getByText('原文和译文')).toBeDefined();
  expect(screen.getByRole('button', { name: /导\s?出/ })).toBeDefined();
});

test('a refused change is told in the words of the server', async () => {
  const { person, called } = open(`/tools/align/tiled?workId=${idOf(1)}`, {
    'alignment.editPairs': () => {
      throw new Refusal('alignment.split-needs-editing', {});
    },
  });
  await person.click(await screen.findByRole('button', { name: /在光标处拆分/ }));
  await waitFor(() =>
    expect(called('alignment.editPairs')).toMatchObject([
      { seen: 4, edit: { kind: 'split', rowId: idOf(11), side: 'source', at: null } },
    ]),
  );
  expect(await screen.findByText(/请先进入编辑状态/)).toBeDefined();
});

test('buttons act on the active row; undo is offered where there is something to take back', async () => {
  const { person, called } = open(`/tools/align/detail?workId=${idOf(1)}`, {
    'alignment.editPairs': () => edited,
    'alignment.undoEdit': () => edited,
  });
  await person.click(await screen.findByRole('button', { name: /下一个待确认（1）/ }));
  await person.click(screen.getByRole('button', { name: /确认并转到下一个/ }));
  await waitFor(() =>
    expect(called('alignment.editPairs')).toEqual([
      { workId: idOf(1), seen: 4, edit: { kind: 'mark', rowIds: [idOf(12)], state: 'aligned' } },
    ]),
  );
  await person.click(screen.getByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(called('alignment.undoEdit')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /重做/ }).hasAttribute('disabled')).toBe(true);
});

// D4.37
test('pairs that were saved once go only to a new memory', async () => {
  const saved = [{ memoryId: idOf(50), name: '旧库', at: '2026-03-01T08:00:00Z' }];
  const { person, called } = open(`/tools/align/tiled?workId=${idOf(1)}`, {
    'alignment.listPairs': () => ({ ...list, saved }),
    'alignment.saveToMemory': () => ({ memoryId: idOf(51), name: '新库', saved: 2, unpaired: 0, pending: 1 }),
  });
  await person.click(await screen.findByRole('button', { name: '存入记忆库' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/只能保存到已有记忆库一次/)).toBeDefined();
  expect(drawer.queryByText('已有记忆库')).toBeNull();
  const name = drawer.getByLabelText('记忆库名称');
  await person.clear(name);
  await person.type(name, '新库');
  await person.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(called('alignment.saveToMemory')).toEqual([
      { workId: idOf(1), memory: { name: '新库' }, withPending: false },
    ]),
  );
  expect(await screen.findByText('正在把 2 个句对导入“新库”')).toBeDefined();
});
