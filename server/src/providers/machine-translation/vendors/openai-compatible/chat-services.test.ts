import { plainInline } from '@transloom/core/inline/inline-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeEngine } from '../../../../testing/fake-engines/fake-engine.ts';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '../../../../testing/fake-engines/fake-openai.ts';
import { createSafeFetch } from '../../../safe-fetch/safe-fetch.ts';
import { missingSettings } from '../../engine-vendor.ts';
import { chatServices } from './chat-services.ts';

const fetch = createSafeFetch(['127.0.0.1']);
const { signal } = new AbortController();
let fake: FakeEngine;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());

test.each(chatServices)('$id translates with a key, a model and an address', async (vendor) => {
  const settings = { apiKey: fakeOpenAiKey, model: fakeOpenAiModel, baseUrl: fake.baseUrl };
  expect(missingSettings(vendor, settings)).toEqual([]);
  const engine = vendor.connect(settings, { fetch });
  const request = { sourceLanguage: 'en', targetLanguage: 'es', signal };
  const answer = await engine.translate({
    ...request,
    segments: [{ source: plainInline('one'), codes: {} }],
  });
  expect(answer.results).toMatchObject([{ status: 'translated', target: { text: 'ONE' } }]);
  expect(engine.vendorId).toBe(vendor.id);
});

test('what turns thinking off goes along', async () => {
  const glm = chatServices.find(({ id }) => id === 'glm');
  const settings = { apiKey: fakeOpenAiKey, model: fakeOpenAiModel, baseUrl: fake.baseUrl };
  const segments = [{ source: plainInline('one'), codes: {} }];
  const request = { sourceLanguage: 'en', targetLanguage: 'es', signal, segments };
  await glm?.connect(settings, { fetch }).translate(request);
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).toMatchObject({ thinking: { type: 'disabled' } });
});

test('an address that is left empty is the service its own', () => {
  const deepseek = chatServices.find(({ id }) => id === 'deepseek');
  expect(deepseek?.settings.parse({ apiKey: 'key', baseUrl: '', model: '' })).toEqual({
    apiKey: 'key',
    baseUrl: 'https://api.deepseek.com',
    temperature: '0',
    model: 'deepseek-v4-flash',
  });
  expect(deepseek && missingSettings(deepseek, {})).toEqual(['apiKey']);
});
