import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Task } from '@transloom/contracts/task-shape';
import { taskStatisticsApi } from '@transloom/contracts/task-statistics';
import {
  stageKindTexts,
  statisticsColumns,
  statisticsColumnTexts,
  taskStandingTexts,
} from '@transloom/contracts/task-statistics-texts';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { csvLine } from '@transloom/core/spreadsheet/csv-line';
import type { Context, JobContext } from '../../../platform/context.ts';
import { defineDownload } from '../../files/define-download.ts';
import { inUnits } from '../statements/money-in-units.ts';
import { lookAtTasks } from '../task-in-hand.ts';
import { taskSummaries } from '../task-summary.ts';
import { filterOf } from './show-statistics.ts';
import { findCountedTaskIds } from './statistics.store.ts';

type Wanted = InputOf<typeof taskStatisticsApi.exportTaskStatistics>;

export const statisticsDownload = defineDownload({
  kind: 'tasks.export-statistics',
  wanted: taskStatisticsApi.exportTaskStatistics.input,
  timeoutSeconds: 600,
  concurrency: 1,
  async write(job, wanted) {
    const { language } = job;
    const headings = statisticsColumns.map((column) => statisticsColumnTexts[column][language]);
    const rows = tasksOf(job, wanted);
    const content =
      wanted.format === 'csv'
        ? Readable.from(csvOf(headings, rows, language))
        : Readable.from(writeWorkbook(headings, textRows(rows, language), [18, 30, 30]));
    return { name: fileName(language, wanted), content };
  },
});

/** @throws {AppError} access.denied, for the tasks of everybody without the right to see them */
export async function exportTaskStatistics(
  context: Context,
  wanted: Wanted,
): Promise<OutputOf<typeof taskStatisticsApi.exportTaskStatistics>> {
  await filterOf(context, wanted, wanted);
  return statisticsDownload.start(context, fileName(context.language, wanted), wanted);
}

const tasksPerRead = 500;

/** All tasks that the filters find, not those of a page alone. */
async function* tasksOf(job: JobContext, wanted: Wanted): AsyncGenerator<Task> {
  for (let offset = 0; ; offset += tasksPerRead) {
    const read = await job.transact((context) => readTasks(context, wanted, offset));
    yield* read;
    if (read.length < tasksPerRead) return;
  }
}

async function readTasks(context: Context, wanted: Wanted, offset: number): Promise<readonly Task[]> {
  const filter = await filterOf(context, wanted, wanted);
  const ids = await findCountedTaskIds(context.db, filter, { limit: tasksPerRead, offset });
  return taskSummaries(context, await lookAtTasks(context, ids));
}

async function* textRows(tasks: AsyncIterable<Task>, language: InterfaceLanguage) {
  for await (const task of tasks) {
    const cells = cellsOf(task, language);
    yield statisticsColumns.map((column) => String(cells[column]));
  }
}

/** A mark at the beginning lets spreadsheet programs read the table as UTF-8. */
async function* csvOf(headings: readonly string[], tasks: AsyncIterable<Task>, language: InterfaceLanguage) {
  yield `\uFEFF${csvLine(headings)}`;
  for await (const row of textRows(tasks, language)) yield csvLine(row);
}

type Cells = Readonly<Record<(typeof statisticsColumns)[number], string | number>>;

function cellsOf(task: Task, language: InterfaceLanguage): Cells {
  const { segments, unconfirmed, price, kind } = task;
  return {
    owner: task.assignee?.username ?? '',
    task: task.documentName,
    project: task.projectName,
    creator: task.projectCreator,
    stage: kind === 'own' ? task.stageName : stageKindTexts[kind][language],
    part: `${task.part}/${task.parts}`,
    source: task.sourceLanguage,
    target: task.targetLanguage,
    status: taskStandingTexts[task.overdue ? 'overdue' : task.standing][language],
    start: minuteOf(task.assignedAt),
    deadline: minuteOf(task.deadline),
    submitted: minuteOf(task.submittedAt),
    progress: segments === 0 ? 0 : Math.floor(((segments - unconfirmed) / segments) * 100),
    words: task.words,
    billableWords: price?.billableWords ?? '',
    unitPrice: price === null ? '' : inUnits(price.unitPrice, price.currency),
    per: price?.per ?? '',
    currency: price?.currency ?? '',
    total: price === null ? '' : inUnits(price.total, price.currency),
    returned: task.returned,
  };
}

/** An instant to the minute, in UTC. */
function minuteOf(instant: string | null): string {
  return instant === null ? '' : instant.slice(0, 16).replace('T', ' ');
}

function fileName(language: InterfaceLanguage, { format }: Pick<Wanted, 'format'>): string {
  return language === 'zh-CN' ? `任务统计.${format}` : `task statistics.${format}`;
}
