import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { checkName } from '@transloom/contracts/quality-check-names';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../../../platform/context.ts';
import type { DownloadFile } from '../../../files/make-download.ts';
import { issueReport, severityWord } from '../../../quality/issue-report.ts';
import type { OpenCheck } from '../require-check.ts';
import { findCheckedFiles, findSegmentsAfter } from '../segments/checked-segments.store.ts';
import { shownSegments } from '../segments/shown-segments.ts';

interface ReportChoice {
  readonly as: 'xlsx' | 'html';
  readonly openOnly: boolean;
}

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'zh-CN': ['文件', '句段', '级别', '检查项', '问题', '原文', '译文', '忽略人', '忽略原因'],
  'en-US': ['File', 'Segment', 'Severity', 'Check', 'Issue', 'Source', 'Translation', 'Ignored by', 'Reason'],
};

/** All issues in the order of files and segments. */
export function writeReport(
  job: JobContext,
  { workId, name }: OpenCheck,
  { as, openOnly }: ReportChoice,
): DownloadFile {
  const { language } = job;
  const title = language === 'zh-CN' ? `质检报告 ${name}` : `QA report ${name}`;
  const rows = issueRows(job, workId, openOnly);
  const widths = [24, 8, 12, 20, 50, 50, 50, 20, 30];
  return issueReport({ title, words: headings[language], rows, widths, language }, as);
}

const segmentsPerRead = 500;

async function* issueRows(
  job: JobContext,
  workId: string,
  openOnly: boolean,
): AsyncGenerator<readonly string[]> {
  const files = await job.transact(({ db }) => findCheckedFiles(db, workId));
  const names = new Map(files.map(({ number, name }) => [number, name]));
  for await (const segment of segmentsOf(job, workId)) {
    const file = names.get(segment.file) ?? '';
    const issues = segment.issues.filter(({ ignored }) => ignored === null || !openOnly);
    for (const issue of issues) yield cellsOf({ segment, issue, file }, job.language);
  }
}

async function* segmentsOf(job: JobContext, workId: string): AsyncGenerator<CheckedSegment> {
  for (let after = 0; ; ) {
    const segments = await job.transact(async (context) => {
      const rows = await findSegmentsAfter(context.db, workId, after, segmentsPerRead);
      return shownSegments(context, rows);
    });
    yield* segments;
    const last = segments.at(-1);
    if (last === undefined || segments.length < segmentsPerRead) return;
    after = last.number;
  }
}

interface ReportedIssue {
  readonly segment: CheckedSegment;
  readonly issue: CheckedIssue;
  /** Name of the file. */
  readonly file: string;
}

function cellsOf({ segment, issue, file }: ReportedIssue, language: InterfaceLanguage): readonly string[] {
  const { check, severity, message, ignored } = issue;
  return [
    file,
    String(segment.place),
    severityWord(severity, language),
    checkName(check, language) ?? '',
    message,
    fromMarkup(segment.source).text,
    fromMarkup(segment.target).text,
    ignored?.by ?? '',
    ignored?.reason ?? '',
  ];
}
