import { listEndpoints } from '@transloom/contracts/api';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { jobRoutes } from '../queue/job-endpoints.ts';
import { openApiDocument } from './open-api.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
  };
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const document = openApiDocument(listEndpoints(), '1.2.3') as unknown as Document;
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
    ['header', 'client-language', true],
    ['path', 'jobId', true],
  ]);
  const put = operation('/api/mt/engines/connections/{connectionId}', 'put');
  const body = put?.requestBody?.content['application/json']?.schema.properties ?? {};
  const limits = ['charactersPerMonth', 'requestsPerMinute', 'fallbackKey', 'price', 'moneyPerMonth'];
  expect(Object.keys(body)).toEqual(['vendor', 'name', 'settings', ...limits]);
});

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
