import { lazy, Suspense } from 'react';
import type { AddedTab } from '../features/projects/added-tabs.ts';
import { CardSkeleton } from '../ui/skeletons.tsx';

const PlanningTab = lazy(async () => ({
  default: (await import('../features/tasks/planning/planning-tab.tsx')).PlanningTab,
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
];
