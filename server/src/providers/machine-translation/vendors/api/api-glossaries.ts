import type { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { GivenTerm, VendorGlossaries } from '../../vendor-glossaries.ts';
import { askVendor } from '../http-failure.ts';
import { type ApiConnection, readBody } from './ask-api.ts';
import type { GlossaryCall } from './glossary-calls.ts';
import { findPairCodes } from './language-codes.ts';

/** Undefined where the vendor keeps none, or cannot with these settings. */
export function vendorGlossaries<Settings extends z.ZodObject>(
  connection: ApiConnection<Settings>,
): VendorGlossaries | undefined {
  const { api, settings } = connection;
  const kept = api.glossaries;
  if (!kept?.fits(settings)) return undefined;
  return {
    async create({ sourceLanguage: source, targetLanguage: target, name, terms, signal }) {
      const codes = findPairCodes(api.languages, { source, target });
      if (codes === undefined) throw new EngineError('unsupported-pair', `${source} to ${target}`);
      return kept.create(callOf(connection, signal), { ...codes, name, terms: terms.filter(isOneLine) });
    },
    exists: (id, signal) => kept.exists(callOf(connection, signal), id),
    remove: (id, signal) => kept.remove(callOf(connection, signal), id),
  };
}

/** @throws {EngineError} bad-output for an answer of another form, or none */
export function understood<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw new EngineError('bad-output', 'not the answer of this service');
  return data;
}

/** A table of terms, a row each, with a tab between the two. */
export function termTable(terms: readonly GivenTerm[]): string {
  return terms.map(({ source, target }) => `${source}\t${target}`).join('\n');
}

/** A break or a tab would end the cell of a table. */
function isOneLine({ source, target }: GivenTerm): boolean {
  return !/[\t\r\n]/.test(source + target);
}

function callOf<Settings extends z.ZodObject>(
  { api, settings, surroundings: { fetch, now = () => new Date() } }: ApiConnection<Settings>,
  signal: AbortSignal,
): GlossaryCall<z.infer<Settings>> {
  let waitMs = shortestWaitMs;
  return {
    settings,
    now,
    async send({ url, ...request }) {
      const answer = await askVendor(fetch, url, { ...request, signal });
      try {
        return answer.text === '' && answer.status < 300 ? {} : readBody(api, answer);
      } catch (error) {
        if (answer.status === 404 || (error instanceof EngineError && isGone.test(error.failure.detail)))
          return undefined;
        throw error;
      }
    },
    async wait() {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal.throwIfAborted();
      waitMs = Math.min(longestWaitMs, waitMs * 2);
    },
  };
}

const isGone = /ResourceNotFound|NOT_FOUND/;
const shortestWaitMs = 100;
const longestWaitMs = 5_000;
