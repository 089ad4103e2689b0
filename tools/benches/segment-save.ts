import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from '@transloom/contracts/answer';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Segment } from '@transloom/contracts/segments';
import { workbenchApi } from '@transloom/contracts/workbench';
import { type Callable, callAs, fillPath, headersOf } from '@transloom/server/testing/call-as';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import type { Bench } from './bench.ts';
import { prepareDocument } from './prepare-document.ts';
import { type Durations, percentile, runClosed, runOpen } from './run-load.ts';
import { withProduct } from './with-product.ts';

const users = 50;
const segmentsEach = 40;
const perSecond = 100;
const time = { warmUpMs: 2_000, measuredMs: 10_000 };

/** Fifty people, each in a document of their own, saving as the editor does; every fifth save confirms. */
export const segmentSave: Bench = {
  name: 'segmentSave',
  meanings: {
    requestsPerSecond: { meaning: 'Saves a second by 50 users at once, each saving again when answered' },
    p95Ms: { meaning: '95th percentile of these saves' },
    p99Ms: { meaning: '99th percentile of these saves' },
    steadyP95Ms: {
      meaning: '95th percentile at a steady 100 saves a second by the 50 users',
      bound: '≤ 100',
    },
    steadyP99Ms: {
      meaning: '99th percentile at a steady 100 saves a second by the 50 users',
      bound: '≤ 300',
    },
  },
  measure: (root) =>
    withProduct(root, async ({ address }) => {
      const product = overWire(address);
      const agent = new Agent({ keepAlive: true, maxSockets: users });
      const savers: (() => Promise<void>)[] = [];
      for (let index = 0; index < users; index++) {
        const user = await signUpOverWire(product, `10.0.0.${index + 1}`);
        savers.push(await saver({ product, user, address, agent }));
      }
      const closed = await runClosed(savers, time);
      const open = await runOpen(savers, { ...time, perSecond });
      agent.destroy();
      return {
        requestsPerSecond: rate(closed),
        ...tails(closed, 'p95Ms', 'p99Ms'),
        ...tails(open, 'steadyP95Ms', 'steadyP99Ms'),
      };
    }),
};

interface Saving {
  readonly product: Callable;
  readonly user: TestUser;
  readonly address: string;
  readonly agent: Agent;
}

/** Each call saves the next segment on the version of the save before. */
async function saver({ product, user, address, agent }: Saving): Promise<() => Promise<void>> {
  const documentId = await prepareDocument(product, user, { segments: segmentsEach, engineKey: null });
  const { data } = await callAs(product, user, workbenchApi.listSegments, { documentId });
  const versions = new Map(data.segments.map(({ segmentId, version }: Segment) => [segmentId, version]));
  const url = new URL(fillPath(workbenchApi.saveSegments.path, { documentId }).path, address);
  const ids = [...versions.keys()];
  let count = 0;
  return async () => {
    const segmentId = ids[count % ids.length] ?? '';
    const target = `La lanzadera pasa por la urdimbre por ${count}.ª vez.`;
    const confirmed = count % 5 === 0;
    count += 1;
    const change = {
      segmentId,
      baseVersion: versions.get(segmentId),
      operationId: randomUUID(),
      target,
      confirmed,
    };
    const saved = await put(url, { changes: [change] }, { user, agent });
    versions.set(segmentId, saved);
  };
}

/** The version that was saved; anything else ends the bench. */
function put(url: URL, body: object, { user, agent }: Pick<Saving, 'user' | 'agent'>): Promise<number> {
  const payload = JSON.stringify(body);
  const headers = {
    ...headersOf(user),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'PUT', agent, headers }, (response) => {
      text(response).then((answer) => resolve(savedVersion(answer)), reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}

function savedVersion(answer: string): number {
  const { data } = JSON.parse(answer) as Answer<OutputOf<typeof workbenchApi.saveSegments> | null>;
  const version = data?.[0]?.savedVersion;
  if (typeof version !== 'number') throw new Error(`not saved: ${answer}`);
  return version;
}

function rate(durations: Durations): number {
  return Math.round(durations.length / (time.measuredMs / 1000));
}

function tails(durations: Durations, p95: string, p99: string): Record<string, number> {
  return { [p95]: percentile(durations, 95), [p99]: percentile(durations, 99) };
}
