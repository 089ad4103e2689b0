import { Stack } from '../../../ui/stack.tsx';
import { projectStatisticsQuery } from '../tasks.queries.ts';
import { StatisticsList } from './statistics-list.tsx';

/** The tasks of one project in sums (D2.7 Task Statistics). */
export function StatisticsTab({ projectId }: { readonly projectId: string }) {
  return (
    <Stack gap="md">
      <StatisticsList
        name="project-tab-statistics"
        queryOf={projectStatisticsQuery}
        everybody
        projectId={projectId}
      />
    </Stack>
  );
}
