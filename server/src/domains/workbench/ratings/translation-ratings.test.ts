import { translationRatingsApi } from '@transloom/contracts/translation-ratings';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, segment, engineKey } = await workbenchWorld();
const { segmentId } = await segment(1);

const rate = (by: TestUser, stars: number) =>
  callAs(server, by, translationRatingsApi.rateTranslation, {
    segmentId,
    engineKey,
    engine: 'Fake model',
    target: 'Abra la tapa.',
    stars,
  });
const rating = async (by: TestUser) =>
  (await callAs(server, by, translationRatingsApi.ownRating, { segmentId, engineKey })).data;

// Rule D7.16 of the specification.
test('people rate a machine translation; the newest rating of each counts', async () => {
  expect(await rating(user)).toEqual({ stars: null, average: null, ratings: 0 });
  await rate(user, 2);
  await rate(user, 4);
  await rate(colleague, 5);
  expect(await rating(user)).toEqual({ stars: 4, average: 4.5, ratings: 2 });
  expect((await rate(user, 6)).code).toBe('request.invalid');
  expect((await rate(stranger, 3)).code).toBe('resource.not-found');
});
