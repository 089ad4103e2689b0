import { screen, waitFor, within } from '@testing-library/react';
import type { EnginePair } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { expect, test } from 'vitest';
import { customEngine } from '../../../testing/custom-engine-samples.ts';
import { detail, openEngines } from '../../../testing/custom-engines-world.tsx';
import { idOf } from '../../../testing/signed-in-world.ts';

const pair = (number: number, changes: Partial<EnginePair> = {}): EnginePair => ({
  pairId: idOf(number),
  source: `screen ${number}`,
  target: `屏幕 ${number}`,
  file: 'a.tmx',
  position: number,
  reasons: ['empty'],
  suspected: false,
  part: 'train',
  decision: null,
  ...changes,
});

test('pairs that are left out are reviewed, with the reasons', async () => {
  const { person, inputs } = openEngines(`${detail}&tab=corpus`, {
    engines: [customEngine(1, { files: [file] })],
    answers: {
      'customEngines.listPairs': () => ({
        records: [pair(1), pair(2)],
        total: 2,
        pageNumber: 1,
        pageSize: 50,
      }),
      'customEngines.decidePairs': () => null,
    },
  });
  const row = within((await screen.findByText('screen 1')).closest('tr') ?? document.body);
  expect(row.getByText('一侧为空')).toBeDefined();
  await person.click(row.getByRole('checkbox'));
  await person.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '采用' }));
  await waitFor(() =>
    expect(inputs('customEngines.decidePairs')).toEqual([
      { customEngineId: idOf(1), pairIds: [idOf(1)], used: true },
    ]),
  );
});

const file: CustomEngineDetail['files'][number] = {
  corpusId: idOf(9),
  name: 'a.tmx',
  bytes: 1200,
  forTesting: false,
  pairs: 1100,
  failureMessage: null,
  contributor: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
};

test('a page that went with its pairs gives way to the last one', async () => {
  const records = [pair(1)];
  openEngines(`${detail}&tab=corpus&page=2`, {
    engines: [customEngine(1, { files: [file] })],
    answers: {
      'customEngines.listPairs': ({ pageNumber }) => ({
        records: pageNumber === 1 ? records : [],
        total: 1,
        pageNumber,
        pageSize: 50,
      }),
    },
  });
  expect(await screen.findByText('screen 1')).toBeDefined();
  expect(screen.queryByText('没有被剔除的句对')).toBeNull();
});

test('a file that nothing was taken from says why above all tabs but its own, where it says so itself', async () => {
  const file = { corpusId: idOf(4), name: 'a.csv', bytes: 5, forTesting: false, pairs: 0, contributor: null };
  const files = [{ ...file, failureMessage: '没有这个语言方向', createdAt: '2026-03-01T08:00:00Z' }];
  const engines = [customEngine(1, { status: 'empty', corpus: null, files })];
  const { person } = openEngines(detail, { engines });
  expect(await screen.findByText('“a.csv”没有采用：没有这个语言方向')).toBeDefined();
  await person.click(screen.getByRole('tab', { name: '语料' }));
  expect(await screen.findByText('没有这个语言方向')).toBeDefined();
  expect(screen.getByText('无法读取')).toBeDefined();
  expect(screen.queryByText('“a.csv”没有采用：没有这个语言方向')).toBeNull();
});
