import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { projectsApi } from '@transloom/contracts/projects';
import { webhooksApi } from '@transloom/contracts/webhooks';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';

const { server } = await projectWorld();
const owner = await manager(server);

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The outside system: answers with the status it is told to. */
const received: Received[] = [];
let answers = 200;
const outside = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answers).end(answers === 200 ? 'taken' : 'busy');
  });
});
await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
afterAll(() => outside.close());
const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/hook`;

async function project() {
  const { projectId } = await createProjectAs(server, owner, {
    files: [{ name: 'a.txt', content: 'Good morning. See you.' }],
  });
  await settledProject(server, owner, projectId);
  return projectId;
}

const deliveriesOf = async (projectId: string) =>
  (await callAs(server, owner, projectArchivesApi.projectDeliveries, { projectId })).data;

/** The newest delivery once it was tried. */
const tried = (projectId: string, state: string) =>
  vi.waitFor(
    async () => {
      const [delivery] = (await deliveriesOf(projectId)).deliveries;
      expect(delivery).toMatchObject({ state, tries: 1 });
      return delivery;
    },
    { timeout: 20_000, interval: 50 },
  );

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('archiving a project', () => {
  test('moves it from active to archived and back, and tells nobody where nobody is named (D4.1)', async () => {
    const projectId = await project();
    await callAs(server, owner, projectArchivesApi.archiveProject, { projectId });
    expect((await callAs(server, owner, projectsApi.project, { projectId })).data.status).toBe('archived');
    expect(await deliveriesOf(projectId)).toEqual({ tells: null, deliveries: [] });
    await callAs(server, owner, projectArchivesApi.reactivateProject, { projectId });
    expect((await callAs(server, owner, projectsApi.project, { projectId })).data.status).toBe('active');
  });

  test('tells the outside system of files and tasks, signed, and sends again what was not taken (D4.2)', async () => {
    const saved = await callAs(server, owner, webhooksApi.saveWebhook, { url });
    const secret = saved.data.secret ?? '';
    const trial = await callAs(server, owner, webhooksApi.tryWebhook, {});
    expect(trial.data).toEqual({ taken: true, status: 200, text: 'taken', failure: null });

    const projectId = await project();
    expect((await deliveriesOf(projectId)).tells).toBe(new URL(url).host);
    answers = 503;
    await callAs(server, owner, projectArchivesApi.archiveProject, { projectId });
    await callAs(server, owner, projectArchivesApi.archiveProject, { projectId });
    const waiting = await tried(projectId, 'waiting');
    expect(waiting?.answer).toEqual({ status: 503, text: 'busy', failure: null });

    answers = 200;
    const deliveryId = waiting?.deliveryId ?? '';
    await callAs(server, owner, projectArchivesApi.sendAgain, { projectId, deliveryId });
    await tried(projectId, 'delivered');
    expect((await deliveriesOf(projectId)).deliveries, 'archived once, told once').toHaveLength(1);
    const [, first, second] = received;
    if (first === undefined || second === undefined) throw new Error('not sent twice');
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(received.every((one) => isSigned(one, secret))).toBe(true);
    expect(JSON.parse(second.body)).toMatchObject({
      type: 'project.archived',
      data: {
        project: { projectId, name: 'Manual' },
        counts: { words: 4, segments: 2, confirmed: 0 },
        files: [{ name: 'a.txt', targetLanguage: 'es' }],
      },
    });
  });

  test('stays silent by wish, and after the outside system was switched off', async () => {
    const silent = await project();
    await callAs(server, owner, projectArchivesApi.archiveProject, { projectId: silent, tell: false });
    expect((await deliveriesOf(silent)).deliveries).toEqual([]);
    const { data } = await callAs(server, owner, webhooksApi.saveWebhook, { url, active: false });
    expect(data.secret, 'the signing key stays').toBeNull();
    expect((await deliveriesOf(silent)).tells).toBeNull();
  });
});

describe('the outside system', () => {
  test('shows its signing key once, and gets another one with a new address', async () => {
    const before = await callAs(server, owner, webhooksApi.saveWebhook, { url, newSecret: true });
    const { data } = await callAs(server, owner, webhooksApi.webhook, {});
    expect(data.webhook?.secret).toBe(`••••${before.data.secret?.slice(-4)}`);
    const moved = await callAs(server, owner, webhooksApi.saveWebhook, { url: `${url}/2` });
    expect(moved.data.secret).not.toBe(before.data.secret);
    await callAs(server, owner, webhooksApi.removeWebhook, {});
    expect((await callAs(server, owner, webhooksApi.webhook, {})).data.webhook).toBeNull();
    expect((await callAs(server, owner, webhooksApi.tryWebhook, {})).code).toBe('resource.not-found');
  });

  test.each(['http://10.0.0.1/hook', 'http://169.254.169.254/latest', 'http://localhost:5432/'])(
    'is not reached inside the network: %s',
    async (address) => {
      await callAs(server, owner, webhooksApi.saveWebhook, { url: address });
      const { data } = await callAs(server, owner, webhooksApi.tryWebhook, {});
      expect(data).toMatchObject({ taken: false, status: null, failure: 'not-allowed' });
    },
  );

  test.each(['', 'ftp://example.com', 'javascript:alert(1)', 'not an address'])(
    'refuses the address %j',
    async (address) => {
      const { code } = await callAs(server, owner, webhooksApi.saveWebhook, { url: address });
      expect(code).toBe('request.invalid');
    },
  );

  test('is for administrators, and archiving for who manages the project', async () => {
    const translator = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
    const projectId = await project();
    for (const [endpoint, input] of [
      [webhooksApi.webhook, {}],
      [projectArchivesApi.archiveProject, { projectId }],
      [projectArchivesApi.sendAgain, { projectId, deliveryId: projectId }],
    ] as const) {
      expect((await callAs(server, translator, endpoint, input as never)).code).toBe('access.denied');
      expect((await callAs(server, undefined, endpoint, input as never)).http).toBe(401);
    }
  });
});
