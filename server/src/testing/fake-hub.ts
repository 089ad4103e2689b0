import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelFault, rangeStart, sendModelFile } from './fake-models.ts';

export interface FakeHub {
  readonly url: string;
  /** Files with their ranges, in the order they were asked for. */
  readonly asked: readonly string[];
  /** Of the next files, one fault each; then all is well. */
  fail(...faults: readonly ModelFault[]): void;
  stop(): Promise<void>;
}

const revision = 'c'.repeat(40);
/** Larger files are kept outside of git, with another checksum. */
const mostBytesInGit = 1_000;

/**
 * A server that speaks as the hub of Hugging Face does, with models by their ids, and these by the paths of their files.
 * Those of the owner `Gated` want an agreement, those of `Nameless` have no licence.
 */
export async function startFakeHub(
  models: Readonly<Record<string, Readonly<Record<string, Buffer>>>>,
): Promise<FakeHub> {
  const asked: string[] = [];
  const faults: ModelFault[] = [];
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '', 'http://hub');
    const [, id = '', path] =
      /^(?:\/api\/models)?\/([^/]+\/[^/]+)(?:\/revision\/(?:main|c{40})|\/resolve\/c{40}\/(.+))?$/.exec(
        pathname,
      ) ?? [];
    const files = models[id];
    if (files === undefined) return void answer.writeHead(404).end();
    if (path === undefined) return void answer.end(JSON.stringify(describe(id, files)));
    const file = files[path];
    if (file === undefined) return void answer.writeHead(404).end();
    asked.push(`${path} ${request.headers.range ?? ''}`.trim());
    sendModelFile(answer, { file, from: rangeStart(request), fault: faults.shift() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (...more) => void faults.splice(0, faults.length, ...more),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function describe(id: string, files: Readonly<Record<string, Buffer>>): object {
  const siblings = Object.entries(files).map(([rfilename, bytes]) => ({
    rfilename,
    size: bytes.length,
    blobId: sum('sha1', Buffer.from(`blob ${bytes.length}\0`), bytes),
    ...(bytes.length > mostBytesInGit && { lfs: { sha256: sum('sha256', bytes), size: bytes.length } }),
  }));
  const config = files['config.json'];
  return {
    id,
    sha: revision,
    siblings,
    gated: id.startsWith('Gated/') && 'manual',
    ...(config && { config: JSON.parse(config.toString()) }),
    tags: ['translation', ...(id.startsWith('Nameless/') ? [] : ['license:cc-by-4.0'])],
  };
}

function sum(algorithm: string, ...bytes: readonly Buffer[]): string {
  const hash = createHash(algorithm);
  for (const part of bytes) hash.update(part);
  return hash.digest('hex');
}
