import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { qualityApi } from '@transloom/contracts/quality';
import { qualityText } from '@transloom/contracts/quality-texts';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context, JobContext } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsAfter } from '../documents/segments/read-segments.ts';
import { textsOfDocument } from '../documents/segments/texts-of-document.ts';
import { defineDownload } from '../files/define-download.ts';
import { findIssues } from './find-issues.ts';
import { judgedIssues } from './intelligent/document-judgments.ts';
import { issueReport, severityWord } from './issue-report.ts';

export const issuesDownload = defineDownload({
  kind: 'quality.export-issues',
  wanted: qualityApi.exportIssues.input,
  timeoutSeconds: 900,
  concurrency: 1,
  async write(job, { documentId, format }) {
    const { name } = await job.transact((context) => requireDocument(context, documentId));
    const title = titleOf(job.language, name);
    const words = headings[job.language];
    const rows = issueRows(job, documentId);
    return issueReport(
      { title, words, rows, widths: [8, 12, 50, 50, 50, 20, 30], language: job.language },
      format,
    );
  },
});

/** @throws {AppError} resource.not-found, access.denied */
export async function exportIssues(
  context: Context,
  wanted: InputOf<typeof qualityApi.exportIssues>,
): Promise<OutputOf<typeof qualityApi.exportIssues>> {
  const { name } = await requireDocument(context, wanted.documentId);
  return issuesDownload.start(context, `${titleOf(context.language, name)}.${wanted.format}`, wanted);
}

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'zh-CN': ['句段', '级别', '问题', '原文', '译文', '忽略人', '忽略原因'],
  'en-US': ['Segment', 'Severity', 'Issue', 'Source', 'Translation', 'Ignored by', 'Reason'],
};

const titleOf = (language: InterfaceLanguage, name: string) =>
  language === 'zh-CN' ? `质检报告 ${name}` : `QA report ${name}`;

const segmentsPerRead = 500;

async function* issueRows(job: JobContext, documentId: string): AsyncGenerator<readonly string[]> {
  const compared = await job.transact((context) => textsOfDocument(context, documentId));
  for (let after = 0; ; ) {
    const page = { after, limit: segmentsPerRead };
    const { segments, issues } = await job.transact(async (context) => {
      const document = await requireDocument(context, documentId);
      const read = await readSegmentsAfter(context, documentId, page);
      const issues = [
        ...(await findIssues(context, document, { segments: read, compared })),
        ...(await judgedIssues(context, document, read)),
      ];
      return { segments: read, issues: issues.toSorted((a, b) => a.number - b.number) };
    });
    const texts = new Map(segments.map(({ id, source, target }) => [id, { source, target }]));
    for (const { segmentId, number, severity, check, params, ignore } of issues)
      yield [
        String(number),
        severityWord(severity, job.language),
        qualityText(check, job.language, params),
        fromMarkup(texts.get(segmentId)?.source ?? '').text,
        fromMarkup(texts.get(segmentId)?.target ?? '').text,
        ignore?.ignoredBy ?? '',
        ignore?.reason ?? '',
      ];
    const last = segments.at(-1);
    if (last === undefined || segments.length < segmentsPerRead) return;
    after = last.number;
  }
}
