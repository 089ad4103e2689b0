import {
  clientLanguageHeader,
  csrfHeader,
  defaultInterfaceLanguage,
  eventStreamType,
  interfaceLanguages,
} from '@transloom/contracts/answer';
import type { NamedEndpoint } from '@transloom/contracts/api';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { scopesFor } from '@transloom/contracts/token-scopes';
import { z } from 'zod';
import { describeRefusals, refusalSchema } from './open-api-refusals.ts';
import { sessionCookieNames } from './sessions/session-cookies.ts';

/** The part of the document that depends on the installation. */
export interface DescribedInstallation {
  readonly version: string;
  /** Where people reach it; where nobody said so, the origin that the document was read from. */
  readonly publicUrl: URL | undefined;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document; nothing in it is written by hand but what holds for every call. */
export function openApiDocument(
  endpoints: readonly NamedEndpoint[],
  installation: DescribedInstallation,
): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const documented of endpoints) {
    const { path, method } = documented.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(documented) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Transloom API',
      version: installation.version,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      description:
        'Everything the interface does goes through these calls. A program sends an access token as ' +
        '`Authorization: Bearer …`, which its owner makes under Account. A signed-in browser repeats the ' +
        `cookie \`token\` in the header \`${csrfHeader}\`. Answers are \`{status, message, data}\`; ` +
        'refusals add `code` and `params` of the error catalogue.',
    },
    servers: [{ url: installation.publicUrl?.origin ?? '/' }],
    tags: tagsOf(endpoints),
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieNames.plain },
        csrf: { type: 'apiKey', in: 'header', name: csrfHeader },
      },
    },
  };
}

/** A tag for each domain, such as `memoryImports`. */
function tagsOf(endpoints: readonly NamedEndpoint[]) {
  return [...new Set(endpoints.map(({ name }) => tagOf(name)))].map((name) => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return { name, description: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
  });
}

function tagOf(name: string): string {
  return name.split('.')[0] ?? name;
}

function describeOperation({ name, endpoint }: NamedEndpoint) {
  const input = toJsonSchema(endpoint.input, 'input');
  const properties = (input['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = new Set((input['required'] ?? []) as readonly string[]);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => String(parameter));
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const inQuery = hasBody ? [] : Object.keys(properties).filter((parameter) => !inPath.includes(parameter));
  const parameter = (place: 'path' | 'query') => (parameterName: string) => ({
    name: parameterName,
    in: place,
    required: place === 'path' || required.has(parameterName),
    schema: properties[parameterName],
  });
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: describeSecurity(endpoint),
    parameters: [languageParameter, ...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...(hasBody ? { requestBody: describeBody(endpoint, without(input, inPath)) } : {}),
    responses: {
      200: { description: 'The answer', content: describeAnswer(endpoint) },
      ...describeRefusals({ name, endpoint }),
    },
  };
}

function describeSecurity(endpoint: Endpoint) {
  if (endpoint.access === 'public') return [];
  const session = { session: [], csrf: [] };
  return scopesFor(endpoint).length === 0 ? [session] : [{ token: [] }, session];
}

/** Describes the answer; a caller that accepts events receives the progress before it. */
function describeAnswer(endpoint: Endpoint) {
  const json = { 'application/json': { schema: answerSchema(endpoint) } };
  if (endpoint.events === undefined) return json;
  const progress = toJsonSchema(endpoint.events, 'output');
  const description = 'Events `progress` while it works, and one `answer` at the end';
  const schema = { type: 'string', description, 'x-events': { progress, answer: answerSchema(endpoint) } };
  return { ...json, [eventStreamType]: { schema } };
}

function describeAccess(endpoint: Endpoint): string {
  const { access } = endpoint;
  if (access === 'public') return 'Anybody may call.';
  const who =
    access === 'signed-in'
      ? 'Anybody signed in may call.'
      : `Needs the permission ${[access].flat().join(' or ')}.`;
  const scopes = scopesFor(endpoint);
  return scopes.length === 0
    ? `${who} Access tokens cannot call it.`
    : `${who} Scope of an access token: ${scopes.join(' or ')}.`;
}

function describeBody({ body }: Endpoint, schema: JsonSchema) {
  if (body !== 'multipart') return { required: true, content: { 'application/json': { schema } } };
  const properties = {
    ...(schema['properties'] as object),
    file: { type: 'array', items: { type: 'string', format: 'binary' } },
  };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const keep = ([name]: [string, unknown]) => !names.includes(name);
  const required = ((schema['required'] ?? []) as readonly string[]).filter((name) => !names.includes(name));
  const properties = Object.fromEntries(Object.entries((schema['properties'] ?? {}) as object).filter(keep));
  return { ...schema, properties, required };
}

function answerSchema({ output }: Endpoint): JsonSchema {
  return {
    type: 'object',
    required: ['status', 'message', 'data'],
    properties: {
      status: { const: 200 },
      message: { type: 'string' },
      data: toJsonSchema(output, 'output'),
    },
  };
}

const languageParameter = {
  name: clientLanguageHeader,
  in: 'header',
  required: false,
  description: 'Language of messages',
  schema: { type: 'string', enum: interfaceLanguages, default: defaultInterfaceLanguage },
};

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
