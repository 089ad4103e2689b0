import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineModels } from '@transloom/contracts/engine-models';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { type Answers, answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedInWorld } from '../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../testing/work-samples.ts';

const megabyte = 2 ** 20;
const licence = { name: 'MPL-2.0', address: 'https://www.mozilla.org/en-US/MPL/2.0/' };
const files = [{ name: 'model.bin', bytes: 30 * megabyte, checksum: `sha256:${'ab'.repeat(32)}` }];
const spanish = {
  direction: 'en-es',
  source: 'en',
  target: 'es',
  bytes: 34 * megabyte,
  version: '3.0',
  licence,
  files,
};
const nothing: EngineModels = {
  models: [],
  others: [],
  diskBytes: 0,
  folder: '/srv/mt-models/bergamot',
};
const coming = workSample({
  kind: 'model-download',
  name: 'en-fr',
  options: { direction: 'en-fr' },
  stage: 'download',
  progress: { done: 9 * megabyte, total: 26 * megabyte, doing: 'download' },
});
type Download = typeof coming;
const offer = {
  host: 'models.example.com',
  licence,
  models: [
    {
      direction: 'en-es',
      source: 'en',
      target: 'es',
      version: '3.0',
      files,
      downloadBytes: 24 * megabyte,
      bytes: 34 * megabyte,
    },
    {
      direction: 'en-fr',
      source: 'en',
      target: 'fr',
      version: '3.0',
      files,
      downloadBytes: 26 * megabyte,
      bytes: 36 * megabyte,
    },
  ],
};

interface Opened {
  readonly downloads?: Download[];
  readonly answers?: Answers;
  readonly permissions?: PermissionKey[];
}

const operator: PermissionKey[] = ['engine', 'engine:settings', 'installation:models'];

function open(models: EngineModels, { downloads = [], answers = {}, permissions = operator }: Opened = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'engines.listEngines': () => [],
    'engines.listCatalogue': () => [],
    'engineConnections.listConnections': () => [],
    'engineUse.engineUse': () => [],
    'engineTrainers.listTrainers': () => [],
    'engineModels.engineModels': () => models,
    'engineModels.offeredModels': () => offer,
    'engineModels.removeModel': () => null,
    'modelDownloads.listWork': () => workPage(downloads),
    'modelDownloads.createWork': () => coming,
    'modelDownloads.stopWork': () => coming,
    'modelDownloads.resumeWork': () => coming,
    'modelDownloads.retryWork': () => coming,
    'modelDownloads.deleteWork': () => null,
    'engineModels.removeHubModel': () => null,
    ...answers,
  });
  openApp('/engine/settings?tab=machine');
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

test('models of other engines stand beside them, with their size', async () => {
  const byHand = { bytes: 110 * megabyte, revision: null, licence: null, files: [] };
  const { called, person } = open({ ...nothing, others: [{ ...byHand, name: 'onnx/opus-mt-en-zh' }] });
  expect(await screen.findByText('onnx/opus-mt-en-zh')).toBeDefined();
  expect(screen.getByText(/手动放入 · 110/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '删除“onnx/opus-mt-en-zh”' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除模型' }));
  await waitFor(() =>
    expect(called('engineModels.removeHubModel')).toEqual([{ name: 'onnx/opus-mt-en-zh' }]),
  );
});

test('a model is fetched after its size, its licence and where it comes from were read', async () => {
  const { called, person } = open(nothing);
  expect(await screen.findByText(/还没有模型/)).toBeDefined();
  expect(screen.getByText('/srv/mt-models/bergamot')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '添加模型' }));
  await person.type(await screen.findByRole('textbox', { name: '搜索语言' }), 'en-fr');
  await waitFor(() => expect(screen.queryByRole('button', { name: '下载“英语 → 西班牙语”' })).toBeNull());
  await person.click(screen.getByRole('button', { name: '下载“英语 → 法语”' }));
  const consequence = /models\.example\.com 下载 26 MB，安装后占用磁盘 36 MB。许可证：MPL-2\.0/;
  const question = (await screen.findByText(consequence)).closest<HTMLElement>('[role="dialog"]');
  const dialog = within(question ?? document.body);
  expect(called('modelDownloads.createWork')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: /^下\s?载$/ }));
  await waitFor(() =>
    expect(called('modelDownloads.createWork')).toEqual([{ options: { direction: 'en-fr' } }]),
  );
});

/** Its buttons name what they act on. */
const button = (verb: string) => screen.getByRole('button', { name: `${verb}“英语 → 法语”` });
const workId = coming.workId;

test('one on its way shows how far it is and can be stopped', async () => {
  const { called, person } = open({ ...nothing, diskBytes: 9 * megabyte }, { downloads: [coming] });
  expect(await screen.findByText('正在下载')).toBeDefined();
  expect(screen.getByText(/9 MB.*26 MB/)).toBeDefined();
  await person.click(button('停止'));
  await waitFor(() => expect(called('modelDownloads.stopWork')).toEqual([{ workId }]));
});

test('one that was stopped says how far it came, and goes on or is deleted', async () => {
  const { called, person } = open(nothing, { downloads: [{ ...coming, status: 'stopped' }] });
  expect(await screen.findByText('已停止')).toBeDefined();
  expect(screen.getByText('已完成 9 MB，共 26 MB')).toBeDefined();
  await person.click(button('继续'));
  await waitFor(() => expect(called('modelDownloads.resumeWork')).toEqual([{ workId }]));
  await person.click(button('删除'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(called('modelDownloads.deleteWork')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() => expect(called('modelDownloads.deleteWork')).toEqual([{ workId }]));
});

test('one that did not come says why, and can be tried again', async () => {
  const failure = { code: 'model.unreachable', params: { address: 'models.example.com' } };
  const { called, person } = open(nothing, { downloads: [{ ...coming, status: 'failed', failure }] });
  expect(await screen.findByText(/无法从 models\.example\.com 下载模型/)).toBeDefined();
  await person.click(button('重试'));
  await waitFor(() => expect(called('modelDownloads.retryWork')).toEqual([{ workId }]));
});

test('who is not the operator sees a download and has no button for it', async () => {
  open(nothing, { downloads: [coming], permissions: ['engine', 'engine:settings'] });
  expect(await screen.findByText('正在下载')).toBeDefined();
  expect(screen.queryByRole('button', { name: /“英语 → 法语”/ })).toBeNull();
});

test('an installed one is removed once that was confirmed', async () => {
  const { called, person } = open({ ...nothing, models: [spanish], diskBytes: spanish.bytes });
  expect(await screen.findByText(/^版本 3\.0 · 34 MB/)).toBeDefined();
  expect(screen.getByRole('link', { name: '许可证：MPL-2.0' })).toHaveProperty('href', licence.address);
  await person.click(screen.getByRole('button', { name: '1 个文件' }));
  expect(await screen.findByText(files[0]?.checksum ?? '')).toBeDefined();
  expect(screen.getByText('共占用磁盘 34 MB')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '删除“英语 → 西班牙语”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '删除模型' }));
  await waitFor(() => expect(called('engineModels.removeModel')).toEqual([{ direction: 'en-es' }]));
});

test('what is installed is not offered again, and where none are offered it says why', async () => {
  const { person } = open({ ...nothing, models: [spanish] }, { downloads: [coming] });
  await person.click(await screen.findByRole('button', { name: '添加模型' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('已安装')).toBeDefined();
  expect(drawer.getByText('正在下载')).toBeDefined();
  expect(drawer.queryByRole('button', { name: /^下载“/ })).toBeNull();
});

test('a failing list says so, with a way to try again', async () => {
  const offeredModels = () => {
    throw new Refusal('model.unreachable', { address: 'https://models.example.com/records' });
  };
  const { person } = open(nothing, { answers: { 'engineModels.offeredModels': offeredModels } });
  await person.click(await screen.findByRole('button', { name: '添加模型' }));
  expect(await screen.findByText(/无法从 https:\/\/models\.example\.com\/records 下载模型/)).toBeDefined();
});

test('where the operator keeps models to himself nothing can be changed; others do not see them', async () => {
  open({ ...nothing, folder: null, models: [spanish] });
  expect(await screen.findByText(/由服务器管理员维护/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '添加模型' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
});

test('who may not change engines is not asked about models', async () => {
  const { called } = open(nothing, { permissions: ['engine'] });
  expect(await screen.findByText(/标为“可用”的模型|请联系/)).toBeDefined();
  expect(called('engineModels.engineModels')).toEqual([]);
});
