import type { NamedEndpoint } from '@transloom/contracts/api';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { type ErrorCode, errorEntry } from '@transloom/contracts/errors';
import { scopesFor } from '@transloom/contracts/token-scopes';
import { useCaseRefusals } from './use-case-refusals.generated.ts';

/** The body of every refusal; `code` is one of the error catalogue. */
export const refusalSchema: Readonly<Record<string, unknown>> = {
  type: 'object',
  required: ['status', 'message', 'data', 'code', 'params', 'requestId'],
  properties: {
    status: { type: 'integer' },
    message: { type: 'string', description: 'In the language the call names' },
    data: { type: 'null' },
    code: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    requestId: { type: 'string' },
  },
};

const anyRefusal = { $ref: '#/components/schemas/Refusal' };

/** The refusals of a call by their HTTP status, each with its codes; `default` for those that any call may meet. */
export function describeRefusals({ name, endpoint }: NamedEndpoint): Readonly<Record<string, unknown>> {
  const codes = [...new Set([...refusalsOnTheWay(endpoint), ...(useCaseRefusals[name] ?? [])])];
  const byStatus = Map.groupBy(codes.toSorted(), (code) => errorEntry(code).http);
  const described = [...byStatus].map(([status, some]) => [status, describe(some)] as const);
  return {
    ...Object.fromEntries(described),
    default: { description: 'Any other refusal', ...contentOf(anyRefusal) },
  };
}

function describe(codes: readonly ErrorCode[]) {
  const schema = { allOf: [anyRefusal, { type: 'object', properties: { code: { enum: codes } } }] };
  return { description: codes.join(', '), ...contentOf(schema) };
}

function contentOf(schema: Readonly<Record<string, unknown>>) {
  return { content: { 'application/json': { schema } } };
}

/** Refusals that come before the use case runs. */
function refusalsOnTheWay(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, body } = endpoint;
  return [
    'request.invalid',
    ...(access === 'public' ? [] : (['session.expired', 'session.suspended', 'request.forged'] as const)),
    ...(access === 'public' || scopesFor(endpoint).length === 0
      ? []
      : (['token.invalid', 'token.scope'] as const)),
    ...(access === 'public' || access === 'signed-in' ? [] : (['access.denied'] as const)),
    ...(body === 'multipart' ? (['request.too-large', 'request.unsupported-media'] as const) : []),
    'limit.person',
    'limit.organization',
  ];
}
