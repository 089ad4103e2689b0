import type { CheckedIssue } from '@transloom/contracts/qa-check';
import type { InputRef } from 'antd';
import type { RefObject } from 'react';
import { isTyping, useShortcut } from '../../../../ui/use-shortcut.ts';
import { useFixIssue, useMarkSegment } from '../qa-check.queries.ts';
import type { SegmentAt } from './use-segments.ts';

interface CheckKeys {
  readonly workId: string;
  readonly segmentAt: SegmentAt;
  readonly active: number;
  readonly total: number;
  readonly go: (place: number) => void;
  readonly ignore: (issue: CheckedIssue) => void;
  readonly field: RefObject<InputRef | null>;
}

/** Arrows and N go through the segments; F fixes, I ignores, M marks, Enter corrects. */
export function useCheckKeys({ workId, segmentAt, active, total, go, ignore, field }: CheckKeys): void {
  const fix = useFixIssue(workId);
  const mark = useMarkSegment(workId);
  const segment = segmentAt(active);
  const open = segment?.issues.filter(({ ignored }) => ignored === null) ?? [];
  const next = () => go(Math.min(total - 1, active + 1));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: next,
    n: next,
    ArrowUp: () => go(Math.max(0, active - 1)),
    p: () => go(Math.max(0, active - 1)),
    Enter: () => field.current?.focus(),
    f: () => {
      const issue = open.find((one) => one.fix !== null);
      if (issue !== undefined && segment?.writable && !segment.locked) fix.mutate(issue.issueId);
    },
    i: () => {
      const [issue] = open;
      if (issue !== undefined) ignore(issue);
    },
    m: () => {
      if (segment !== undefined)
        mark.mutate({ checkedSegmentId: segment.checkedSegmentId, marked: !segment.marked });
    },
  };
  useShortcut((event) => {
    const { target, key } = event;
    const elsewhere = target instanceof Element && target.closest('button, a, [role=dialog], [role=menu]');
    if (isTyping(target) || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return false;
    const act = keys[key];
    act?.();
    return act !== undefined;
  });
}
