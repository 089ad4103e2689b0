import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alignmentContract } from '@transloom/contracts/alignment';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { polishContract } from '@transloom/contracts/polish';
import { qaCheckContract } from '@transloom/contracts/qa-check';
import { termExtractionContract } from '@transloom/contracts/term-extraction';
import type { WorkStatus } from '@transloom/contracts/work';
import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../testing/work-samples.ts';

const permissions: PermissionKey[] = [
  'tools',
  'tools:polishRouter',
  'tools:alignmentRouter',
  'tools:extractionRouter',
  'tools:checkRouter',
  'tools:detectorRouter',
  'tools:videoTranslateRouter',
];
const languages = { sourceLanguage: 'en', targetLanguage: 'de' };
const polish = polishContract.options.parse({ from: 'text', text: 'The pump is good.', language: 'en' });
const extraction = termExtractionContract.options.parse({
  from: 'project',
  projectId: idOf(50),
  ...languages,
});
const check = qaCheckContract.options.parse({
  from: 'files',
  fileIds: [idOf(51)],
  checks: ['double-space'],
  ...languages,
});
const alignment = (method: 'rules' | 'ai') =>
  alignmentContract.options.parse({
    type: 'single',
    sourceFileId: idOf(52),
    engineKey: method === 'ai' ? 'loom' : null,
    method,
    ...languages,
  });

function work<Options>(number: number, name: string, status: WorkStatus, options: Options) {
  return workSample({ workId: idOf(number), name, status, options });
}

async function worksOn(tool: string) {
  const link = await screen.findByRole('link', { name: tool });
  const card = link.closest('li') ?? document.body;
  const list = await within(card).findByRole('list', { name: '最近的任务' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);
}

// D2.23
test('the card of a tool says what it is for, and lists its newest works with their states', async () => {
  let broken = true;
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'polish.listWork': () => workPage([work(1, '新闻稿', 'done', polish)]),
    'alignment.listWork': () =>
      workPage([work(2, '合同', 'done', alignment('rules')), work(3, '手册', 'running', alignment('ai'))]),
    'termExtraction.listWork': () => workPage([work(4, '泵站', 'paused', extraction)]),
    'qaCheck.listWork': () => {
      if (broken) throw new Refusal('server.unexpected');
      return workPage([work(5, '说明书', 'failed', check)]);
    },
    'mtDetector.listWork': () => workPage([]),
  });
  openApp('/tools');
  expect(await worksOn('AI 润色')).toEqual([['新闻稿已完成', `/tools/polish/index?workId=${idOf(1)}`]]);
  expect(await worksOn('语料对齐')).toEqual([
    ['合同已完成', `/tools/align/tiled?workId=${idOf(2)}`],
    ['手册进行中', `/tools/align/detail?workId=${idOf(3)}`],
  ]);
  expect(await worksOn('术语提取')).toEqual([
    ['泵站待处理', `/tools/termExtraction/detail?workId=${idOf(4)}`],
  ]);
  const again = await screen.findByRole('button', { name: /重\s?试/ }, { timeout: 5000 });
  broken = false;
  await userEvent.click(again);
  expect(await worksOn('质量检查')).toEqual([['说明书失败', `/tools/qa/detail-new?workId=${idOf(5)}`]]);

  const asked = calls.filter(({ name }) => name.endsWith('.listWork')).map(({ input }) => input['pageSize']);
  expect(new Set(asked)).toEqual(new Set(['3']));
  const detector = screen.getByRole('link', { name: '机翻检测' }).closest('li') ?? document.body;
  expect(within(detector).queryByRole('list')).toBeNull();
  const video = screen.getByRole('link', { name: '视频翻译' }).closest('li') ?? document.body;
  expect(within(video).getByText('即将推出')).toBeDefined();
});
