import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { QualitySeverity } from '@transloom/core/quality/quality-rule';
import type { DownloadFile } from '../files/make-download.ts';
import { escapeHtml } from '../messages/escape-html.ts';

interface IssueReport {
  readonly title: string;
  /** Headings of the columns. */
  readonly words: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
  /** Of the columns of a workbook, in characters. */
  readonly widths: readonly number[];
  readonly language: InterfaceLanguage;
}

/** A list of issues as a workbook, or as a page that any browser shows. Rows are written as they come. */
export function issueReport(report: IssueReport, format: 'xlsx' | 'html'): DownloadFile {
  const { title, words, rows, widths } = report;
  const content = format === 'xlsx' ? writeWorkbook(words, rows, widths) : pageOf(report);
  return { name: `${title}.${format}`, content: Readable.from(content) };
}

const severities: Readonly<Record<InterfaceLanguage, Readonly<Record<QualitySeverity, string>>>> = {
  'zh-CN': { error: '错误', warning: '警告', info: '提示' },
  'en-US': { error: 'Error', warning: 'Warning', info: 'Info' },
};

export function severityWord(severity: QualitySeverity, language: InterfaceLanguage): string {
  return severities[language][severity];
}

const looks = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#f4f4f4}`;

async function* pageOf({ title, words, rows, language }: IssueReport): AsyncGenerator<string> {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>\n`;
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${looks}</style></head><body><h1>${escapeHtml(title)}</h1>\n<table>\n${line(words, 'th')}`;
  for await (const row of rows) yield line(row, 'td');
  yield '</table></body></html>\n';
}
