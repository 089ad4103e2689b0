import { type CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import { plainInline } from '@transloom/core/inline/inline-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import type { FakeEngine } from '../../../testing/fake-engines/fake-engine.ts';
import { type Script, startFakeOpenAi } from '../../../testing/fake-engines/fake-openai.ts';
import { fakeTranslation } from '../../../testing/fake-engines/fake-translation.ts';
import { connectFake } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { translateTexts } from '../translating/translate-texts.ts';

/** Knows no Spanish of its own: it follows the example that shares most words with the text, and keeps the number. */
const follow: Script = (text, { examples, to }) => {
  const words = new Set(text.split(/\W+/));
  const shared = (source: string) => source.split(/\W+/).filter((word) => words.has(word)).length;
  const [nearest] = examples.toSorted((a, b) => shared(b.source) - shared(a.source));
  const [number = ''] = /\d+/.exec(text) ?? [];
  return nearest?.target.replace(/\d+/, number) ?? fakeTranslation(text, to);
};

const server = await customEngineServer();
/** One server for each of two organizations, so that the sender of each request is known. */
const [ours, theirs] = [await startFakeOpenAi(follow), await startFakeOpenAi(follow)];
const { longContext } = actAs(server.services);
beforeAll(async () => void (await server.work()));
afterAll(() => Promise.all([ours.stop(), theirs.stop()]));
const timeout = 90_000;

type Draft = Parameters<typeof createEngine>[2];

async function connected(model: FakeEngine) {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  return { user, baseEngine: await connectFake(server, user, model.baseUrl) };
}

async function trained(user: TestUser, corpus: string, draft: Draft): Promise<CustomEngineDetail> {
  const fileIds = await uploadCorpus(server, user, corpus);
  const { customEngineId } = await createEngine(server, user, { fileIds, ...draft });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
  return settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
}

function translate(user: TestUser, engineKey: string, texts: readonly string[]) {
  return translateTexts(longContext(user), {
    engineKey,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    module: 'workbench',
    document: {},
    around: async () => [],
    segments: texts.map((text) => ({ source: plainInline(text), codes: {} })),
    signal: AbortSignal.timeout(20_000),
  });
}

interface Asked {
  readonly examples?: readonly { readonly source: string; readonly target: string }[];
  readonly segments: readonly { readonly text: string }[];
}

/** What a model was asked from a request on. */
function askedOf({ requests }: FakeEngine, from = 0): readonly Asked[] {
  return requests.slice(from).flatMap(({ path, body }) => {
    if (!path.endsWith('/chat/completions')) return [];
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    return [JSON.parse(String(messages.at(-1)?.content)) as Asked];
  });
}

test('what retrieval brings is measured: the same model gains much by it, and nothing without', {
  timeout,
}, async () => {
  const { user, baseEngine } = await connected(ours);
  const from = ours.requests.length;
  const rag = await trained(user, corpusTable(300), { kind: 'rag', baseEngine });
  const without = await trained(user, corpusTable(300), { kind: 'xgpt', baseEngine });
  expect(rag.scores?.segments).toBe(without.scores?.segments);
  expect(without.scores?.custom).toEqual(without.scores?.base);
  expect(rag.scores?.base).toEqual(without.scores?.base);
  expect(rag.scores?.custom.bleu).toBeGreaterThan((rag.scores?.base?.bleu ?? 100) + 50);
  // Nothing it is measured on is among what it is shown.
  const asked = askedOf(ours, from);
  const measured = new Set(asked.flatMap(({ segments }) => segments.map(({ text }) => text)));
  const shown = asked.flatMap(({ examples = [] }) => examples.map(({ source }) => source));
  expect(measured.size).toBe(rag.scores?.segments);
  expect(shown.length).toBeGreaterThan(measured.size);
  expect(shown.filter((source) => measured.has(source))).toEqual([]);
});

function withoutDays(text: string): string {
  return text.replace(/ since .*$/, '');
}

test('each of many texts is shown the translations most like it, with what people wrote', {
  timeout,
}, async () => {
  const { user, baseEngine } = await connected(ours);
  const { customEngineId } = await trained(user, corpusTable(300), { kind: 'rag', baseEngine });
  const { data } = await callAs(server, user, customEnginesApi.listPairs, {
    customEngineId,
    show: 'used',
    pageSize: 200,
  });
  const learned = data.records.filter(({ part }) => part !== 'test');
  const from = ours.requests.length;
  const alike = [...new Set(learned.map(({ source }) => withoutDays(source)))].slice(0, 25);
  const results = await translate(
    user,
    customEngineId,
    alike.map((words) => `${words} since 5000 days!`),
  );
  const asked = askedOf(ours, from).flatMap(({ examples = [], segments }) =>
    segments.map(({ text }) => ({ words: withoutDays(text), examples })),
  );
  expect(asked.map(({ words }) => words).toSorted()).toEqual(alike.toSorted());
  for (const { words, examples } of asked) {
    const wanted = learned.filter(({ source }) => withoutDays(source) === words);
    const shown = examples.filter(({ source }) => withoutDays(source) === words);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(wanted.length, 3));
    for (const { source, target } of shown)
      expect(wanted).toContainEqual(expect.objectContaining({ source, target }));
  }
  const person = learned.find(({ source }) => withoutDays(source) === alike[0])?.target ?? '';
  expect(results[0]).toMatchObject({ status: 'translated', target: { text: person.replace(/\d+/, '5000') } });
});

test('two organizations that translate the same texts at once learn nothing of one another', {
  timeout,
}, async () => {
  const build = async (model: FakeEngine, mark: string) => {
    const { user, baseEngine } = await connected(model);
    const engine = await trained(user, corpusTable(100).replaceAll(' está ', ` ${mark} `), {
      kind: 'rag',
      baseEngine,
      name: `${mark} x`,
      description: mark,
      style: 'formal',
      terms: [{ source: 'small boat', target: `barquita ${mark}` }],
      examples: `A = ${mark}`,
    });
    return { user, baseEngine, engine, model, mark };
  };
  const sides = await Promise.all([build(ours, 'oriole'), build(theirs, 'magpie')]);
  const text = 'The small boat stands on the hill since 6000 days!';
  for (const [i, { user, engine, model, mark }] of sides.entries()) {
    const other = sides[1 - i];
    const [result] = await translate(user, engine.customEngineId, [text]);
    expect(result).toMatchObject({ target: { text: expect.stringContaining(mark) } });
    const sent = model.requests.map(({ body }) => body).join('\n');
    expect(sent).toContain(`barquita ${mark}`);
    expect(sent).toContain('Style: Formal');
    expect(sent).toContain(`A = ${mark}`);
    expect(sent).not.toContain(other?.mark);
    const stolen = translate(user, String(other?.engine.customEngineId), [text]);
    await expect(stolen).rejects.toMatchObject({ code: 'resource.not-found' });
    // Nor does anybody translate with the connection of another.
    const before = other?.model.requests.length;
    const draft = { kind: 'rag', baseEngine: other?.baseEngine ?? null, name: `${mark} y` } as const;
    const failed = await trained(user, corpusTable(60), draft);
    expect(failed.versions[0]).toMatchObject({ failure: { code: 'custom-engine.base-off' } });
    expect(other?.model.requests.length).toBe(before);
  }
});
