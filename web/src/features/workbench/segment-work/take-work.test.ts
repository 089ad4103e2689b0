import type { Segment } from '@transloom/contracts/segments';
import { beforeEach, expect, test, vi } from 'vitest';
import { segmentExample } from '../segment-examples.ts';
import { createWorkbenchStore, shownText } from '../workbench.store.ts';
import { mergeStep, splitStep } from './reshape-step.ts';
import * as queries from './segment-work.queries.ts';
import { takeWork } from './take-work.ts';

vi.mock('./segment-work.queries.ts');
const server = vi.mocked(queries);
beforeEach(() => vi.resetAllMocks());

const whole = segmentExample(1, { source: 'Open it. Wait.', target: 'Abra. Espere.', version: 4 });
const firstHalf = { ...whole, source: 'Open it.', target: 'Abra.', version: 5 };
const secondHalf = (segmentId: string): Segment =>
  segmentExample(2, { segmentId, source: 'Wait.', target: 'Espere.', version: 0 });

/** The server cuts and joins; each cut gives the second half a new id. */
function open(segments: readonly Segment[]) {
  const store = createWorkbenchStore();
  store.getState().receive(segments);
  let halves = 0;
  let version = 5;
  let layout = 0;
  server.splitSegment.mockImplementation(async () => {
    [halves, version, layout] = [halves + 1, version + 1, layout + 1];
    const second = secondHalf(`half ${halves}`);
    return { removedIds: [], segments: [{ ...firstHalf, version }, second], layout };
  });
  server.mergeSegments.mockImplementation(async () => {
    [version, layout] = [version + 1, layout + 1];
    const removedIds = [...store.getState().rows.ids].slice(1, 2);
    return { removedIds, segments: [{ ...whole, version }], layout };
  });
  const ask = vi.fn(async () => true);
  const take = async (way: 'undo' | 'redo') => {
    const step = store.getState()[way]();
    if (typeof step !== 'object') throw new Error(`there is no work to ${way}: ${step}`);
    return takeWork(
      {
        store,
        saver: { flush: () => undefined },
        rows: { load: async () => undefined },
        documentId: 'd',
        ask,
      },
      step,
      way,
    );
  };
  const texts = () =>
    [...store.getState().rows.ids].map((id) => `${id} ${shownText(store.getState(), id)?.target}`);
  return { store, ask, take, texts };
}

// Rules D4.26 and D4.27 of the specification.
test('a split is undone and redone, with what was done in its halves before and after', async () => {
  const { store, ask, take, texts } = open([{ ...whole, confirmed: true }]);
  await splitStep(store, { ...whole, confirmed: true }, { at: 8, targetAt: 5 });
  expect(texts()).toEqual(['s1 Abra.', 'half 1 Espere.']);
  expect(await take('undo')).toEqual({ kept: 0 });
  expect(texts()).toEqual(['s1 Abra. Espere.']);
  // The confirmation comes back with the text.
  expect(store.getState().queue.get('s1')?.next).toMatchObject({ confirmed: true, target: whole.target });
  store.getState().setQueue(new Map());
  store.getState().receive([{ ...whole, confirmed: true, version: 99 }]);
  server.splitSegment.mockResolvedValueOnce({
    removedIds: [],
    segments: [{ ...firstHalf, version: 100 }, secondHalf('half 9')],
    layout: 9,
  });
  expect(await take('redo')).toEqual({ kept: 0 });
  expect(texts()).toEqual(['s1 Abra.', 'half 9 Espere.']);
  expect(ask).not.toHaveBeenCalled();
});

test('a merge is undone to the texts and confirmations of both halves', async () => {
  const second = { ...secondHalf('s2'), confirmed: true };
  const { store, take } = open([firstHalf, second]);
  store.getState().change('s2', { target: 'Espera.' });
  store.getState().setQueue(new Map());
  store.getState().receive([{ ...second, target: 'Espera.', version: 1 }]);
  await mergeStep(store, firstHalf, { ...second, target: 'Espera.', version: 1 });
  expect(await take('undo')).toEqual({ kept: 0 });
  expect(store.getState().queue.get('half 1')?.next).toMatchObject({ target: 'Espera.', confirmed: true });
  store.getState().setQueue(new Map());
  // The step from before the merge is that of the half under its new id.
  expect(store.getState().steps.done).toMatchObject([{ segmentId: 'half 1' }]);
});

test('it asks where somebody changed a half since, and keeps the texts as they are', async () => {
  const { store, ask, take } = open([whole]);
  await splitStep(store, whole, { at: 8, targetAt: 5 });
  store.getState().receive([{ ...secondHalf('half 1'), target: 'Aguarde.', version: 3, changedBy: 'Ben' }]);
  ask.mockResolvedValueOnce(false);
  expect(await take('undo')).toBe('left');
  expect(server.mergeSegments).not.toHaveBeenCalled();
  expect(store.getState().undo()).toBe('nothing');

  const again = open([whole]);
  await splitStep(again.store, whole, { at: 8, targetAt: 5 });
  again.store.getState().receive([{ ...secondHalf('half 1'), target: 'Aguarde.', version: 3 }]);
  await again.take('undo');
  expect(again.ask).toHaveBeenCalledOnce();
  expect(again.store.getState().queue.size).toBe(0);
});

test('a step over many segments is undone and redone, and goes where the server has nothing of it', async () => {
  const { store, take } = open([whole]);
  store.getState().addWork({ kind: 'many', stepId: 'first' });
  const answer = { changed: 1, segments: [], kept: 2 };
  server.revokeStep.mockResolvedValueOnce({ ...answer, stepId: 'back' });
  expect(await take('undo')).toEqual({ kept: 2 });
  server.revokeStep.mockResolvedValueOnce({ ...answer, stepId: null });
  await take('redo');
  expect(server.revokeStep.mock.calls).toEqual([
    [{ documentId: 'd', stepId: 'first' }],
    [{ documentId: 'd', stepId: 'back' }],
  ]);
  expect(store.getState().undo()).toBe('nothing');
});

test('what cannot be taken now is taken later', () => {
  const { store } = open([whole]);
  const step = { kind: 'many', stepId: 'first' } as const;
  store.getState().addWork(step);
  expect(store.getState().undo()).toBe(step);
  store.getState().returnWork(step, 'undo');
  expect(store.getState().undo()).toBe(step);
  store.getState().settleWork(step, null);
  expect(store.getState().redo()).toBe('nothing');
});
