import { lazy, Suspense } from 'react';
import type { AddedTab } from '../features/projects/added-tabs.ts';
import { CardSkeleton } from '../ui/skeletons.tsx';

const PlanningTab = lazy(async () => ({
  default: (await import('../features/tasks/planning/planning-tab.tsx')).PlanningTab,
}));

const StatisticsTab = lazy(async () => ({
  default: (await import('../features/tasks/statistics/statistics-tab.tsx')).StatisticsTab,
}));

const QuotesTab = lazy(async () => ({
  default: (await import('../features/quotes/quotes-tab.tsx')).QuotesTab,
}));

/** Tabs of a project's page whose features stand above the projects, in their order. */
export const projectTabs: readonly AddedTab[] = [
  {
    key: 'planning',
    title: 'tasks:screen.planning',
    permission: 'task:assign',
    content: ({ projectId, status }) => (
      <Suspense fallback={<CardSkeleton />}>
        <PlanningTab projectId={projectId} open={status === 'active'} />
      </Suspense>
    ),
  },
  {
    key: 'quotes',
    title: 'quotes:screen.quotes',
    permission: 'task:price',
    content: ({ projectId, sourceLanguage }) => (
      <Suspense fallback={<CardSkeleton />}>
        <QuotesTab projectId={projectId} sourceLanguage={sourceLanguage} />
      </Suspense>
    ),
  },
  {
    key: 'statistics',
    title: 'tasks:screen.statistics',
    permission: 'project:taskStatisticsRouter',
    after: 'analysis',
    content: ({ projectId }) => (
      <Suspense fallback={<CardSkeleton />}>
        <StatisticsTab projectId={projectId} />
      </Suspense>
    ),
  },
];
