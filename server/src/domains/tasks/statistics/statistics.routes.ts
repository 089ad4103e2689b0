import { taskStatisticsApi } from '@transloom/contracts/task-statistics';
import { type Route, route } from '../../../platform/http/route.ts';
import { exportTaskStatistics } from './export-statistics.ts';
import { myTaskStatistics, projectTaskStatistics } from './show-statistics.ts';

export const statisticsRoutes: readonly Route[] = [
  route(taskStatisticsApi.myTaskStatistics, myTaskStatistics),
  route(taskStatisticsApi.projectTaskStatistics, projectTaskStatistics),
  route(taskStatisticsApi.exportTaskStatistics, exportTaskStatistics),
];
