import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExtractedTerm } from '@transloom/contracts/term-extraction';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../../testing/work-samples.ts';

const done = workSample({
  kind: 'term-extraction',
  name: '泵站说明书',
  status: 'done',
  endedAt: '2026-03-01T08:01:00Z',
  languages: { source: 'en', target: 'de' },
  counts: { terms: 2, known: 1 },
  options: {
    name: null,
    from: 'documents' as const,
    fileIds: [idOf(7)],
    translationFileIds: [],
    projectId: null,
    memoryId: null,
    sourceLanguage: 'en',
    targetLanguage: 'de',
  },
  result: { segments: 40, terms: 2, known: 1 },
});

const valve: ExtractedTerm = {
  termId: idOf(21),
  term: 'check valve',
  forms: ['check valve', 'check valves'],
  frequency: 12,
  score: 0.91,
  translation: 'Rückschlagventil',
  translations: ['Ventil'],
  translatedBy: null,
  remark: '',
  contexts: [{ source: 'Open the check valve.', target: 'Rückschlagventil öffnen.', start: 9, end: 20 }],
  known: false,
  confirmed: true,
  saved: false,
};
const list = {
  records: [valve],
  total: 1,
  counts: { all: 2, known: 1, confirmed: 1, saved: 0, untranslated: 0, rejected: 0 },
};

function open(address: string, answers: Parameters<typeof answerApi>[0] = {}) {
  const { calls } = answerApi({
    ...signedInWorld({
      permissions: ['tools', 'tools:extractionRouter', 'tools:extraction:detailRouter', 'term:edit'],
    }),
    'termExtraction.listWork': () => workPage([done]),
    'termExtraction.work': () => done,
    'termCompletions.listWork': () => ({ records: [], total: 0, pageNumber: 1, pageSize: 1 }),
    'termExtraction.listTerms': () => list,
    'termExtraction.confirmTerms': () => ({ changed: 1 }),
    ...answers,
  });
  openApp(address);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

// D2.25; D5.28: without a name nothing is saved.
test('the list leads to the terms; they are confirmed one by one and all likely ones, and saved to a new base', async () => {
  const { called, person } = open('/tools/termExtraction/index', {
    'termExtraction.saveToTermBase': () => ({ termBaseId: idOf(30), name: '泵站', saved: 1, leftOut: 1 }),
  });
  await person.click(await screen.findByRole('link', { name: '泵站说明书' }));
  expect(await screen.findByText('共 2 条 · 已确认 1 条 · 已保存 0 条')).toBeDefined();
  expect(await screen.findByDisplayValue('check valve')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '取消确认“check valve”' }));
  await person.click(screen.getByRole('button', { name: '确认全部可能的术语' }));
  await waitFor(() =>
    expect(called('termExtraction.confirmTerms')).toMatchObject([
      { termIds: [valve.termId], confirmed: false },
      { termIds: null, leastScore: 0.5, confirmed: true },
    ]),
  );
  await person.click(screen.getByRole('button', { name: '存入术语库' }));
  const drawer = within(await screen.findByRole('dialog'));
  const name = drawer.getByRole('textbox', { name: /名称/ });
  await person.clear(name);
  expect(drawer.getByRole('button', { name: /^保\s?存$/ }).hasAttribute('disabled')).toBe(true);
  await person.type(name, '泵站');
  await person.click(drawer.getByRole('button', { name: /^保\s?存$/ }));
  expect(await screen.findByText('已将 1 条术语存入“泵站”，跳过 1 条')).toBeDefined();
  expect(called('termExtraction.saveToTermBase')).toMatchObject([{ termBase: { name: '泵站' } }]);
});

test('an extraction that found nothing says so', async () => {
  const none = {
    records: [],
    total: 0,
    counts: { all: 0, known: 0, confirmed: 0, saved: 0, untranslated: 0, rejected: 0 },
  };
  open(`/tools/termExtraction/detail?workId=${idOf(1)}`, { 'termExtraction.listTerms': () => none });
  expect(await screen.findByText('没有找到术语')).toBeDefined();
  expect(screen.getByRole('button', { name: '确认全部可能的术语' }).hasAttribute('disabled')).toBe(true);
});

test('an extraction that was deleted leads back to the list', async () => {
  open(`/tools/termExtraction/detail?workId=${idOf(1)}`, {
    'termExtraction.work': () => {
      throw new Refusal('resource.not-found', {});
    },
  });
  expect(await screen.findByText('找不到这个任务')).toBeDefined();
  expect(screen.getByText('返回列表')).toBeDefined();
});
