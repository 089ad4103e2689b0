import { Readable } from 'node:stream';
import { autoScoreContract, autoScoresApi, type ScoredSegment } from '@transloom/contracts/auto-scores';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { scoreColumnTexts } from '@transloom/contracts/score-texts';
import { fromMarkup } from '@transloom/core/inline/markup';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { scoresOf } from '@transloom/core/quality/score-bands';
import { csvLine } from '@transloom/core/spreadsheet/csv-line';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { scoreDocuments } from '../documents/scoring/score-again.ts';
import { documentScores, scoredSegments } from '../documents/scoring/show-scores.ts';
import { defineWork } from '../work/define-work.ts';
import { settingsOf } from './project-summary.ts';
import { requireProject } from './require-project.ts';
import { wantedDocuments } from './wanted-documents.ts';

/** Scorings of the machine translations of projects. */
export const projectScorings = defineWork({
  contract: autoScoreContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [
    {
      stage: 'scoring',
      async run(step) {
        const { options } = step.work;
        const documentIds = await step.transact((context) => wantedDocuments(context, options));
        const scored = await scoreDocuments(step, { documentIds, again: options.again });
        return { result: { scored }, counts: { scored } };
      },
    },
  ],
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
  subjectOf: ({ projectId }) => ({ kind: 'project', id: projectId }),
  keyOf: ({ projectId }) => projectId,
  async price(context, options) {
    await context.transact(async (transaction) => {
      await wantedDocuments(transaction, options);
      const project = await requireProject(transaction, options.projectId);
      if (!settingsOf(project).autoScore.enabled) throw new AppError('project.scores-off');
    });
    return { cost: null, seconds: null };
  },
  nameOf: async (context, { projectId }) => (await requireProject(context, projectId)).name,
  exported: {
    endpoint: autoScoresApi.exportWork,
    async write(job, { name, options: { projectId } }, { format }) {
      const headings = columns.map((column) => scoreColumnTexts[column][job.language]);
      const rows = scoreRows(job, projectId);
      if (format === 'xlsx')
        return { name: `${name}.xlsx`, content: Readable.from(writeWorkbook(headings, rows, [30, 12])) };
      return { name: `${name}.csv`, content: Readable.from(csvOf(headings, rows)) };
    },
  },
});

const columns = [
  ...([
    'file',
    'targetLanguage',
    'number',
    'score',
    'risk',
    'source',
    'target',
    'engine',
    'scoredBy',
  ] as const),
] as const;

const rowsPerRead = 1_000;

async function* scoreRows(job: LongContext, projectId: string): AsyncGenerator<readonly string[]> {
  for (let pageNumber = 1; ; pageNumber++) {
    const wanted = { projectId, pageNumber, pageSize: rowsPerRead };
    const { records } = await job.transact((context) => listScored(context, wanted));
    for (const record of records) yield rowOf(record, job.language);
    if (records.length < rowsPerRead) return;
  }
}

function rowOf(segment: ScoredSegment, language: LongContext['language']): readonly string[] {
  const { documentName, targetLanguage, number, score, risk, source, target, engine, scoredBy } = segment;
  return [
    documentName,
    targetLanguage,
    String(number),
    String(score),
    scoreColumnTexts[risk][language],
    fromMarkup(source).text,
    fromMarkup(target).text,
    engine ?? '',
    scoredBy ?? scoreColumnTexts.estimate[language],
  ];
}

/** Excel takes a file with this mark for UTF-8. */
const byteOrderMark = '\uFEFF';

async function* csvOf(headings: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield byteOrderMark + csvLine(headings);
  for await (const row of rows) yield csvLine(row);
}

/** @throws {AppError} resource.not-found, access.denied */
export async function projectScores(
  context: Context,
  { projectId }: InputOf<typeof autoScoresApi.projectScores>,
): Promise<OutputOf<typeof autoScoresApi.projectScores>> {
  const { enabled, threshold } = settingsOf(await requireProject(context, projectId)).autoScore;
  return { enabled, threshold, documents: await documentScores(context, { projectId, threshold }) };
}

/** @throws {AppError} resource.not-found, access.denied */
export async function projectScoredSegments(
  context: Context,
  asked: InputOf<typeof autoScoresApi.scoredSegments>,
): Promise<OutputOf<typeof autoScoresApi.scoredSegments>> {
  const { pageNumber, pageSize } = asked;
  return { ...(await listScored(context, asked)), pageNumber, pageSize };
}

interface ScoredAsked
  extends Pick<InputOf<typeof autoScoresApi.scoredSegments>, 'projectId' | 'pageNumber' | 'pageSize'> {
  readonly documentId?: string | undefined;
  readonly risk?: 'low' | 'high' | undefined;
  readonly band?: InputOf<typeof autoScoresApi.scoredSegments>['band'];
}

async function listScored(
  context: Context,
  { projectId, documentId, risk, band, pageNumber, pageSize }: ScoredAsked,
) {
  const { threshold } = settingsOf(await requireProject(context, projectId)).autoScore;
  if (documentId !== undefined && (await requireDocument(context, documentId)).projectId !== projectId)
    throw new AppError('resource.not-found');
  const ofBand = band === undefined ? { from: 0, to: 100 } : scoresOf(band);
  const from = Math.max(ofBand.from, risk === 'low' ? threshold : 0);
  const to = Math.min(ofBand.to, risk === 'high' ? threshold - 1 : 100);
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  return scoredSegments(context, { projectId, documentId, from, to, threshold }, page);
}
