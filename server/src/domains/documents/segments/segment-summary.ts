import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Failure } from '@transloom/contracts/jobs';
import type { Segment } from '@transloom/contracts/segments';
import type { Context } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { shownNames } from '../../users/shown-names.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';

/** Segments as the editor shows them to somebody: confirmed is what their stage, or a later one, confirmed. */
export async function segmentSummaries(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly SegmentRecord[],
  work: SegmentWork,
): Promise<Segment[]> {
  const names = await shownNames(
    context,
    rows.flatMap(({ changedBy, lockedBy }) => [changedBy ?? [], lockedBy ?? []].flat()),
  );
  return rows.map((row) => segmentSummary(row, { names, work, language: context.language }));
}

interface Beside {
  readonly names: ReadonlyMap<string, string>;
  readonly work: SegmentWork;
  readonly language: InterfaceLanguage;
}

function segmentSummary(row: SegmentRecord, { names, work, language }: Beside): Segment {
  return {
    segmentId: row.id,
    number: row.number,
    unitKind: row.unitKind,
    startsUnit: row.startsUnit,
    source: row.source,
    target: row.target,
    codes: row.codes as Segment['codes'],
    confirmed: row.confirmedStage >= work.stageOf(row),
    confirmedStage: row.confirmedStage,
    refusal: work.refuse(row),
    part: row.part,
    locked: row.locked,
    lockReason: row.lockReason as Segment['lockReason'],
    lockedBy: row.lockedBy === null ? null : (names.get(row.lockedBy) ?? null),
    origin: row.origin as Segment['origin'],
    matchRate: row.matchRate,
    engine: row.engine,
    memoryEntryId: row.memoryEntryId,
    codesRestored: row.codesRestored,
    replacements: row.replacements as Segment['replacements'],
    engineFaults: row.engineFaults as Segment['engineFaults'],
    score: row.score,
    failureMessage: failureMessage(row.failure as Failure | null, language),
    version: row.version,
    changedBy: row.changedBy === null ? null : (names.get(row.changedBy) ?? null),
    changedAt: row.changedAt?.toISOString() ?? null,
  };
}
