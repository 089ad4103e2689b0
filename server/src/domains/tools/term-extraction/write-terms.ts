import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { ExtractionOptions } from '@transloom/contracts/term-extraction';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { termExchangeOf } from '@transloom/core/terms/exchange/term-exchange';
import type { JobContext } from '../../../platform/context.ts';
import type { DownloadFile } from '../../files/make-download.ts';
import { type ExtractedTermRow, findTermPage } from './extracted-terms.store.ts';
import { termConceptOf } from './term-concept-of.ts';

interface Extraction {
  readonly workId: string;
  readonly name: string;
  readonly options: ExtractionOptions;
}

interface Choice {
  readonly as: 'xlsx' | 'tbx';
  readonly confirmedOnly: boolean;
}

const headings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'zh-CN': ['术语', '译文', '频次', '可能性', '备注', '已确认', '上下文'],
  'en-US': ['Term', 'Translation', 'Frequency', 'Likelihood', 'Remark', 'Confirmed', 'Context'],
};

/** The list as a table, or the terms as a term base of another program. */
export async function writeTerms(
  job: JobContext,
  { workId, name, options: { sourceLanguage, targetLanguage } }: Extraction,
  { as, confirmedOnly }: Choice,
): Promise<DownloadFile> {
  const rows = rowsOf(job, workId, confirmedOnly);
  const title = `${name}.${as}`;
  if (as === 'xlsx')
    return {
      name: title,
      content: Readable.from(
        writeWorkbook(headings[job.language], cells(rows), [30, 30, 10, 10, 30, 10, 60]),
      ),
    };
  const languages = { sourceLanguage, targetLanguages: targetLanguage === null ? [] : [targetLanguage] };
  const concepts = conceptsOf(rows, { sourceLanguage, targetLanguage: targetLanguage ?? undefined });
  return {
    name: title,
    content: Readable.from(termExchangeOf(title)?.write(concepts, languages) ?? []),
  };
}

const together = 500;

async function* rowsOf(
  job: JobContext,
  workId: string,
  confirmedOnly: boolean,
): AsyncGenerator<ExtractedTermRow> {
  const state = confirmedOnly ? ('confirmed' as const) : ('all' as const);
  for (let offset = 0; ; offset += together) {
    const page = { workId, search: '', state, known: true, offset, limit: together, sort: 'score' as const };
    const rows = await job.transact(({ db }) => findTermPage(db, page));
    yield* rows;
    if (rows.length < together) return;
  }
}

async function* cells(rows: AsyncIterable<ExtractedTermRow>): AsyncGenerator<readonly string[]> {
  for await (const { term, translation, frequency, score, remark, confirmed, contexts } of rows) {
    const [context] = contexts as unknown as { source: string }[];
    const marked = confirmed ? '✓' : '';
    yield [term, translation, `${frequency}`, score.toFixed(2), remark, marked, context?.source ?? ''];
  }
}

async function* conceptsOf(
  rows: AsyncIterable<ExtractedTermRow>,
  languages: Parameters<typeof termConceptOf>[1],
) {
  for await (const row of rows) yield termConceptOf(row, languages);
}
