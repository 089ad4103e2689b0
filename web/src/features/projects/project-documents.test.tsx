import { screen, waitFor, within } from '@testing-library/react';
import type { PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { openProject, rowOf } from '../../testing/project-page-world.tsx';
import { runningJob, translationDocument } from '../../testing/project-samples.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { workSample } from '../../testing/work-samples.ts';

test('reads out every step of every document', async () => {
  openProject({
    changes: { busy: true },
    documents: [
      translationDocument(11, { status: 'waiting', segmentCount: 0 }),
      translationDocument(12, { status: 'preparing', segmentCount: 0, job: runningJob('reading') }),
      translationDocument(13, { status: 'preparing', segmentCount: 0, job: runningJob('storing') }),
      translationDocument(14, { status: 'pretranslating', job: runningJob('translating', 40, 100) }),
      translationDocument(15),
      translationDocument(16, { confirmedCount: 100 }),
      translationDocument(17, { status: 'cancelled' }),
    ],
  });
  const words = [
    '等待处理',
    '正在读取文件',
    '正在保存句段',
    '正在翻译 40 / 100',
    '可以编辑',
    '已全部确认',
    '已停止',
  ];
  for (const [index, text] of words.entries()) {
    expect((await rowOf(`file-${index + 11}.docx`)).getByText(text)).toBeDefined();
  }
  expect(screen.getByText('正在处理“file-12.docx”')).toBeDefined();
  expect(screen.getByText('3 / 7')).toBeDefined();
});

test('the editor opens as soon as there are segments', async () => {
  openProject({
    documents: [
      translationDocument(11, { status: 'pretranslating', job: runningJob('translating', 1, 100) }),
      translationDocument(12, { status: 'preparing', segmentCount: 0 }),
    ],
  });
  const link = await screen.findByRole('link', { name: 'file-11.docx' });
  expect(link.getAttribute('href')).toBe(`/workbench/editer?documentId=${idOf(11)}`);
  expect(screen.queryByRole('link', { name: 'file-12.docx' })).toBeNull();
});

test('goes on asking while documents are prepared', async () => {
  const { world } = openProject({
    changes: { busy: true },
    documents: [translationDocument(11, { status: 'waiting', segmentCount: 0 })],
  });
  expect((await rowOf('file-11.docx')).getByText('等待处理')).toBeDefined();
  world.documents = [translationDocument(11)];
  world.changes = { busy: false };
  expect(await screen.findByText('可以编辑')).toBeDefined();
});

test('a document that failed says why and is tried again', async () => {
  const failureMessage = '“file-11.docx”已损坏，无法解析。';
  const { person, called } = openProject({
    documents: [
      translationDocument(11, { status: 'failed', segmentCount: 0, failureMessage }),
      translationDocument(12, { engineFailures: 12 }),
    ],
  });
  expect((await rowOf('file-11.docx')).getByText(failureMessage)).toBeDefined();
  expect((await rowOf('file-12.docx')).getByText('12 个句段模型未能翻译')).toBeDefined();
  for (const name of ['file-12.docx', 'file-11.docx']) {
    await person.click(screen.getByRole('button', { name: `重试 ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `重试“${name}”？` }));
    await person.click(dialog.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: `重试“${name}”？` })).toBeNull());
  }
  await waitFor(() =>
    expect(called('documents.retryDocuments').map(({ documentIds }) => documentIds)).toEqual([
      [idOf(12)],
      [idOf(11)],
    ]),
  );
});

test('without an engine nothing could cost, so a document is tried again at once', async () => {
  const { person, called } = openProject({
    changes: { engines: [] },
    documents: [translationDocument(11, { status: 'failed', segmentCount: 0 })],
  });
  await person.click(await screen.findByRole('button', { name: '重试 file-11.docx' }));
  await waitFor(() => expect(called('documents.retryDocuments')).toHaveLength(1));
});

test('before a document is tried again it says what that will cost', async () => {
  const range = { usual: 0, most: 0 };
  const options = { projectId: idOf(1), documentIds: [idOf(12)] };
  const result: PretranslationEstimate = {
    words: 100,
    counter: 'spec',
    segments: 12,
    characters: 700,
    fileCharacters: 400,
    memoryCharacters: 0,
    knownCharacters: 0,
    repeatedCharacters: 0,
    engines: [
      {
        name: 'Loom',
        requests: 1,
        characters: { usual: 300, most: 600 },
        tokens: { read: range, written: range },
        free: false,
        charactersLeft: null,
        moneyLeft: null,
        walletLeft: null,
        price: { currency: 'USD', unit: 'tokens', source: 2, target: 8 },
        cost: { currency: 'USD', usual: 1.2, most: 3.4 },
      },
    ],
  };
  const { person, called } = openProject({
    documents: [translationDocument(12, { engineFailures: 12 })],
    answers: {
      'pretranslationEstimates.createWork': ({ options }) => workSample({ options }),
      'pretranslationEstimates.work': () => workSample({ options, status: 'done', result }),
    },
  });
  await person.click(await screen.findByRole('button', { name: '重试 file-12.docx' }));
  const dialog = within(await screen.findByRole('dialog', { name: '重试“file-12.docx”？' }));
  await person.click(dialog.getByRole('button', { name: '估算用量与费用' }));
  expect(await dialog.findByText('约 US$1.20，最多 US$3.40')).toBeDefined();
  expect(dialog.getByText('400 字符')).toBeDefined();
  expect(called('pretranslationEstimates.createWork')).toEqual([{ options }]);
  expect(called('documents.retryDocuments')).toEqual([]);
});

test('each document says what engines cost for it, where that is known', async () => {
  openProject({
    documents: [
      translationDocument(11, {
        engineUse: { characters: 1200, costs: [{ currency: 'USD', amount: 0.004 }] },
      }),
      translationDocument(12, {
        engineUse: {
          characters: 9,
          costs: [
            { currency: 'CNY', amount: 2 },
            { currency: 'USD', amount: 1.5 },
          ],
        },
      }),
      translationDocument(13, { engineUse: { characters: 50, costs: [] } }),
    ],
  });
  expect((await rowOf('file-11.docx')).getByText('US$0.01')).toBeDefined();
  const second = await rowOf('file-12.docx');
  for (const cost of ['¥2.00', 'US$1.50']) expect(second.getByText(cost)).toBeDefined();
  expect((await rowOf('file-13.docx')).queryByText(/[$¥]/)).toBeNull();
});

test('shows how much people changed of what each engine wrote', async () => {
  const bands = { '100': 8, '95-99': 0, '85-94': 1, '75-84': 0, '50-74': 0, below: 1 };
  const loom = { engine: 'Loom', segments: 10, characters: 1234, changed: 7, kept: 91, bands };
  const { person } = openProject({
    answers: {
      'postEditing.projectPostEditing': () => ({
        engines: [loom],
        people: [{ ...loom, username: 'ann' }],
        more: true,
      }),
    },
  });
  await person.click(await screen.findByRole('tab', { name: '译后编辑' }));
  const line = await rowOf('Loom');
  for (const text of ['91%', '80%', '1,234']) expect(line.getByText(text)).toBeDefined();
  expect(line.getAllByText('10%')).toHaveLength(2);
  expect(screen.getByText(/最近确认的 5,000 个句段/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '按人员' }));
  expect((await rowOf('ann')).getByText('7')).toBeDefined();
});

test('what reading left out is said in words, also where the words are missing', async () => {
  const { person } = openProject({
    documents: [
      translationDocument(11, {
        warnings: [
          { code: 'comments-skipped', count: 3 },
          { code: 'made-up', count: 2 },
        ],
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: '2 项提示' }));
  expect(await screen.findByText('3 条批注未翻译')).toBeDefined();
  expect(screen.getByText('2 项其他提示')).toBeDefined();
});

// Rules D3.11 and D4.36 of the specification.
test('a file shows its pair, counts, people, deadline, flow and the way out where characters ran out', async () => {
  const task = { taskId: idOf(900), part: 1, standing: 'in-progress' as const, overdue: false };
  const { person, called } = openProject({
    permissions: ['project', 'project:detailRouter', 'project:manage', 'billing:manage'],
    changes: { engines: [], deadline: '2031-05-01T00:00:00Z' },
    documents: [
      translationDocument(11, { translatedCount: 80, engineFailures: 20, outOfCharacters: true }),
      translationDocument(12),
    ],
    answers: {
      'tasks.documentTasks': () => [
        {
          documentId: idOf(11),
          stages: [
            { kind: 'translation', name: '' },
            { kind: 'own', name: '排版' },
          ],
          tasks: [
            { ...task, stage: 1, assignee: 'linyifan', deadline: '2031-04-02T00:00:00Z' },
            { ...task, taskId: idOf(901), stage: 2, standing: 'unassigned', assignee: null, deadline: null },
          ],
        },
      ],
    },
  });
  const row = await rowOf('file-11.docx');
  await row.findByText('linyifan');
  for (const words of ['英语 → 西班牙语', '900', '5,000', '80%', '25%', '翻译', ' → 排版'])
    expect(row.getByText(words, { trim: false })).toBeDefined();
  expect(row.getByText(/2031.*4.*2|2031年4月2日/)).toBeDefined();
  expect(row.getByRole('button', { name: '购买字符包' })).toBeDefined();
  expect((await rowOf('file-12.docx')).getByText('未分配')).toBeDefined();
  await person.click(row.getByRole('button', { name: '重试 file-11.docx' }));
  await waitFor(() => expect(called('documents.retryDocuments')).toHaveLength(1));
});

test('stops the preparing of a document', async () => {
  const { person, called } = openProject({
    changes: { busy: true },
    documents: [translationDocument(11, { status: 'waiting', segmentCount: 0 })],
  });
  await person.click(await screen.findByRole('button', { name: '停止处理' }));
  await waitFor(() => expect(called('documents.cancelDocument')).toEqual([{ documentId: idOf(11) }]));
});

test('downloads the selected documents and says where they will appear', async () => {
  const { person, called } = openProject({
    documents: [translationDocument(11), translationDocument(12), translationDocument(13)],
  });
  const select = async (name: string) => person.click((await rowOf(name)).getByRole('checkbox'));
  await select('file-11.docx');
  await select('file-13.docx');
  const bar = within(await screen.findByRole('toolbar', { name: '批量操作' }));
  await person.click(bar.getByRole('button', { name: '下载译文' }));
  expect(await screen.findByText(/完成后自动下载/)).toBeDefined();
  expect(called('documents.exportDocuments')).toEqual([
    { projectId: idOf(1), documentIds: [idOf(11), idOf(13)] },
  ]);
});

test('a PDF is downloaded as it came, or as a Word document', async () => {
  const { person, called } = openProject({
    documents: [translationDocument(11), translationDocument(12, { name: 'file-12.pdf', format: 'pdf' })],
  });
  expect((await rowOf('file-11.docx')).queryByRole('button', { name: '下载为 Word' })).toBeNull();
  await person.click((await rowOf('file-12.pdf')).getByRole('button', { name: '更多' }));
  await person.click(await screen.findByRole('menuitem', { name: /下载为 Word/ }));
  await waitFor(() =>
    expect(called('documents.exportDocuments')).toEqual([
      { projectId: idOf(1), documentIds: [idOf(12)], as: 'docx' },
    ]),
  );
});

// Rules D8.14, P8.21 of the specification.
test('a download of what is not pre-translated is refused by name', async () => {
  const { person } = openProject({
    documents: [translationDocument(11)],
    answers: {
      'documents.exportDocuments': () => {
        throw new Refusal('document.not-pretranslated', { names: 'file-11.docx' });
      },
    },
  });
  await screen.findByText('file-11.docx');
  await person.click(screen.getByRole('button', { name: '下载全部' }));
  expect(await screen.findByText('项目中有尚未完成预翻译的文件，暂不能下载：file-11.docx。')).toBeDefined();
});

test('segments without a translation are counted, and their source is delivered by choice', async () => {
  const delivered: unknown[] = [];
  const { person } = openProject({
    documents: [translationDocument(11)],
    answers: {
      'documents.exportDocuments': (delivery) => {
        delivered.push(delivery.untranslated);
        if (delivery.untranslated === 'source') return { resourceId: idOf(800) };
        throw new Refusal('document.not-pretranslated', { names: 'file-11.docx', count: 12 });
      },
    },
  });
  await screen.findByText('file-11.docx');
  await person.click(screen.getByRole('button', { name: '下载全部' }));
  const dialog = within(await screen.findByRole('dialog', { name: '部分句段没有译文' }));
  expect(dialog.getByText(/file-11.docx：共 12 个句段没有译文/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: '仍然下载，保留原文' }));
  await waitFor(() => expect(delivered.at(-1)).toBe('source'));
});

test('deleting a document names it', async () => {
  const { person, called } = openProject({ documents: [translationDocument(11)] });
  await person.click((await rowOf('file-11.docx')).getByRole('button', { name: '更多' }));
  await person.click(await screen.findByRole('menuitem', { name: /删除文件/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除“file-11.docx”？' }));
  await person.click(dialog.getByRole('button', { name: '删除文件' }));
  await waitFor(() => expect(called('documents.deleteDocument')).toEqual([{ documentId: idOf(11) }]));
});
