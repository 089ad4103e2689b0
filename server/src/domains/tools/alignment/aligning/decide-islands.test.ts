import { type AlignmentOptions, alignmentApi } from '@transloom/contracts/alignment';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs, routes, streamRoutes } from '../../../../domains.ts';
import { callAs, callWith } from '../../../../testing/call-as.ts';
import { startFakeOpenAi } from '../../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../../testing/people-server.ts';
import { connectFake } from '../../../../testing/project-world.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { uploadAs } from '../../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();

const textsSchema = z.record(z.string(), z.string());
const askedSchema = z.object({
  places: z.array(z.object({ id: z.number(), source: textsSchema, target: textsSchema })),
});
type Place = z.infer<typeof askedSchema>['places'][number];

/** The places that the model was asked about, and how it answers. */
let asked: Place[] = [];
let answer: (place: Place) => object | string;
const model = await startFakeOpenAi(undefined, (text) => {
  const { data } = askedSchema.safeParse(JSON.parse(text));
  if (data === undefined) return undefined;
  asked.push(...data.places);
  return JSON.stringify({ places: data.places.map((place) => ({ id: place.id, groups: answer(place) })) });
});
afterAll(() => model.stop());

/** Joins the first two sentences of the source, and pairs the rest one by one. */
const joinsFirst = ({ source, target }: Place) => [
  { source: [1, 2], target: [1] },
  ...Object.keys(source)
    .slice(2)
    .map((number) => ({ source: [Number(number)], target: [Number(number) - 1] })),
  ...Object.keys(target)
    .slice(Object.keys(source).length - 1)
    .map((number) => ({ source: [], target: [Number(number)] })),
];

const english = 'Wait.\n\nDo not open.\n\nThe lamp is red.\n';
const chinese = '等一下，不要打开。\n\n灯是红的。\n';

let admin: TestUser;
let modelKey = '';
beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  modelKey = await connectFake(server, admin, model.baseUrl);
});
beforeEach(() => {
  asked = [];
  answer = joinsFirst;
});

async function upload(content: string) {
  const { data } = await uploadAs(server, admin, 'document', [{ name: 'text.txt', content }]);
  return data.files[0]?.fileId ?? '';
}

async function optionsOf(source: string, target: string, wish: Partial<AlignmentOptions> = {}) {
  const fileIds = { sourceFileId: await upload(source), targetFileId: await upload(target) };
  const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
  return { type: 'double' as const, ...fileIds, ...languages, threshold: 0.7, askModel: true, ...wish };
}

const ended = (workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, alignmentApi.work, { workId });
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );

async function aligned(...given: Parameters<typeof optionsOf>) {
  const options = await optionsOf(...given);
  const { data } = await callAs(server, admin, alignmentApi.createWork, { options });
  return ended(data.workId);
}

const rowsOf = async (workId: string) =>
  (await callAs(server, admin, alignmentApi.listPairs, { workId })).data.records.map(
    ({ source, target, state }) => `${source}|${target}|${state}`,
  );
const decided = ['Wait. Do not open.|等一下，不要打开。|aligned', 'The lamp is red.|灯是红的。|aligned'];

test('what it costs is said before, and a model that cannot be asked is refused', async () => {
  const price = (options: object) => callWith(server, admin, alignmentApi.priceWork, { options });
  const options = await optionsOf(english, chinese);
  expect((await price(options)).data).toEqual({ cost: null, seconds: null, engineCharacters: 47 });
  expect((await price({ ...options, askModel: false })).data).toEqual({ cost: null, seconds: null });
  expect((await price({ ...options, modelKey: 'apertium' })).code).toBe('engine.cannot-write');
  expect((await price({ ...options, modelKey: 'nobody' })).code).toBe('resource.not-found');
  const other = await server.signIn(await server.addMember('SUPER_ADMIN'));
  expect((await callWith(server, other, alignmentApi.priceWork, { options })).http).toBe(404);
});

test('a language model decides unsure places; the same places are not asked for again', async () => {
  const work = await aligned(english, chinese, { modelKey });
  expect(work).toMatchObject({ status: 'done', failure: null, counts: { pairs: 2, pending: 0 } });
  expect(await rowsOf(work.workId)).toEqual(decided);
  expect(asked).toHaveLength(1);
  expect(work.result?.warnings.map(({ code }) => code)).not.toContain('unanswered');
  await callAs(server, admin, alignmentApi.alignAgain, { workId: work.workId, fromRowId: null });
  await ended(work.workId);
  expect(await rowsOf(work.workId)).toEqual(decided);
  expect(asked).toHaveLength(1);
});

test('nothing is sent where all is sure, and where nobody wishes it', async () => {
  await aligned(english, chinese, { askModel: false });
  await aligned(english, english.toUpperCase(), { threshold: 0 });
  expect(asked).toEqual([]);
});

test('an answer that is no whole alignment changes nothing, and is said', async () => {
  const [source, target] = [`${english}\n\nGo now.\n`, `${chinese}\n\n现在走吧。\n`];
  const plain = await aligned(source, target, { askModel: false });
  answer = () => [{ source: [1], target: [1] }];
  const work = await aligned(source, target, { modelKey });
  expect(await rowsOf(work.workId)).toEqual(await rowsOf(plain.workId));
  expect(work.result?.warnings).toContainEqual({ code: 'unanswered', params: { places: 1 } });
  // It is asked once more before it is given up.
  expect(asked).toHaveLength(2);
});

/** A word of letters for each number, so that nothing says what belongs together. */
const wordOf = (number: number, letters: string) =>
  [...String(number)].map((digit) => letters.slice(Number(digit), Number(digit) + 4)).join('');
const lines = (begin: string, letters: string) =>
  Array.from({ length: 80 }, (_, i) => `${begin} ${wordOf(i + 10, letters)}.\n\n`).join('');

test('a model that fails is named; the work goes on behind what was answered', async () => {
  const options = [lines('See', 'abcdefghijklm'), lines('看看', '天地人山水火木金土日月星辰')] as const;
  answer = ({ source, target }) => {
    // It answers one request and no other.
    model.fail('unauthorized');
    const [sources, targets] = [Object.keys(source), Object.keys(target)].map((keys) => keys.map(Number));
    return Array.from({ length: Math.max(sources?.length ?? 0, targets?.length ?? 0) }, (_, i) => ({
      source: sources?.slice(i, i + 1),
      target: targets?.slice(i, i + 1),
    }));
  };
  const failed = await aligned(...options, { modelKey, threshold: 1 });
  expect(failed).toMatchObject({ status: 'failed', failure: { code: 'engine.auth' } });
  expect(asked).toHaveLength(4);
  model.heal();
  await callAs(server, admin, alignmentApi.retryWork, { workId: failed.workId });
  expect(await ended(failed.workId)).toMatchObject({ status: 'done', failure: null });
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked.map(({ source }) => JSON.stringify(source))).size).toBe(asked.length);
  model.heal();
});
