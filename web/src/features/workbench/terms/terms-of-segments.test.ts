import { expect, test } from 'vitest';
import { answerApi, Refusal } from '../../../testing/answer-api.ts';
import { idOf } from '../../../testing/signed-in-world.ts';
import { termsOfSegment } from './terms-of-segments.ts';

const documentId = idOf(1);
const goesOn = new AbortController().signal;

test('rows that come into sight together are asked for in one call; those scrolled past are not', async () => {
  const { calls } = answerApi({
    'workbench.segmentTerms': ({ segmentIds }) =>
      segmentIds.filter((id) => id !== idOf(12)).map((segmentId) => ({ segmentId, terms: [] })),
  });
  const past = new AbortController();
  const scrolledPast = termsOfSegment(documentId, idOf(13), past.signal);
  past.abort();
  const asked = [11, 12].map((id) => termsOfSegment(documentId, idOf(id), goesOn));
  expect(await Promise.all(asked)).toEqual([[], []]);
  await expect(scrolledPast).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls.map(({ input }) => input)).toEqual([{ documentId, segmentIds: [idOf(11), idOf(12)] }]);
});

test('a call that fails fails for each row, and the next one is asked anew', async () => {
  let refused = true;
  answerApi({
    'workbench.segmentTerms': () => {
      if (refused) throw new Refusal('server.unexpected');
      return [];
    },
  });
  const both = await Promise.allSettled([1, 2].map((id) => termsOfSegment(documentId, idOf(id), goesOn)));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  refused = false;
  expect(await termsOfSegment(documentId, idOf(1), goesOn)).toEqual([]);
});
