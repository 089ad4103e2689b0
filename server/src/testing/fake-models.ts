import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdCompressSync } from 'node:zlib';
import type { ModelSource } from '../providers/machine-translation/model-store/mozilla-models.ts';
import { bergamotModelFiles } from './tiny-models/write-bergamot-model.ts';

/**
 * What goes wrong with the next file: `cut-off` half of it, until `breakOff` ends the connection, `damaged` another
 * byte, `missing` not found, `slow` a kilobyte now and the rest never.
 */
export type ModelFault = 'cut-off' | 'damaged' | 'missing' | 'slow';

export interface FakeModels {
  readonly source: ModelSource;
  /** Ranges that were asked for, in their order; the empty word for a whole file. */
  readonly asked: readonly string[];
  /** Of the next files, one fault each; then all is well. */
  fail(...faults: readonly ModelFault[]): void;
  /** Ends the connections of files that are `cut-off`: once something has arrived, which no clock can tell. */
  breakOff(): void;
  /** Answers the whole file whatever range is asked for, as some mirrors do. */
  ignoreRanges(): void;
  stop(): Promise<void>;
}

const kinds = ['model', 'lex', 'vocab'];

/** A server that offers generated models as Mozilla's offer those of Firefox: a list of records, and packed files. */
export async function startFakeModels(directions: readonly string[]): Promise<FakeModels> {
  const files = new Map<string, Buffer>();
  const records = directions.flatMap((direction, seed) => offer(direction, seed, files));
  const asked: string[] = [];
  const faults: ModelFault[] = [];
  const halved = new Set<ServerResponse>();
  let ranges = true;
  const server = createServer((request, answer) => {
    if (request.url === '/records') return void answer.end(JSON.stringify({ data: records }));
    const file = files.get(request.url?.replace('/files/', '') ?? '');
    if (file === undefined) return void answer.writeHead(404).end();
    asked.push(request.headers.range ?? '');
    const from = ranges ? rangeStart(request) : 0;
    const fault = faults.shift();
    if (fault === 'cut-off') halved.add(answer);
    sendModelFile(answer, { file, from, fault });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    source: { listUrl: `${address}/records`, filesUrl: `${address}/files` },
    asked,
    fail: (...more) => void faults.splice(0, faults.length, ...more),
    breakOff: () => {
      for (const answer of halved) answer.destroy();
      halved.clear();
    },
    ignoreRanges: () => {
      ranges = false;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function offer(direction: string, seed: number, files: Map<string, Buffer>) {
  const [source = '', ...target] = direction.split('-');
  return Object.entries(bergamotModelFiles({ seed })).map(([name, bytes], index) => {
    const location = `models/${direction}-${kinds[index]}.zst`;
    const packed = zstdCompressSync(bytes);
    files.set(location, packed);
    return {
      name,
      version: '3.0',
      fileType: kinds[index],
      architecture: 'tiny',
      sourceLanguage: source,
      targetLanguage: target.join('-'),
      filter_expression: '',
      attachment: { hash: sha256(packed), size: packed.length, location },
      decompressedHash: sha256(bytes),
      decompressedSize: bytes.length,
    };
  });
}

/** 0 for a whole file. */
export function rangeStart({ headers }: IncomingMessage): number {
  return Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
}

interface Sending {
  readonly file: Buffer;
  readonly from: number;
  readonly fault: ModelFault | undefined;
}

/** What is left of a file from a place on, with what goes wrong with it. */
export function sendModelFile(answer: ServerResponse, { file, from, fault }: Sending): void {
  if (fault === 'missing') return void answer.writeHead(404).end();
  const rest = Buffer.from(file.subarray(from));
  answer.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  if (fault === 'slow') return void answer.write(rest.subarray(0, 1_000));
  if (fault === 'cut-off') return void answer.write(rest.subarray(0, Math.floor(rest.length / 2)));
  if (fault === 'damaged') rest[rest.length - 1] = (rest.at(-1) ?? 0) ^ 1;
  answer.end(rest);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
