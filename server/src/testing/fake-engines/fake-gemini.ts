import { z } from 'zod';
import { hasType, jsonBody } from './fake-api.ts';
import type { FakeAnswer, FakeEngine, RecordedRequest } from './fake-engine.ts';
import { fakeAccount, isSignedFor } from './fake-google-account.ts';
import { startFakeModel } from './fake-model.ts';
import { apiKey, gate, model, settings, wait } from './fake-model-service.ts';
import { event } from './fake-stream.ts';
import type { FakeVendor } from './fake-vendor.ts';

const geminiError = (code: number, status: string, message: string): FakeAnswer => ({
  status: code,
  body: { error: { code, message, status } },
});
const partsSchema = z.tuple([z.strictObject({ text: z.string() })]);
const generateSchema = z.strictObject({
  systemInstruction: z.strictObject({ parts: partsSchema }),
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: partsSchema })]),
  generationConfig: z.strictObject({ temperature: z.number(), responseMimeType: z.string() }),
});

const geminiAnswer = (text: string, more = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
  modelVersion: model,
});
const geminiStreams = ({ path }: RecordedRequest) => path.endsWith(':streamGenerateContent?alt=sse');
const methodOf = (request: RecordedRequest) =>
  geminiStreams(request) ? 'streamGenerateContent?alt=sse' : 'generateContent';

/** The same wherever it runs; what differs is who may ask. */
function startGemini(
  unauthorized: FakeAnswer,
  refuse: (request: RecordedRequest) => FakeAnswer | undefined,
): Promise<FakeEngine> {
  return startFakeModel({
    refuse,
    errors: {
      unauthorized,
      forbidden: geminiError(403, 'PERMISSION_DENIED', 'Permission denied'),
      'payment-required': geminiError(429, 'RESOURCE_EXHAUSTED', 'Check your plan and billing details.'),
      'rate-limited': {
        ...geminiError(429, 'RESOURCE_EXHAUSTED', 'Check your billing details. Please retry in 1.2s.'),
        headers: wait,
      },
      'server-error': geminiError(503, 'UNAVAILABLE', 'The model is overloaded.'),
      'too-long': geminiError(400, 'INVALID_ARGUMENT', 'The input is too long: maximum context exceeded'),
    },
    read(request) {
      const wish = generateSchema.safeParse(jsonBody(request)).data;
      return wish && { rules: wish.systemInstruction.parts[0].text, batch: wish.contents[0].parts[0].text };
    },
    write: (text) => geminiAnswer(text, { finishReason: 'STOP' }),
    stream: {
      isWanted: geminiStreams,
      events: (pieces) =>
        pieces.map((text, i) =>
          event(geminiAnswer(text, i === pieces.length - 1 ? { finishReason: 'STOP' } : {})),
        ),
      error: event(geminiError(503, 'UNAVAILABLE', 'The model is overloaded.').body),
    },
  });
}

const wrongKey = geminiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');

export const fakeGemini: FakeVendor = {
  id: 'gemini',
  settings,
  needs: ['apiKey'],
  streams: true,
  start: () =>
    startGemini(wrongKey, (request) =>
      gate(`/v1beta/models/${model}:${methodOf(request)}`, 'x-goog-api-key', apiKey, wrongKey)(request),
    ),
};

const wrongToken = geminiError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
const place = '/v1/projects/fake-project/locations/europe-west4/publishers/google/models';

export const fakeVertex: FakeVendor = {
  id: 'vertex',
  settings: { ...fakeAccount, model, location: 'europe-west4' },
  needs: ['projectId', 'clientEmail', 'privateKey'],
  checksClock: true,
  streams: true,
  start: () =>
    startGemini(wrongToken, (request) => {
      if (request.path !== `${place}/${model}:${methodOf(request)}`)
        return geminiError(404, 'NOT_FOUND', 'Publisher Model was not found');
      if (!isSignedFor('https://aiplatform.googleapis.com/', request)) return wrongToken;
      return hasType(request, 'application/json')
        ? undefined
        : geminiError(400, 'INVALID_ARGUMENT', 'content type');
    }),
};
