import { listEndpoints } from '@transloom/contracts/api';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { jobRoutes } from '../queue/job-endpoints.ts';
import { openApiDocument } from './open-api.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
  };
}
interface Document {
  readonly info: { readonly license: object };
  readonly servers: readonly object[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document = openApiDocument(listEndpoints(), {
  version: '1.2.3',
  publicUrl: new URL('https://cat.example.com/'),
}) as unknown as Document;
const operation = (path: string, method: string) => document.paths[path]?.[method];

test('describes every endpoint of the contract', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    listEndpoints()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('puts each field of the input where the call has it', () => {
  const get = operation('/api/jobs/{jobId}', 'get');
  expect(get?.parameters.map((parameter) => [parameter.in, parameter.name, parameter.required])).toEqual([
    ['header', 'client-language', false],
    ['path', 'jobId', true],
  ]);
  const put = operation('/api/mt/engines/connections/{connectionId}', 'put');
  const body = put?.requestBody?.content['application/json']?.schema.properties ?? {};
  const limits = ['charactersPerMonth', 'requestsPerMinute', 'fallbackKey', 'price', 'moneyPerMonth'];
  expect(Object.keys(body)).toEqual(['vendor', 'name', 'settings', ...limits]);
});

test('says of each call what it refuses', () => {
  const refusals = operation('/api/projects/{projectId}', 'get')?.responses ?? {};
  expect(Object.keys(refusals).sort()).toEqual(['200', '400', '401', '403', '404', '429', 'default']);
  expect(refusals['404']?.description).toBe('resource.not-found');
  const open = operation('/api/auth/login', 'post')?.responses ?? {};
  expect(Object.keys(open)).not.toContain('401');
  expect(open['400']?.description).toContain('account.wrong-credentials');
});

test('says where it is served, under which license, and names its tags', () => {
  expect(document.servers).toEqual([{ url: 'https://cat.example.com' }]);
  expect(document.info.license).toEqual({ name: 'Apache License 2.0', identifier: 'Apache-2.0' });
  const used = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = document.tags.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(used.flatMap(({ tags }) => tags)));
  const unknown = openApiDocument([], { version: '1', publicUrl: undefined }) as { readonly servers: object };
  expect(unknown.servers).toEqual([{ url: '/' }]);
});

test('no address fits two paths, unless one of them is written out where the other has a placeholder', () => {
  const paths = Object.keys(document.paths).map((path) => path.split('/'));
  const fits = (path: readonly string[], other: readonly string[]) =>
    path.length === other.length &&
    path.every((part, i) => isOpen(part) || isOpen(other[i]) || part === other[i]);
  const isNarrower = (path: readonly string[], other: readonly string[]) =>
    path.every((part, i) => !isOpen(part) || isOpen(other[i]));
  const ambiguous = paths.flatMap((path, i) =>
    paths
      .slice(i + 1)
      .filter((other) => fits(path, other) && isNarrower(path, other) === isNarrower(other, path))
      .map((other) => `${path.join('/')} ${other.join('/')}`),
  );
  expect(ambiguous).toEqual([]);
});

function isOpen(part: string | undefined): boolean {
  return part?.startsWith('{') ?? false;
}

test('says who may call', () => {
  expect(operation('/api/auth/login', 'post')?.security).toEqual([]);
  expect(operation('/api/jobs/{jobId}', 'get')?.security).toEqual([{ token: [] }, { session: [], csrf: [] }]);
  expect(operation('/api/auth/sessions', 'get')?.security).toEqual([{ session: [], csrf: [] }]);
});

test('describes an upload as a form', () => {
  const form = operation('/api/files', 'post')?.requestBody?.content['multipart/form-data'];
  expect(Object.keys(form?.schema.properties ?? {})).toEqual(['purpose', 'file']);
});

test('is served with what the server has, beside a page that loads only our files', async () => {
  const { app } = await testServer({ routes: jobRoutes });
  const served = (await app.inject('/api/openapi.json')).json<Document>();
  expect(Object.keys(served.paths)).toEqual(['/api/jobs/{jobId}', '/api/jobs/{jobId}/cancel']);
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const addresses = [...page.body.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, address]) =>
    String(address),
  );
  expect(addresses).toHaveLength(4);
  for (const address of addresses) expect((await app.inject(address)).statusCode, address).toBe(200);
  expect((await app.inject('/api/docs/files/package.json')).statusCode).not.toBe(200);
});
