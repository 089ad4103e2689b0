import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Download } from '@transloom/contracts/files';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { downloadsKey, startDownloadKey } from '../../api/use-download.ts';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { ThemeProvider } from '../../ui/theme-provider.tsx';
import { DownloadsButton } from './downloads-button.tsx';

const download = (number: number, changes: Partial<Download>): Download => ({
  resourceId: idOf(number),
  title: `file-${number}.docx`,
  status: 'S',
  statusDesc: '',
  failureCause: null,
  failure: null,
  warnings: [],
  createTime: '2026-03-01T08:00:00Z',
  show: true,
  ...changes,
});

const downloads = [
  download(1, { status: 'I', statusDesc: '正在写入第 3 个文件' }),
  download(2, { status: 'C' }),
  download(3, { status: 'S' }),
  download(4, { status: 'F', failure: { code: 'document.broken', params: { name: 'a.docx', part: 'zip' } } }),
];

async function open(list: readonly Download[] | Refusal = downloads, downloadUrl = '#content') {
  const { calls } = answerApi({
    'files.listDownloads': () => {
      if (list instanceof Refusal) throw list;
      return [...list];
    },
    'files.downloadUrl': () => ({ downloadResource: { downloadUrl, name: 'file-3.docx' } }),
    'files.deleteDownload': () => null,
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ThemeProvider>
        <DownloadsButton />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: '下载' }));
  const deleted = () => calls.filter(({ name }) => name === 'files.deleteDownload').map(({ input }) => input);
  return { person, deleted };
}

async function line(title: string) {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`${title} is not in a list`);
  return within(found);
}

// Rules P3.21, P4.12 of the specification.
// Rule D4.20 of the specification.
test('says what is going on with each download', async () => {
  await open();
  expect((await line('file-1.docx')).getByText('正在写入第 3 个文件')).toBeDefined();
  expect((await line('file-2.docx')).getByText('正在生成…')).toBeDefined();
  expect((await line('file-3.docx')).getByRole('button', { name: '下载' })).toBeDefined();
  expect((await line('file-4.docx')).getByText(/“a.docx”已损坏/)).toBeDefined();
});

// Rule P4.14 of the specification.
test('closing hides a download and deletes it on the server', async () => {
  const { person, deleted } = await open();
  await person.click((await line('file-4.docx')).getByRole('button', { name: '关闭这条通知' }));
  await waitFor(() => expect(screen.queryByText('file-4.docx')).toBeNull());
  expect(deleted()).toEqual([{ resourceId: idOf(4) }]);
});

// Rule P4.14 of the specification.
test('closing after a download deletes nothing', async () => {
  const { person, deleted } = await open();
  const done = await line('file-3.docx');
  await person.click(done.getByRole('button', { name: '下载' }));
  await person.click(done.getByRole('button', { name: '关闭这条通知' }));
  await waitFor(() => expect(screen.queryByText('file-3.docx')).toBeNull());
  expect(deleted()).toEqual([]);
});

test('says what comes here while there is nothing', async () => {
  await open([]);
  expect(await screen.findByText('导出的文件准备好后会出现在这里。')).toBeDefined();
});

test('says that the list could not be loaded, and not that it is empty', async () => {
  await open(new Refusal('server.unexpected'));
  expect(await screen.findByRole('button', { name: '重试' }, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByText('导出的文件准备好后会出现在这里。')).toBeNull();
});

// Rules P8.24 and D8.25 of the specification.
test('a download without a link says so, and stays to be tried again', async () => {
  const { person } = await open([download(3, {})], '');
  await person.click((await line('file-3.docx')).getByRole('button', { name: '下载' }));
  expect(await screen.findByText('获取下载链接失败，请重试')).toBeDefined();
  expect(await screen.findByText('file-3.docx')).toBeDefined();
});

test('says what became otherwise while a file was written', async () => {
  const warnings = [{ name: 'a.pdf', code: 'pages-covered', count: 2 }];
  const { person } = await open([download(3, { warnings })]);
  await person.click((await line('file-3.docx')).getByRole('button', { name: '1 项提示' }));
  await screen.findByText('a.pdf：2 页的原文以白底遮盖');
});

test('saves what was started here without a second press, and opens for what needs a look', async () => {
  const list = [download(1, {})];
  const { calls } = answerApi({
    'files.listDownloads': () => [...list],
    'files.downloadUrl': () => ({ downloadResource: { downloadUrl: '#content', name: 'file.docx' } }),
  });
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <ThemeProvider>
        <DownloadsButton />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: '下载' });
  const start = (number: number) =>
    client
      .getMutationCache()
      .build(client, {
        mutationKey: startDownloadKey,
        mutationFn: () => Promise.resolve({ resourceId: idOf(number) }),
      })
      .execute(undefined);
  const appear = async (number: number, changes: Partial<Download> = {}) => {
    list.push(download(number, changes));
    await client.invalidateQueries({ queryKey: downloadsKey });
    await screen.findByText(String(list.length)); // on the badge
  };
  const saved = () =>
    calls.flatMap(({ name, input }) => (name === 'files.downloadUrl' ? [input['resourceId']] : []));
  await appear(2); // of another window
  await start(3);
  await appear(3);
  await waitFor(() => expect(saved()).toEqual([idOf(3)]));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await start(4);
  await appear(4, { status: 'F', failure: { code: 'document.broken', params: { name: 'a.docx' } } });
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  expect(saved()).toEqual([idOf(3)]);
});
