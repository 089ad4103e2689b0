import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { ModelListing } from '../../engine-vendor.ts';
import { askVendor, parseJson } from '../http-failure.ts';
import { chatError } from './chat-error.ts';

interface ModelListPlace {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const modelListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** As OpenAI lists them, and Anthropic; undefined where the server keeps no list. @throws {EngineError} */
export async function listChatModels(
  place: ModelListPlace,
  asking: Pick<ModelListing, 'fetch' | 'signal'>,
): Promise<readonly string[] | undefined> {
  const list = await askForModels(place, asking);
  if (list === undefined) return undefined;
  const models = modelListSchema.safeParse(list);
  if (!models.success) throw new EngineError('bad-output', 'no list of models');
  return models.data.data.map(({ id }) => id);
}

/** The JSON of a list of models; undefined where the server keeps none. @throws {EngineError} */
export async function askForModels(
  { url, headers }: ModelListPlace,
  { fetch, signal }: Pick<ModelListing, 'fetch' | 'signal'>,
): Promise<unknown> {
  const answer = await askVendor(fetch, url, { headers, signal });
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw chatError(answer, new Date());
  return parseJson(answer.text);
}
