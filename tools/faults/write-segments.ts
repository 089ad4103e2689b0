import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { workbenchApi } from '@transloom/contracts/workbench';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import type { Save } from '@transloom/server/testing/faults/evidence';
import type { TestUser } from '@transloom/server/testing/test-user';
import type { Refusals } from './refusals.ts';

interface Writing {
  readonly product: Callable;
  readonly user: TestUser;
  readonly documentId: string;
  readonly saves: Save[];
  readonly refusals: Refusals;
  /** Ends the writing. */
  readonly signal: AbortSignal;
}

const pauseMs = 25;

/**
 * Saves the segments of a document one after the other, on the versions this writer has seen. Other writers of the
 * document do the same, so that some saves are conflicts. A save without an answer is sent again under its operation.
 */
export async function writeSegments(writing: Writing): Promise<void> {
  const { product, user, documentId, saves, signal } = writing;
  const { data } = await callAs(product, user, workbenchApi.listSegments, { documentId });
  const versions = new Map(data.segments.map(({ segmentId, version }) => [segmentId, version]));
  const ids = [...versions.keys()];
  for (let count = 0; !signal.aborted; count++) {
    const segmentId = ids[Math.floor(Math.random() * ids.length)] ?? '';
    const baseVersion = versions.get(segmentId) ?? 0;
    const operationId = randomUUID();
    const target = `Texto ${count} ${operationId}`;
    const answer = await save(writing, { segmentId, baseVersion, operationId, target, confirmed: false });
    const outcome =
      answer?.outcome === 'saved' || answer?.outcome === 'conflict' ? answer.outcome : 'unknown';
    const savedVersion = answer?.savedVersion ?? null;
    saves.push({ operationId, segmentId, baseVersion, target, outcome, savedVersion });
    versions.set(segmentId, savedVersion ?? answer?.segment.version ?? baseVersion);
    await wait(pauseMs);
  }
}

async function save({ product, user, documentId, refusals, signal }: Writing, change: Change) {
  const ask = () => callAs(product, user, workbenchApi.saveSegments, { documentId, changes: [change] });
  return (await refusals.insist(ask, signal))?.[0];
}

interface Change {
  readonly segmentId: string;
  readonly baseVersion: number;
  readonly operationId: string;
  readonly target: string;
  readonly confirmed: boolean;
}
