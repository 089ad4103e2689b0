import { useQuery } from '@tanstack/react-query';
import type { Task } from '@transloom/contracts/task-shape';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useLiveNews } from '../../../api/use-live-news.ts';
import { taskQuery, tasksKey } from '../../tasks/tasks.queries.ts';

/** `gone`: taken back, handed over or given to somebody else. `overdue`: it cannot be submitted any more. */
export type TaskNow = 'held' | 'overdue' | 'gone';

/** While the live line is down. */
const lookMs = 60_000;
/** The longest time that a timer takes. */
const longestTimerMs = 2 ** 31 - 1;

/** How the task stands now that somebody works on in the open editor. */
export function useTaskNow(task: Task | null, userId: string): TaskNow {
  const works = task?.state === 'working';
  const connected = useLiveNews({
    news: 'document-changed',
    queryKey: [...tasksKey, 'one'],
    isMeant: ({ documentId }) => documentId === task?.documentId,
  });
  const { data, error } = useQuery({
    ...taskQuery(task?.taskId ?? ''),
    enabled: works,
    refetchInterval: connected ? false : lookMs,
  });
  const now = data ?? task;
  const isLate = usePassed(now?.deadline ?? null);
  if (!works) return 'held';
  if (error instanceof ApiError && error.status === 404) return 'gone';
  const isHeld = data === undefined || (data.state === 'working' && data.assignee?.userId === userId);
  if (!isHeld) return 'gone';
  return isLate ? 'overdue' : 'held';
}

function usePassed(instant: string | null): boolean {
  const [now, setNow] = useState(Date.now);
  const at = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  useEffect(() => {
    const leftMs = at - Date.now();
    if (leftMs <= 0 || leftMs > longestTimerMs) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), leftMs);
    return () => clearTimeout(timer);
  }, [at]);
  return at <= now;
}
