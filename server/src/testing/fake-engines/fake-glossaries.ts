import { z } from 'zod';
import { jsonBody } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';

/** Lists of terms that a fake keeps, by their ids or names. */
export type KeptGlossaries = Map<string, string>;

const dictionarySchema = z.strictObject({
  source_lang: z.string().regex(/^[a-z]{2}$/),
  target_lang: z.string().regex(/^[a-z]{2}$/),
  entries: z.string().min(3),
  entries_format: z.literal('tsv'),
});
const deeplWishSchema = z.strictObject({
  name: z.string().min(1),
  dictionaries: z.array(dictionarySchema).length(1),
});

/** DeepL's endpoints of glossaries, version 3; undefined for any other address. */
export function answerDeeplGlossaries(
  kept: KeptGlossaries,
  request: RecordedRequest,
): FakeAnswer | undefined {
  const [, id] = /^\/v3\/glossaries(?:\/([\w-]+))?$/.exec(request.path) ?? [];
  if (!request.path.startsWith('/v3/glossaries')) return undefined;
  if (id === undefined) return createDeeplGlossary(kept, request);
  if (!kept.has(id)) return { status: 404, body: { message: 'Glossary not found' } };
  if (request.method === 'DELETE') {
    kept.delete(id);
    return { status: 204, body: '' };
  }
  return { status: 200, body: { glossary_id: id } };
}

function createDeeplGlossary(kept: KeptGlossaries, request: RecordedRequest): FakeAnswer {
  const wish = deeplWishSchema.safeParse(jsonBody(request)).data;
  const [dictionary] = wish?.dictionaries ?? [];
  if (wish === undefined || dictionary === undefined)
    return { status: 400, body: { message: 'Bad request' } };
  const sources = dictionary.entries.split('\n').map((line) => line.split('\t')[0]);
  if (new Set(sources).size < sources.length)
    return { status: 400, body: { message: 'Bad request', detail: 'Duplicate source entry' } };
  const id = `00000000-0000-4000-8000-${String(kept.size + 1).padStart(12, '0')}`;
  kept.set(id, dictionary.entries);
  const { source_lang, target_lang } = dictionary;
  const counted = { source_lang, target_lang, entry_count: sources.length };
  return { status: 201, body: { glossary_id: id, name: wish.name, dictionaries: [counted] } };
}

const importSchema = z.strictObject({
  Name: z.string().regex(/^[\w-]{1,256}$/),
  MergeStrategy: z.literal('OVERWRITE'),
  TerminologyData: z.strictObject({
    File: z.base64(),
    Format: z.literal('TSV'),
    Directionality: z.literal('UNI'),
  }),
});
const namedSchema = z.looseObject({ Name: z.string() });
const notFound: FakeAnswer = {
  status: 400,
  body: { __type: 'com.amazonaws.translate#ResourceNotFoundException', message: 'not found' },
};

/** Amazon's actions of terminologies; undefined for any other action. */
export function answerAmazonTerminologies(
  kept: KeptGlossaries,
  request: RecordedRequest,
): FakeAnswer | undefined {
  const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  if (!action.endsWith('Terminology')) return undefined;
  if (action === 'ImportTerminology') {
    const wish = importSchema.safeParse(jsonBody(request)).data;
    if (wish === undefined) return { status: 400, body: { __type: 'InvalidParameterValueException' } };
    kept.set(wish.Name, Buffer.from(wish.TerminologyData.File, 'base64').toString());
    return { status: 200, body: { TerminologyProperties: { Name: wish.Name } } };
  }
  const name = namedSchema.safeParse(jsonBody(request)).data?.Name ?? '';
  if (!kept.has(name)) return notFound;
  if (action === 'DeleteTerminology') kept.delete(name);
  return { status: 200, body: action === 'GetTerminology' ? { TerminologyProperties: { Name: name } } : {} };
}

const googleWishSchema = z.strictObject({
  name: z.string(),
  languagePair: z.strictObject({ sourceLanguageCode: z.string(), targetLanguageCode: z.string() }),
  inputConfig: z.strictObject({ gcsSource: z.strictObject({ inputUri: z.string() }) }),
});

/** Cloud Storage, and Google's glossaries, which are made while one waits; undefined for any other address. */
export function answerGoogleGlossaries(
  kept: KeptGlossaries,
  request: RecordedRequest,
): FakeAnswer | undefined {
  const { pathname, searchParams } = new URL(request.path, 'http://fake');
  const object = storedObject(pathname, searchParams);
  if (object !== undefined) return answerStorage(kept, request, object);
  if (pathname.includes('/operations/')) return { status: 200, body: operation(pathname, true) };
  const [, place, id] =
    /^\/v3\/(projects\/[^/]+\/locations\/[^/]+)\/glossaries(?:\/(.+))?$/.exec(pathname) ?? [];
  if (place === undefined) return undefined;
  if (id === undefined) return createGoogleGlossary(kept, request, place);
  const missing = { status: 404, body: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } } };
  if (!kept.has(`${place}/glossaries/${id}`)) return missing;
  if (request.method === 'DELETE') kept.delete(`${place}/glossaries/${id}`);
  return { status: 200, body: { name: `${place}/glossaries/${id}` } };
}

function storedObject(pathname: string, query: URLSearchParams): string | undefined {
  const [, bucket, name] = /\/storage\/v1\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(pathname) ?? [];
  if (bucket === undefined) return undefined;
  return `gs://${bucket}/${query.get('name') ?? decodeURIComponent(name ?? '')}`;
}

function answerStorage(kept: KeptGlossaries, { method, body }: RecordedRequest, object: string): FakeAnswer {
  if (method === 'DELETE') return kept.delete(object) ? { status: 204, body: '' } : { status: 404, body: '' };
  kept.set(object, body);
  return { status: 200, body: { name: object } };
}

function createGoogleGlossary(kept: KeptGlossaries, request: RecordedRequest, place: string): FakeAnswer {
  const wish = googleWishSchema.safeParse(jsonBody(request)).data;
  const terms = wish && kept.get(wish.inputConfig.gcsSource.inputUri);
  if (wish === undefined || terms === undefined)
    return { status: 400, body: { error: { code: 400, message: 'input', status: 'INVALID_ARGUMENT' } } };
  kept.set(wish.name, terms);
  return { status: 200, body: operation(`/v3/${place}/operations/1`, false) };
}

function operation(path: string, done: boolean) {
  return { name: path.replace('/v3/', ''), ...(done && { done, response: {} }) };
}
