import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import { termTable, understood } from '../api/api-glossaries.ts';
import type { ApiGlossaries, GlossaryCall } from '../api/glossary-calls.ts';
import { endpoint } from '../http-failure.ts';
import { accountToken } from './account-token.ts';

interface Settings {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly location: string;
  readonly glossary?: string | undefined;
  readonly bucket?: string | undefined;
  readonly baseUrl: string;
}

const operationSchema = z.object({
  name: z.string(),
  done: z.boolean().default(false),
  error: z.object({ message: z.string().default('') }).optional(),
});

/** Address of Cloud Translation. */
export const googleAddress = 'https://translation.googleapis.com';

const translationAudience = `${googleAddress}/`;
const storageAudience = 'https://storage.googleapis.com/';
const mostLooks = 60;

/**
 * Glossaries of Cloud Translation. Their terms have to lie in Cloud Storage, and they stand in one region. A request
 * names them without their place.
 */
export const googleGlossaries: ApiGlossaries<Settings> = {
  fits: ({ glossary, bucket, location }) =>
    glossary === undefined && bucket !== undefined && location !== 'global',
  async create(call, { from, to, name, terms }) {
    const { settings } = call;
    await call.send(objectRequest(call, 'POST', name, termTable(terms)));
    const glossary = {
      name: `${placeOf(settings)}/glossaries/${name}`,
      languagePair: { sourceLanguageCode: from, targetLanguageCode: to },
      inputConfig: { gcsSource: { inputUri: `gs://${settings.bucket}/${objectName(name)}` } },
    };
    const started = await call.send(
      translationRequest(call, 'POST', `${placeOf(settings)}/glossaries`, JSON.stringify(glossary)),
    );
    await untilDone(call, started);
    return name;
  },
  async exists(call, id) {
    const path = `${placeOf(call.settings)}/glossaries/${id}`;
    return (await call.send(translationRequest(call, 'GET', path))) !== undefined;
  },
  async remove(call, id) {
    await call.send(translationRequest(call, 'DELETE', `${placeOf(call.settings)}/glossaries/${id}`));
    await call.send(objectRequest(call, 'DELETE', id));
  },
};

/** @throws {EngineError} where it failed, or takes too long */
async function untilDone(call: GlossaryCall<Settings>, started: unknown): Promise<void> {
  let operation = understood(operationSchema, started);
  for (let looks = 0; !operation.done; looks++) {
    if (looks === mostLooks) throw new EngineError('upstream', 'the glossary is not made yet');
    await call.wait();
    operation = understood(operationSchema, await call.send(translationRequest(call, 'GET', operation.name)));
  }
  if (operation.error !== undefined) throw new EngineError('bad-request', operation.error.message);
}

function placeOf({ projectId, location }: Settings): string {
  return `projects/${projectId}/locations/${location}`;
}

function objectName(name: string): string {
  return `transloom/${name}.tsv`;
}

function translationRequest(
  { settings, now }: GlossaryCall<Settings>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: string,
) {
  return {
    method,
    url: endpoint(settings.baseUrl, `v3/${path}`),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${accountToken(settings, translationAudience, now())}`,
      'x-goog-user-project': settings.projectId,
    },
    ...(body !== undefined && { body }),
  };
}

/** Behind another address than Google's own, such as a gateway, both services are reached at that one. */
function storageAddress({ baseUrl }: Settings): string {
  return baseUrl === googleAddress ? 'https://storage.googleapis.com' : baseUrl;
}

function objectRequest(
  { settings, now }: GlossaryCall<Settings>,
  method: 'POST' | 'DELETE',
  name: string,
  body?: string,
) {
  const object = encodeURIComponent(objectName(name));
  const bucket = `b/${encodeURIComponent(settings.bucket ?? '')}/o`;
  const path =
    method === 'POST'
      ? `upload/storage/v1/${bucket}?uploadType=media&name=${object}`
      : `storage/v1/${bucket}/${object}`;
  return {
    method,
    url: endpoint(storageAddress(settings), path),
    headers: {
      'content-type': 'text/tab-separated-values',
      authorization: `Bearer ${accountToken(settings, storageAudience, now())}`,
    },
    ...(body !== undefined && { body }),
  };
}
