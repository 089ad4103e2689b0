import { expect, test } from 'vitest';
import type { SafeFetch, SafeFetchOptions } from '../../../safe-fetch/safe-fetch.ts';
import { findEngineVendor } from '../../engine-registry.ts';

interface Asked {
  readonly url: string;
  readonly headers: SafeFetchOptions['headers'];
}

/** A vendor that answers so; tells what it was asked. */
async function listOf(vendorId: string, status: number, body: unknown) {
  const asked: Asked[] = [];
  const fetch: SafeFetch = async (url, { headers } = {}) => {
    asked.push({ url: String(url), headers });
    return { status, headers: {}, text: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  const settings = { apiKey: 'sk-1', baseUrl: 'https://models.example/' };
  const { signal } = new AbortController();
  const models = await findEngineVendor(vendorId)?.listModels?.(settings, { fetch, signal });
  return { models, asked };
}

const chat = { data: [{ id: 'b', object: 'model' }, { id: 'a' }] };

test.each([
  ['openai', chat, 'https://models.example/models', { authorization: 'Bearer sk-1' }],
  ['openai-responses', chat, 'https://models.example/models', { authorization: 'Bearer sk-1' }],
  [
    'anthropic',
    chat,
    'https://models.example/v1/models?limit=1000',
    { 'x-api-key': 'sk-1', 'anthropic-version': '2023-06-01' },
  ],
  [
    'gemini',
    {
      models: [
        { name: 'models/b', supportedGenerationMethods: ['generateContent'] },
        { name: 'models/a', supportedGenerationMethods: ['generateContent', 'countTokens'] },
        { name: 'models/measures', supportedGenerationMethods: ['embedContent'] },
      ],
    },
    'https://models.example/v1beta/models?pageSize=1000',
    { 'x-goog-api-key': 'sk-1' },
  ],
])('%s tells the models there are for a key, whichever was named', async (vendorId, body, url, headers) => {
  expect(await listOf(vendorId, 200, body)).toEqual({ models: ['b', 'a'], asked: [{ url, headers }] });
});

test.each(['openai', 'openai-responses', 'anthropic', 'gemini'])(
  '%s is not believed whatever it says',
  async (vendorId) => {
    await expect(listOf(vendorId, 401, { error: { message: 'no' } })).rejects.toThrow();
    await expect(listOf(vendorId, 200, '<html>')).rejects.toThrow();
    await expect(listOf(vendorId, 200, { data: 'none', models: 7 })).rejects.toThrow();
  },
);

test('a server that keeps no list has none to choose from', async () => {
  expect((await listOf('openai', 404, '')).models).toEqual([]);
});
