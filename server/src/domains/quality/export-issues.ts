import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { qualityApi } from '@transloom/contracts/quality';
import { qualityText } from '@transloom/contracts/quality-texts';
import { fromMarkup } from '@transloom/core/inline/markup';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { Context, JobContext } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsAfter } from '../documents/segments/read-segments.ts';
import { textsOfDocument } from '../documents/segments/texts-of-document.ts';
import { defineDownload } from '../files/define-download.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { findIssues } from './find-issues.ts';

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
    if (format === 'xlsx') {
      const pieces = writeWorkbook(words, rows, [8, 12, 50, 50, 50, 20, 30]);
      return { name: `${title}.xlsx`, content: Readable.from(pieces) };
    }
    return {
      name: `${title}.html`,
      content: Readable.from(pageOf({ title, words, rows, language: job.language })),
    };
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

const severities = {
  'zh-CN': { error: '错误', warning: '警告', info: '提示' },
  'en-US': { error: 'Error', warning: 'Warning', info: 'Info' },
} as const;

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
      return { segments: read, issues: await findIssues(context, document, { segments: read, compared }) };
    });
    const texts = new Map(segments.map(({ id, source, target }) => [id, { source, target }]));
    for (const { segmentId, number, severity, check, params, ignore } of issues)
      yield [
        String(number),
        severities[job.language][severity],
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

interface Page {
  readonly title: string;
  readonly words: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
  readonly language: InterfaceLanguage;
}

const looks = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#f4f4f4}`;

async function* pageOf({ title, words, rows, language }: Page): AsyncGenerator<string> {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>\n`;
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${looks}</style></head><body><h1>${escapeHtml(title)}</h1>\n<table>\n${line(words, 'th')}`;
  for await (const row of rows) yield line(row, 'td');
  yield '</table></body></html>\n';
}
