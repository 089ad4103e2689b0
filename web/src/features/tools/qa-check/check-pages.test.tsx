import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../../testing/work-samples.ts';

const done = workSample({
  kind: 'qa-check',
  name: '说明书',
  status: 'done',
  endedAt: '2026-03-01T08:01:00Z',
  languages: { source: 'en', target: 'es' },
  counts: { segments: 3, issues: 2 },
  options: {
    name: null,
    from: 'files' as const,
    fileIds: [idOf(7)],
    translationFileIds: [],
    projectId: null,
    documentIds: [],
    sourceLanguage: 'en',
    targetLanguage: 'es',
    checks: ['double-space'],
    patterns: true,
    termBaseIds: [],
    intelligent: true,
    ownCheckIds: [],
    engineKey: null,
  },
  result: { files: 1, segments: 3, issues: 2, unanswered: 2 },
});
const issue = (number: number, changes: Partial<CheckedIssue> = {}): CheckedIssue => ({
  issueId: idOf(20 + number),
  origin: 'rule',
  check: 'double-space',
  severity: 'warning',
  message: '有多余的空格。',
  sourceSpan: null,
  targetSpan: { start: 6, end: 8 },
  fix: `Cierre ${number}.`,
  ignored: null,
  ...changes,
});
const segment = (number: number, changes: Partial<CheckedSegment> = {}): CheckedSegment => ({
  checkedSegmentId: idOf(10 + number),
  number,
  place: number,
  file: 1,
  source: `Close ${number}.`,
  target: `Cierre  ${number}.`,
  original: `Cierre  ${number}.`,
  codes: {},
  locked: false,
  writable: true,
  marked: false,
  change: 0,
  issues: [issue(number)],
  ...changes,
});
const summary = {
  files: [{ number: 1, name: 'a.xlf', segments: 3, open: 2 }],
  checks: [
    {
      check: 'double-space',
      name: '多余空格',
      origin: 'rule' as const,
      category: 'spaces',
      severity: 'warning' as const,
      open: 2,
      ignored: 0,
      fixable: 2,
    },
  ],
  severities: { error: 0, warning: 2, info: 0 },
  segments: 3,
  marked: 0,
  corrected: 0,
};

function open(address: string, answers: Answers = {}) {
  const permissions = ['tools', 'tools:checkRouter', 'tools:check:detailRouter'] as const;
  const { calls } = answerApi({
    ...signedInWorld({ permissions: [...permissions] }),
    'qaCheck.listWork': () => workPage([done]),
    'qaCheck.work': () => done,
    'qaCheck.checkSummary': () => summary,
    'qaCheck.listCheckedSegments': () => ({ records: [segment(1), segment(2)], total: 2 }),
    ...answers,
  });
  openApp(address);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}
const page = `/tools/qa/detail?workId=${idOf(1)}`;

test('the list says what was found and leads to the side-by-side view', async () => {
  open('/tools/qa/index');
  const link = await screen.findByRole('link', { name: '说明书' });
  expect(link.getAttribute('href')).toContain('/tools/qa/detail-new?workId=');
});

// D2.26, D3.41
test('the table shows segments with their issues; one is opened, corrected, and refusals are told', async () => {
  const { person, called } = open(page, {
    'qaCheck.correctSegment': () => {
      throw new Refusal('qa-check.changed', {});
    },
    'qaCheck.markCheckedSegment': () => null,
  });
  expect(await screen.findByText(/未能对 2 个句段给出有效回答/)).toBeDefined();
  expect((await screen.findAllByText('有多余的空格。')).length).toBe(2);
  await person.click(screen.getByRole('button', { name: '标记句段 1' }));
  await waitFor(() =>
    expect(called('qaCheck.markCheckedSegment')).toEqual([
      { workId: idOf(1), checkedSegmentId: idOf(11), marked: true },
    ]),
  );
  await person.click(screen.getByRole('button', { name: '打开句段 2' }));
  const drawer = within(await screen.findByRole('dialog'));
  const field = drawer.getByRole('textbox', { name: '译文' });
  await person.clear(field);
  await person.type(field, 'Cierre.');
  await person.click(drawer.getByRole('button', { name: '保存并检查' }));
  await waitFor(() =>
    expect(called('qaCheck.correctSegment')).toEqual([
      { workId: idOf(1), checkedSegmentId: idOf(12), seen: 0, target: 'Cierre.' },
    ]),
  );
  expect(await drawer.findByText(/刚被他人修改/)).toBeDefined();
});

// D4.30
test('an ignored issue says who ignored it and why, and is taken up again', async () => {
  const ignored = { by: '林一帆', at: '2026-03-01T08:00:00Z', reason: '客户要求' };
  const { person, called } = open(page, {
    'qaCheck.listCheckedSegments': () => ({
      records: [segment(1, { issues: [issue(1), issue(2, { ignored })] })],
      total: 1,
    }),
    'qaCheck.unignoreCheckedIssues': () => ({ changed: 1 }),
  });
  await person.click(await screen.findByRole('button', { name: '打开句段 1' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(/客户要求/)).toBeDefined();
  await person.click(panel.getByRole('button', { name: '取消忽略' }));
  await waitFor(() => expect(called('qaCheck.unignoreCheckedIssues')).toHaveLength(1));
});

// D4.30. Component ids are all alike here, so that a dialog over a drawer is not found by its name.
test('an issue is ignored with a reason, and a refusal stays in the dialog', async () => {
  let refused = true;
  const { person, called } = open(page, {
    'qaCheck.ignoreCheckedIssues': () => {
      if (refused) throw new Refusal('qa-check.changed', {});
      return { changed: 1 };
    },
  });
  await person.click(await screen.findByRole('button', { name: '打开句段 1' }));
  const panel = within(await screen.findByRole('dialog'));
  await person.click(panel.getByRole('button', { name: /忽\s?略/ }));
  const title = await screen.findByText('忽略问题');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]') ?? document.body);
  await person.type(dialog.getByLabelText('原因'), ' 客户要求 ');
  await person.click(dialog.getByRole('button', { name: /^忽\s?略$/ }));
  expect(await dialog.findByText(/刚被他人修改/)).toBeDefined();
  refused = false;
  await person.click(dialog.getByRole('button', { name: /^忽\s?略$/ }));
  await waitFor(() => expect(screen.queryByText('忽略问题')).toBeNull());
  expect(called('qaCheck.ignoreCheckedIssues').at(-1)).toEqual({
    workId: idOf(1),
    issueIds: [idOf(21)],
    reach: 'issue',
    reason: '客户要求',
  });
});

test('all fixes are shown before they are made, and each may be left out', async () => {
  const fixes = [1, 2].map((number) => ({
    checkedSegmentId: idOf(10 + number),
    number,
    before: `Cierre  ${number}.`,
    after: `Cierre ${number}.`,
  }));
  const { person, called } = open(`${page}&check=double-space`, {
    'qaCheck.previewFixes': () => ({ records: fixes, total: 2 }),
    'qaCheck.fixIssues': () => ({ mended: 1, refused: 0, next: null }),
  });
  await person.click(await screen.findByRole('button', { name: /全部修复（2）/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('checkbox', { name: '句段 2' }));
  await person.click(dialog.getByRole('button', { name: '修复 1 个句段' }));
  await waitFor(() =>
    expect(called('qaCheck.fixIssues')).toEqual([
      { workId: idOf(1), check: 'double-space', exceptIds: [idOf(12)], after: 0 },
    ]),
  );
  expect(await screen.findByText('已修复 1 个句段')).toBeDefined();
});

// D5.58
test('a check of nothing is not started, and says so', async () => {
  const { person } = open('/tools/qa/index', {
    'ownChecks.listOwnChecks': () => [],
    'projects.listProjects': () => workPage([]),
    'terms.listTermBases': () => [],
  });
  await person.click(await screen.findByRole('button', { name: /新建检查/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(drawer.getByRole('button', { name: /清\s?空/ }));
  expect((await drawer.findAllByText('请至少选择一个检查项')).length).toBeGreaterThan(0);
  expect(drawer.getByRole('button', { name: '开始检查' }).hasAttribute('disabled')).toBe(true);
});
