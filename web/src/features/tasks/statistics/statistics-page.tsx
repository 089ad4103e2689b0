import { Page } from '../../../ui/page.tsx';
import { myStatisticsQuery, projectStatisticsQuery } from '../tasks.queries.ts';
import { StatisticsList } from './statistics-list.tsx';

/** One's own tasks in sums (D2.13-15). */
export function MyStatisticsPage() {
  return (
    <Page>
      <StatisticsList name="task-statistics" queryOf={myStatisticsQuery} everybody={false} />
    </Page>
  );
}

/** The tasks of everybody in sums (D2.10, D3.22, D3.23). */
export function ProjectStatisticsPage() {
  return (
    <Page>
      <StatisticsList name="project-task-statistics" queryOf={projectStatisticsQuery} everybody />
    </Page>
  );
}
