import type { Endpoint } from '@transloom/contracts/endpoint';
import { z } from 'zod';

/** Gives a value for a field by its name; undefined where the name is no id. */
export type FindId = (name: string) => string | undefined;

/** Texts tried in turn for a field that asks for a pattern; one that none of them fits says so in the test. */
const texts: readonly string[] = [
  'text',
  'en',
  'es',
  'secret12',
  '123456',
  '13800138000',
  'somebody@example.com',
  '2031-01-01T00:00:00Z',
  '2031-01-01',
  'TL20310101000000ABCDEFGHJK',
  'a token nobody has given',
  'model.gguf',
  'https://example.com',
];

/** Fields whose meaning no pattern tells. */
const meanings: Readonly<Record<string, string>> = {
  source: 'en',
  target: 'es',
  sourceLanguage: 'en',
  targetLanguage: 'es',
  targetLanguages: 'es',
  vendor: 'libretranslate',
  tags: 'news',
  direction: 'en-es',
  repository: 'Maker/opus-mt-en-es',
  revision: 'c'.repeat(40),
  isLogin: 'true',
  month: '2026-11',
};

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Of a record: the schema of each value. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
}

/**
 * An input that the endpoint takes, made from its contract: what it must have, and every id it may have. `findId`
 * says whose.
 */
export function exampleInput(endpoint: Endpoint, findId: FindId): Readonly<Record<string, unknown>> {
  const find: FindId = (name) => findId(meaning(endpoint, name));
  const input = example('', schemaOf(endpoint), find) as Readonly<Record<string, unknown>>;
  const parsed = endpoint.input.safeParse(input);
  if (parsed.success) return input;
  throw new Error(`${endpoint.path}: no example fits; ${z.prettifyError(parsed.error)}`);
}

/** The same, and where ids may be left out also an input without them: they may narrow a list until it is empty. */
export function exampleInputs(
  endpoint: Endpoint,
  findId: FindId,
): readonly ReturnType<typeof exampleInput>[] {
  const input = exampleInput(endpoint, findId);
  const { required = [] } = schemaOf(endpoint);
  const whole = Object.fromEntries(Object.entries(input).filter(([name]) => required.includes(name)));
  const differs = Object.keys(whole).length < Object.keys(input).length;
  return differs && endpoint.input.safeParse(whole).success ? [input, whole] : [input];
}

/** Names of the ids an endpoint takes, in path, query and body. */
export function idNames(endpoint: Endpoint, findId: FindId): readonly string[] {
  const names = new Set<string>();
  example('', schemaOf(endpoint), (field) => {
    const name = meaning(endpoint, field);
    const id = findId(name);
    if (id !== undefined) names.add(name);
    return id;
  });
  return [...names];
}

/** Imports of memories and of term bases are asked for alike, and so is work of all kinds; the path says which. */
function meaning({ path }: Endpoint, name: string): string {
  if (name === 'analysisId') return 'workId of analysis';
  if (name === 'estimateId') return 'workId of pretranslation-estimate';
  if (name === 'workId') return `workId of ${path.split('/')[3]}`;
  const ofTerms = path.startsWith('/api/terms/');
  if (name === 'assetId') return ofTerms ? 'termBaseId' : 'memoryId';
  return name === 'importId' && ofTerms ? 'termImportId' : name;
}

function schemaOf(endpoint: Endpoint): JsonSchema {
  return z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function example(name: string, schema: JsonSchema, findId: FindId): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return example(name, choices[0] ?? {}, findId);
  switch (schema.type) {
    case 'object':
      return exampleObject(schema, findId);
    case 'array':
      return [example(name.replace(/Ids$/, 'Id'), schema.items ?? {}, findId)];
    case 'string':
      return exampleText(name, schema, findId);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function exampleObject(schema: JsonSchema, findId: FindId) {
  const { required = [] } = schema;
  const wanted = Object.entries({ ...requiredKeys(schema), ...schema.properties }).filter(
    ([name, schema]) => required.includes(name) || mentionsId(name, schema, findId),
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, example(name, schema, findId)]));
}

/** The keys that a record must have stand in `required` alone. */
function requiredKeys({ additionalProperties, required = [] }: JsonSchema) {
  if (typeof additionalProperties !== 'object') return {};
  return Object.fromEntries(required.map((key) => [key, additionalProperties]));
}

function mentionsId(name: string, schema: JsonSchema, findId: FindId): boolean {
  return findId(name.replace(/Ids$/, 'Id')) !== undefined || schema.format === 'uuid';
}

function exampleText(name: string, schema: JsonSchema, findId: FindId): string {
  const id = findId(name);
  if (id !== undefined) return id;
  if (schema.format === 'uuid')
    throw new Error(`nobody says whose ${name} to take: add it to the mirror world`);
  const candidates = [...(name in meanings ? [meanings[name] ?? ''] : []), ...texts];
  return candidates.find((text) => fits(text, schema)) ?? '';
}

function fits(text: string, { format, pattern, minLength = 0 }: JsonSchema): boolean {
  if (format === 'uri' && !URL.canParse(text)) return false;
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}
