import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { modelDownloadContract } from '@transloom/contracts/model-downloads';
import { expect, test } from 'vitest';
import { endpoints } from '../api/endpoints.generated.ts';
import { type Answers, answerApi, Refusal } from '../testing/answer-api.ts';
import { openPage } from '../testing/open-page.tsx';
import { idOf, signedInWorld } from '../testing/signed-in-world.ts';
import { workPage, workSample } from '../testing/work-samples.ts';
import { NewWork } from './new-work.tsx';
import { workKind } from './work-kind.ts';
import { WorkListPage } from './work-list-page.tsx';
import { WorkPage } from './work-page.tsx';

/** The pages of work, with downloads of models as the kind. */
const kind = workKind<typeof modelDownloadContract>({
  kind: 'model-download',
  run: 'installation:models',
  api: endpoints.modelDownloads,
});
const options = { direction: 'en-fr' };
const running = workSample({
  name: 'running.txt',
  options,
  stage: 'download',
  progress: { done: 3, total: 12, doing: null },
});
const failed = workSample({
  workId: idOf(2),
  name: 'failed.txt',
  options,
  status: 'failed',
  failure: { code: 'document.encrypted', params: { name: 'failed.txt' } },
});
const done = workSample({ workId: idOf(3), name: 'done.txt', options, status: 'done', result: {} });

const words = {
  label: '任务',
  search: '搜索任务',
  begin: '新建任务',
  empty: '还没有任务',
  purpose: '用来测试。',
};
const List = () => (
  <WorkListPage
    kind={kind}
    icon={null}
    words={words}
    link={({ name }) => <span>{name}</span>}
    stageText={(stage) => `阶段 ${stage}`}
    onBegin={() => undefined}
  />
);
const One = () => (
  <WorkPage
    kind={kind}
    workId={idOf(1)}
    icon={null}
    list="/list"
    words={{ title: '没有了', hint: '可能已删除。', back: '返回' }}
    stageText={(stage) => `阶段 ${stage}`}
    primary={() => <button type="button">导出</button>}
  >
    {() => <p>结果在这里</p>}
  </WorkPage>
);
const Form = () => (
  <NewWork kind={kind} options={options} missing="请先选择" start="开始" onStarted={() => undefined}>
    <p>字段</p>
  </NewWork>
);

function open(
  address: string,
  answers: Answers,
  permissions: ('installation:models' | 'engine')[] = ['installation:models'],
) {
  const { calls } = answerApi({ ...signedInWorld({ permissions }), ...answers });
  openPage({ '/list': List, '/one': One, '/new': Form }, address);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

test('the list says how far each is, why one failed, and what can be done', async () => {
  const { called, person } = open('/list', {
    'modelDownloads.listWork': () => workPage([running, failed, done]),
    'modelDownloads.stopWork': () => running,
    'modelDownloads.retryWork': () => failed,
  });
  expect(await screen.findByText('阶段 download')).toBeDefined();
  expect(screen.getByText('3 / 12')).toBeDefined();
  expect(await screen.findByText(/“failed\.txt”已加密/)).toBeDefined();
  await person.click(await screen.findByRole('button', { name: '停止“running.txt”' }));
  await waitFor(() => expect(called('modelDownloads.stopWork')).toEqual([{ workId: idOf(1) }]));
  await person.click(screen.getByRole('button', { name: '重试“failed.txt”' }));
  await waitFor(() => expect(called('modelDownloads.retryWork')).toEqual([{ workId: idOf(2) }]));
});

test('what is ticked is deleted after one question', async () => {
  const { called, person } = open('/list', {
    'modelDownloads.listWork': () => workPage([failed, done]),
    'modelDownloads.deleteWork': () => null,
  });
  await screen.findByText('done.txt');
  await person.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await person.click(await screen.findByRole('button', { name: '删除所选' }));
  await person.click(
    within(await screen.findByRole('dialog', { name: '删除 2 个任务？' })).getByRole('button', {
      name: /^删\s?除$/,
    }),
  );
  await waitFor(() =>
    expect(called('modelDownloads.deleteWork')).toEqual([{ workId: idOf(2) }, { workId: idOf(3) }]),
  );
});

test('an empty list says what it is for; without the key nothing can be begun or deleted', async () => {
  open('/list', { 'modelDownloads.listWork': () => workPage([]) }, ['engine']);
  expect(await screen.findByText('用来测试。')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建任务' })).toBeNull();
});

test('the page of work shows its progress, then its result with what is done with it', async () => {
  const { called, person } = open('/one', {
    'modelDownloads.work': () => running,
    'modelDownloads.stopWork': () => running,
    'modelDownloads.listWork': () => workPage([]),
  });
  expect(await screen.findByText('阶段 download')).toBeDefined();
  expect(screen.getByText(/可以离开此页面/)).toBeDefined();
  expect(screen.queryByText('结果在这里')).toBeNull();
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: /停\s?止/ }));
  await waitFor(() => expect(called('modelDownloads.stopWork')).toEqual([{ workId: idOf(1) }]));
});

test('the page of work that is done shows its result', async () => {
  open('/one', { 'modelDownloads.work': () => done });
  expect(await screen.findByText('结果在这里')).toBeDefined();
  expect(screen.getByRole('button', { name: '导出' })).toBeDefined();
});

test('the page of work that is gone leads back to the list', async () => {
  open('/one', {});
  expect(await screen.findByText('没有了')).toBeDefined();
});

test('new work says its cost and time first, then starts in the background', async () => {
  const { called, person } = open('/new', {
    'modelDownloads.priceWork': () => ({ cost: { wallet: 'characters', amount: 12_340 }, seconds: 90 }),
    'modelDownloads.createWork': () => running,
  });
  expect(await screen.findByText(/最多消耗 12,340 字符/)).toBeDefined();
  expect(called('modelDownloads.createWork')).toEqual([]);
  await person.click(screen.getByRole('button', { name: /开\s?始/ }));
  await waitFor(() => expect(called('modelDownloads.createWork')).toEqual([{ options }]));
});

test('new work that is refused says why', async () => {
  open('/new', {
    'modelDownloads.priceWork': () => {
      throw new Refusal('document.encrypted', { name: 'a.docx' });
    },
  });
  expect(await screen.findByText(/a\.docx.*加密/)).toBeDefined();
});
