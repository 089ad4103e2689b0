import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { accessTokensApi } from '@transloom/contracts/access-tokens';
import { afterAll, expect, test } from 'vitest';
import { routes } from './domains.ts';
import { callAs } from './testing/call-as.ts';
import { peopleServer } from './testing/people-server.ts';

/** Programs of others call the product with a client that a public generator makes of the API document. */

const server = await peopleServer({ routes });
const folder = mkdtempSync(join(tmpdir(), 'transloom-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The parts of a generated client that are used here. */
interface GeneratedClient {
  readonly client: {
    setConfig(config: { baseUrl: string; auth: (scheme: Scheme) => string | undefined }): void;
  };
  readonly projectsListProjects: GeneratedCall;
  readonly projectsProject: GeneratedCall;
}
interface Scheme {
  readonly scheme?: string;
}
type GeneratedCall = (options?: object) => Promise<{ readonly data?: unknown; readonly error?: unknown }>;

async function generatedClient(baseUrl: string): Promise<GeneratedClient> {
  await createClient({
    input: `${baseUrl}/api/openapi.json`,
    output: { path: folder },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  return { ...(await load('client.gen.ts')), ...(await load('sdk.gen.ts')) };
}

test('a client of a public generator lists projects with a token, and reads refusals', async () => {
  const baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const user = await server.signIn(await server.addMember('ADMIN'));
  const made = await callAs(server, user, accessTokensApi.createToken, {
    name: 'CI',
    scopes: ['read'],
    days: 1,
  });
  const { client, projectsListProjects, projectsProject } = await generatedClient(baseUrl);
  const withToken = (token: string) =>
    client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) });

  withToken(made.data.token);
  const { data } = await projectsListProjects();
  expect(data).toMatchObject({ status: 200, data: { total: 0 } });
  const unknown = { path: { projectId: '0190d3a0-0000-7000-8000-00000000ffff' } };
  expect((await projectsProject(unknown)).error).toMatchObject({ code: 'resource.not-found' });

  withToken('tlm_nobody');
  expect((await projectsListProjects()).error).toMatchObject({ status: 401, code: 'token.invalid' });
});
