import { screen, waitFor, within } from '@testing-library/react';
import type { AnalysisResult, AnalyzedSegment, ListedAnalysis } from '@transloom/contracts/analyses';
import type { WorkStatus } from '@transloom/contracts/work';
import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { countLines } from '@transloom/core/analysis/count-lines';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { expect, test } from 'vitest';
import type { Answers } from '../../testing/answer-api.ts';
import { openProject } from '../../testing/project-page-world.tsx';
import { idOf } from '../../testing/signed-in-world.ts';
import type { AnalysisWork } from './analyses.queries.ts';

const lines = countLines([
  { line: '100', text: 'Open the lid.' },
  { line: 'new', text: 'Close it.' },
  { line: 'new', text: 'Wait.' },
]);
const earlier = countLines([{ line: 'new', text: 'Close it.' }]);
const scheme = { schemeId: null, name: '', version: 1, rates: defaultRateScheme };

const resultOf = (counted: typeof lines): AnalysisResult => ({
  total: { lines: counted, internal: null },
  languages: [{ targetLanguage: 'es', documents: 1, lines: counted, internal: null }],
  scheme,
});

const workOf = (
  workId: string,
  result: AnalysisResult | null,
  status: WorkStatus = 'done',
): AnalysisWork => ({
  workId,
  kind: 'analysis',
  name: '说明书',
  languages: null,
  subject: { kind: 'project', id: idOf(1) },
  status,
  stage: 'matching',
  progress: { done: 3, total: 3, doing: null },
  failure: status === 'failed' ? ({ code: 'server.unexpected', params: {} } as const) : null,
  cost: null,
  counts: {},
  creator: 'mira',
  createdAt: '2026-05-01T08:00:00Z',
  startedAt: null,
  endedAt: null,
  expectedAt: null,
  options: {
    projectId: idOf(1),
    documentIds: [],
    schemeId: null,
    settings: {
      contextMode: 'neighbours',
      counter: 'spec',
      repetitionsFirst: false,
      internalFuzzy: false,
      autoReplace: [],
      lowRiskFrom: null,
    },
  },
  result,
});

const listed = (number: number, createdAt: string): ListedAnalysis => ({
  analysisId: idOf(number),
  status: 'done',
  creator: 'mira',
  createdAt,
  segments: 3,
});

const segment: AnalyzedSegment = {
  documentId: idOf(11),
  documentName: 'guide.docx',
  targetLanguage: 'es',
  number: 7,
  source: 'Open the lid.',
  line: '100',
  rate: 100,
  memoryName: '说明书库',
  penalty: 0,
  first: null,
  internalRate: null,
  score: null,
};

const answers: Answers = {
  'analyses.projectAnalyses': () => [listed(31, '2026-05-02T08:00:00Z'), listed(30, '2026-05-01T08:00:00Z')],
  'analyses.work': ({ workId }) => workOf(workId, resultOf(workId === idOf(31) ? lines : earlier)),
  'analyses.analyzedDocuments': () => [],
  'analyses.analyzedSegments': () => ({ records: [segment], total: 1, pageNumber: 1, pageSize: 50 }),
  'analyses.exportWork': () => ({ resourceId: idOf(40) }),
  'analyses.priceWork': () => ({ cost: null, seconds: null }),
  'rateSchemes.listRateSchemes': () => [{ ...scheme, changedBy: null, changedAt: null }],
};

const address = { search: 'tab=analysis' };

// D3.16, D3.17: categories with segments, words, characters and Chinese-Korean words.
test('shows every line of the newest analysis with its counts and their sum', async () => {
  openProject({ answers, ...address });
  const table = within(await screen.findByRole('table', { name: '各分类的统计' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + analysisLines.length + 1);
  const row = within(table.getByRole('button', { name: '查看“新字”的句段' }).closest('tr') ?? document.body);
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '新字',
    '2',
    '3',
    '14',
    '3',
    '50%',
    '100%',
    '3',
  ]);
});

test('a line opens its segments with the reason for each', async () => {
  const { person } = openProject({ answers, ...address });
  await person.click(await screen.findByRole('button', { name: '查看“100%”的句段' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('与记忆库“说明书库”中一条句对的原文完全相同。')).toBeDefined();
});

test('another snapshot is set beside it', async () => {
  openProject({ answers, search: `tab=analysis&compare=${idOf(30)}` });
  expect(await screen.findByRole('columnheader', { name: /变化/ })).toBeDefined();
  const row = within(
    (await screen.findByRole('button', { name: '查看“新字”的句段' })).closest('tr') ?? document.body,
  );
  expect(row.getByText('+1')).toBeDefined();
});

test('the report is downloaded in the chosen format', async () => {
  const { person, called } = openProject({ answers, ...address });
  await person.click(await screen.findByRole('button', { name: '下载报告' }));
  await person.click(await screen.findByText('CSV'));
  await waitFor(() =>
    expect(called('analyses.exportWork')).toEqual([{ workId: idOf(31), choice: { format: 'csv' } }]),
  );
});

test('without an analysis there is one button, which asks how to count', async () => {
  const created: unknown[] = [];
  const { person } = openProject({
    answers: {
      ...answers,
      'analyses.projectAnalyses': () => [],
      'analyses.createWork': (input) => {
        created.push(input);
        return workOf(idOf(32), null, 'waiting');
      },
    },
    ...address,
  });
  await person.click(await screen.findByRole('button', { name: '开始分析' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(drawer.getByRole('switch', { name: /重复优先于完全匹配/ }));
  await person.click(drawer.getByRole('button', { name: '开始分析' }));
  await waitFor(() =>
    expect(created).toMatchObject([
      { options: { projectId: idOf(1), settings: { repetitionsFirst: true, contextMode: 'neighbours' } } },
    ]),
  );
});

test('an analysis that failed is tried again', async () => {
  const { person, called } = openProject({
    answers: {
      ...answers,
      'analyses.work': ({ workId }) => workOf(workId, null, 'failed'),
      'analyses.retryWork': ({ workId }) => workOf(workId, null, 'waiting'),
    },
    ...address,
  });
  await person.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(called('analyses.retryWork')).toEqual([{ workId: idOf(31) }]));
});
