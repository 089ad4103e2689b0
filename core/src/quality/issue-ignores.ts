import type { QualityIssue } from './quality-rule.ts';

/** Somebody looked at an issue and wants it to stay. */
export interface IssueIgnore {
  /** Null: everywhere in the project. */
  readonly segmentId: string | null;
  readonly check: string;
  /** `issueKey` of the issue; null: whatever the check finds. */
  readonly key: string | null;
}

/** Params that say what an issue is about. Lengths and percents change with every key and say nothing. */
const named = ['found', 'missing', 'tag', 'term', 'style', 'name'] as const;

const mostCharacters = 200;

/**
 * Names what an issue is about, so that it is known again when the segment is checked the next time: the number that is
 * missing, the word that is repeated. Two issues of a check in one segment with the same key are ignored together.
 */
export function issueKey({ params = {} }: Pick<QualityIssue, 'params'>): string {
  return named
    .flatMap((name) => params[name] ?? [])
    .join(' ')
    .slice(0, mostCharacters);
}

/** Gives the ignore that an issue falls under; undefined for an open issue. Those of the segment come first. */
export function ignoreFinder<Ignore extends IssueIgnore>(
  ignores: readonly Ignore[],
): (segmentId: string, issue: Pick<QualityIssue, 'check' | 'params'>) => Ignore | undefined {
  const byCheck = Map.groupBy(ignores, ({ check }) => check);
  return (segmentId, issue) => {
    const key = issueKey(issue);
    const fitting = (byCheck.get(issue.check) ?? []).filter(
      (ignore) => ignore.key === null || ignore.key === key,
    );
    return (
      fitting.find((ignore) => ignore.segmentId === segmentId) ??
      fitting.find((ignore) => ignore.segmentId === null)
    );
  };
}
