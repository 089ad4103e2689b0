import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolishedSegment } from '@transloom/contracts/polish';
import { expect, test } from 'vitest';
import { type Answers, answerApi } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { engine } from '../../../testing/project-samples.ts';
import { idOf, signedInWorld } from '../../../testing/signed-in-world.ts';
import { workPage, workSample } from '../../../testing/work-samples.ts';

const options = {
  name: null,
  from: 'text' as const,
  text: 'The pump is very good.',
  fileId: null,
  language: 'en',
  engineKey: 'loom',
  style: 'legal' as const,
  polishStyleId: null,
  requirements: '',
  extent: 'light' as const,
  useTerms: true,
};
const work = (round: number) =>
  workSample({
    kind: 'polish',
    name: 'The pump is very good.',
    status: 'done',
    languages: { source: 'en', target: null },
    counts: { segments: 1, changed: 1 },
    options,
    result: { segments: 1, changed: 1, refused: 0, warned: 1, engine: 'Loom', version: '1', round },
  });
const segment: PolishedSegment = {
  polishedId: idOf(20),
  number: 1,
  source: 'The pump is very good.',
  polished: 'The pump is excellent.',
  kept: 'The pump is excellent.',
  changes: [{ removed: 'very good', added: 'excellent', why: '一个词就够了', rule: null, rejected: false }],
  warnings: ['names'],
  lost: ['Anna'],
  fault: null,
};

function open(address: string, answers: Answers = {}) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['tools', 'tools:polishRouter'] }),
    'polish.listWork': () => workPage([work(1)]),
    'polish.work': () => work(1),
    'polish.polishedSegments': () => ({ records: [segment], total: 1 }),
    'polish.polishStyles': () => [],
    'engines.listEngines': () => [
      { group: 'connected', engines: [engine('loom', { name: 'Loom', writes: true })] },
    ],
    'polish.priceWork': () => ({ cost: null, seconds: null, engineCharacters: 22 }),
    ...answers,
  });
  openApp(address);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}

// D2.28, D9.16
test('a text of the history is used again, with its style and language model', async () => {
  const { person, called } = open('/tools/polish/index', { 'polish.createWork': () => work(1) });
  expect(await screen.findByRole('link', { name: 'The pump is very good.' })).toBeDefined();
  expect(screen.getByText('法律合同')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /再次使用/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Loom')).toBeDefined();
  const start = drawer.getByRole('button', { name: '开始润色' });
  await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
  await person.click(start);
  await waitFor(() =>
    expect(called('polish.createWork')).toMatchObject([{ options: { style: 'legal', text: options.text } }]),
  );
});

// D3.43, D5.49
test('the result shows each change with its reason, and takes it back', async () => {
  const { person, called } = open(`/tools/polish/index?workId=${idOf(1)}`, {
    'polish.reviewChanges': () => null,
    'polish.work': () => work(5),
  });
  expect(await screen.findByText('一个词就够了')).toBeDefined();
  expect(screen.getByText(/缺少名称或术语：Anna/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^拒绝：/ }));
  await waitFor(() =>
    expect(called('polish.reviewChanges')).toEqual([
      { workId: idOf(1), polishedId: idOf(20), changes: [0], rejected: true },
    ]),
  );
  await person.hover(screen.getByRole('button', { name: /再次润色/ }));
  expect(await screen.findByText('同一文本最多润色 5 次。')).toBeDefined();
});
