import type { History, Kept } from './evidence.ts';

export interface Verdict {
  readonly acknowledged: number;
  /** The losing text must stand in the history of the segment. */
  readonly conflicts: number;
  readonly unknown: number;
  /** Acknowledged saves, losing texts or newest texts that are missing. */
  readonly lost: number;
  /** Saves that took the place of a version their writer had not seen. */
  readonly overwritten: number;
  /** Revisions that nobody asked for. */
  readonly invented: number;
  readonly jobs: number;
  /** Work with fewer rows than it makes. */
  readonly half: number;
  /** Work with more rows than it makes. */
  readonly twice: number;
}

/** Whether a campaign proves a fault of the product. */
export function isFaulty({ lost, overwritten, invented, half, twice }: Verdict): boolean {
  return lost + overwritten + invented + half + twice > 0;
}

/**
 * Compares the acknowledgements of writers with the database. The time is linear: a segment has each version once, so
 * that a history needs no search for an order.
 */
export function checkHistory({ saves, jobs }: History, kept: Kept): Verdict {
  const byOperation = new Map(kept.revisions.map((revision) => [revision.operationId, revision]));
  const asked = new Map(saves.map((save) => [save.operationId, save]));
  const saved = saves.filter(({ outcome }) => outcome === 'saved');
  const conflicts = saves.filter(({ outcome }) => outcome === 'conflict');
  const lostSaves = saved.filter(({ operationId, target, savedVersion }) => {
    const revision = byOperation.get(operationId);
    return !(revision?.target === target && revision.version === savedVersion && !revision.conflicting);
  });
  const lostTexts = conflicts.filter(({ operationId, target }) => {
    const revision = byOperation.get(operationId);
    return !(revision?.target === target && revision.conflicting);
  });
  const difference = jobs.map(({ subjectId, expected }) => (kept.rowsOf.get(subjectId) ?? 0) - expected);
  return {
    acknowledged: saved.length,
    conflicts: conflicts.length,
    unknown: saves.length - saved.length - conflicts.length,
    lost: lostSaves.length + lostTexts.length + countLostRows(kept),
    overwritten: countDoubleVersions(kept) + saved.filter(isBlind).length,
    invented: kept.revisions.filter(({ operationId, target }) => asked.get(operationId)?.target !== target)
      .length,
    jobs: jobs.length,
    half: difference.filter((rows) => rows < 0).length,
    twice: difference.filter((rows) => rows > 0).length,
  };
}

/** A save stands on the version that its writer saw. */
function isBlind({ baseVersion, savedVersion }: History['saves'][number]): boolean {
  return savedVersion !== baseVersion + 1;
}

/** Counts segments that do not show their newest revision. */
function countLostRows({ revisions, segments }: Kept): number {
  const newest = new Map<string, Kept['revisions'][number]>();
  for (const revision of revisions) {
    const before = newest.get(revision.segmentId);
    if (!revision.conflicting && revision.version > (before?.version ?? -1))
      newest.set(revision.segmentId, revision);
  }
  const shown = new Map(segments.map((segment) => [segment.segmentId, segment]));
  return [...newest.values()].filter(({ segmentId, version, target }) => {
    const segment = shown.get(segmentId);
    return segment?.version !== version || segment.target !== target;
  }).length;
}

function countDoubleVersions({ revisions }: Kept): number {
  const versions = revisions.flatMap(({ segmentId, version, conflicting }) =>
    conflicting ? [] : [`${segmentId} ${version}`],
  );
  return versions.length - new Set(versions).size;
}
