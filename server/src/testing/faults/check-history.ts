/** A save as its sender knows it. `unknown`: no answer came, so it may have been carried out or not. */
export interface SaveAttempt {
  readonly segmentId: string;
  readonly operationId: string;
  readonly target: string;
  readonly result: { readonly savedVersion: number } | 'unknown';
}

export interface StoredRevision {
  readonly segmentId: string;
  readonly operationId: string;
  readonly version: number;
  readonly target: string;
}

export interface StoredSegment {
  readonly segmentId: string;
  readonly version: number;
  readonly target: string;
}

export interface SaveHistory {
  readonly attempts: readonly SaveAttempt[];
  /** Without those that lost a conflict. */
  readonly revisions: readonly StoredRevision[];
  readonly segments: readonly StoredSegment[];
}

/**
 * What is wrong with a history; nothing where every acknowledged save is kept as it was sent, versions are dense,
 * the segment shows the newest, and nothing stands there that nobody sent.
 */
export function checkHistory({ attempts, revisions, segments }: SaveHistory): readonly string[] {
  const kept = new Map(revisions.map((revision) => [revision.operationId, revision]));
  const sent = new Map(attempts.map((attempt) => [attempt.operationId, attempt]));
  const bySegment = Map.groupBy(revisions, ({ segmentId }) => segmentId);
  return [
    ...attempts.flatMap((attempt) => checkAttempt(attempt, kept.get(attempt.operationId))),
    ...revisions.flatMap((revision) => checkRevision(revision, sent.get(revision.operationId))),
    ...segments.flatMap((segment) => checkSegment(segment, bySegment.get(segment.segmentId) ?? [])),
  ];
}

function checkAttempt({ operationId, result }: SaveAttempt, kept: StoredRevision | undefined): string[] {
  if (result === 'unknown') return [];
  if (kept === undefined) return [`lost: ${operationId}`];
  return kept.version === result.savedVersion ? [] : [`other version than answered: ${operationId}`];
}

function checkRevision({ operationId, target }: StoredRevision, sent: SaveAttempt | undefined): string[] {
  if (sent === undefined) return [`sent by nobody: ${operationId}`];
  return sent.target === target ? [] : [`changed text: ${operationId}`];
}

function checkSegment(segment: StoredSegment, revisions: readonly StoredRevision[]): string[] {
  const versions = revisions.map(({ version }) => version).sort((a, b) => a - b);
  const [first = segment.version] = versions;
  const dense = versions.every((version, index) => version === first + index);
  const newest = revisions.find(({ version }) => version === segment.version);
  const shown =
    revisions.length === 0 || (newest?.target === segment.target && versions.at(-1) === segment.version);
  return [
    ...(dense ? [] : [`versions with gaps or twice: ${segment.segmentId}`]),
    ...(shown ? [] : [`not the newest shown: ${segment.segmentId}`]),
  ];
}
