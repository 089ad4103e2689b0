import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { accountsApi } from '@transloom/contracts/accounts';
import { clientLanguageHeader, csrfHeader } from '@transloom/contracts/answer';
import { filesApi } from '@transloom/contracts/files';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from './testing/database.ts';

const { url } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
const products = new Set<ChildProcess>();
afterAll(() => {
  for (const product of products) product.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Product {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly port: number;
  readonly signInLink: string | undefined;
}

async function startProduct(): Promise<Product> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  };
  const entry = join(import.meta.dirname, 'testing/run-product.ts');
  // As `npm start` and `transloom serve` run it: it may collect young garbage before buffers pile up behind it.
  const child = spawn(process.execPath, ['--max-semi-space-size=16', '--expose-gc', entry], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  products.add(child);
  const [started] = (await once(child, 'message')) as [{ address: string; signInLink?: string }];
  const port = Number(new URL(started.address).port);
  return { process: child, pid: child.pid ?? 0, port, signInLink: started.signInLink };
}

type Headers = Readonly<Record<string, string>>;

/** A browser that came in by the link printed at the start. */
async function enter({ port, signInLink }: Product): Promise<Headers> {
  const token = new URLSearchParams(new URL(String(signInLink)).hash.slice(1)).get('link');
  const answer = await fetch(`http://127.0.0.1:${port}${accountsApi.signInWithLink.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [clientLanguageHeader]: 'en-US' },
    body: JSON.stringify({ token }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => String(cookie.split(';')[0]));
  const csrfToken = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? '';
  return { cookie: cookies.join('; '), [csrfHeader]: csrfToken, [clientLanguageHeader]: 'en-US' };
}

function workersOf({ pid }: Product): readonly number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes
    .filter(
      (name) =>
        readOr(`/proc/${name}/stat`).includes(`) S ${pid} `) ||
        readOr(`/proc/${name}/stat`).includes(`) R ${pid} `),
    )
    .filter((name) => readOr(`/proc/${name}/cmdline`).includes('worker.ts'))
    .map(Number);
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

/** Most memory a process has used so far, in megabytes. */
function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`))?.[1]) / 1024;
}

const form = (name: string) => [
  `--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ndocument\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
  '\r\n--b--\r\n',
];

function beginUpload({ port }: Product, headers: Headers) {
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: filesApi.upload.path,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const answer = once(request, 'response')
    .then(([response]) => text(response))
    .then((body) => JSON.parse(body) as unknown);
  return { request, answer };
}

const product = await startProduct();
const headers = await enter(product);
const neighbour = await startProduct();

test('is ready, and a second one on the same database knows its sessions', async () => {
  for (const { port } of [product, neighbour]) {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const answer = await fetch(`http://127.0.0.1:${port}${accountsApi.userInfo.path}`, { headers });
    expect(await answer.json()).toMatchObject({ status: 200, data: { username: 'administrator' } });
  }
});

test('takes 200 MB with less than 50 MB of memory', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'text of a large file\n');
  const upload = async (megabytes: number) => {
    const { request, answer } = beginUpload(product, headers);
    const [head, tail] = form(`${megabytes}.txt`);
    request.write(head);
    for (let sent = 0; sent < megabytes; sent += 1)
      if (!request.write(megabyte)) await once(request, 'drain');
    request.end(tail);
    return answer;
  };
  await upload(1);
  const before = peakMegabytes(product.pid);
  expect(await upload(200)).toMatchObject({ data: { files: [{ bytes: 200 * 1024 * 1024 }], refused: [] } });
  expect(peakMegabytes(product.pid) - before).toBeLessThan(50);
}, 60_000);

test('shows the figures of its worker beside its own', async () => {
  await vi.waitFor(
    async () => {
      const figures = await (await fetch(`http://127.0.0.1:${product.port}/metrics`)).text();
      expect(figures).toMatch(/process_resident_memory_bytes\{process="api"\} \d/);
      expect(figures).toMatch(/process_resident_memory_bytes\{process="worker"\} \d/);
    },
    { timeout: 20_000, interval: 200 },
  );
});

test('starts its worker again when that dies', async () => {
  const [worker = 0] = await vi.waitFor(() => {
    const workers = workersOf(product);
    expect(workers).toHaveLength(1);
    return workers;
  });
  process.kill(worker, 'SIGKILL');
  await vi.waitFor(() => expect(workersOf(product)).toEqual([expect.not.toBeOneOf([worker])]), {
    timeout: 10_000,
  });
}, 20_000);

test('answers what was being asked when it is stopped, and leaves no process', async () => {
  const { request, answer } = beginUpload(product, headers);
  const [head, tail] = form('late.txt');
  request.write(`${head}first half, `);
  await vi.waitFor(() => expect(request.socket?.bytesWritten).toBeGreaterThan(100));
  const workers = workersOf(product);
  const exited = once(product.process, 'exit');
  product.process.kill('SIGTERM');
  await vi.waitFor(async () => {
    const probe = fetch(`http://127.0.0.1:${product.port}/healthz`);
    await expect(probe.then(({ status }) => status)).rejects.toThrow();
  });
  request.end(`second half${tail}`);
  expect(await answer).toMatchObject({ data: { files: [{ name: 'late.txt', bytes: 23 }] } });
  expect((await exited)[0]).toBe(0);
  for (const worker of workers) expect(readOr(`/proc/${worker}/cmdline`)).toBe('');
}, 40_000);

test.each([
  ['that works', () => neighbour],
  ['that still starts', startProduct],
])(
  'a worker %s ends when its product is killed',
  async (_, find) => {
    const killed = await find();
    const workers = await vi.waitFor(() => {
      const found = workersOf(killed);
      expect(found).toHaveLength(1);
      return found;
    });
    killed.process.kill('SIGKILL');
    await vi.waitFor(() => expect(workers.map((worker) => readOr(`/proc/${worker}/cmdline`))).toEqual(['']), {
      timeout: 30_000,
    });
  },
  60_000,
);
