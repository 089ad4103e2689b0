import { Readable } from 'node:stream';
import type { AnalysisCounts, AnalyzedDocument, analysisFormats } from '@transloom/contracts/analyses';
import { analysisColumnTexts, analysisLineTexts } from '@transloom/contracts/analysis-texts';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { totalOf } from '@transloom/core/analysis/count-lines';
import { weighWords } from '@transloom/core/analysis/rate-scheme';
import { writeTradosXml } from '@transloom/core/analysis/write-trados-xml';
import { streamZip } from '@transloom/core/archive/create-zip';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { csvLine } from '@transloom/core/spreadsheet/csv-line';
import type { DownloadFile } from '../files/make-download.ts';
import type { Analysis } from './require-analysis.ts';

export interface AnalysisToWrite {
  readonly analysis: Analysis;
  readonly documents: readonly AnalyzedDocument[];
  readonly format: (typeof analysisFormats)[number];
  /** Of headings and of the names of lines. */
  readonly language: InterfaceLanguage;
}

/** The report of an analysis as a file. */
export function writeAnalysis(report: AnalysisToWrite): DownloadFile {
  const { name } = report.analysis;
  switch (report.format) {
    case 'json':
      return { name: `${name}.json`, content: Buffer.from(jsonOf(report)) };
    case 'csv':
      return { name: `${name}.csv`, content: Buffer.from(csvOf(report)) };
    case 'xlsx':
      return { name: `${name}.xlsx`, content: Readable.from(workbookOf(report)) };
    case 'trados':
      return tradosFile(report);
  }
}

function jsonOf({ analysis, documents }: AnalysisToWrite): string {
  const { analysisId, name, madeAt, options, result } = analysis;
  const report = { analysisId, name, madeAt: madeAt.toISOString(), settings: options.settings };
  const { total, languages, scheme } = result;
  return `${JSON.stringify({ ...report, scheme, total, languages, files: documents }, undefined, 2)}\n`;
}

/** Excel takes a file with this mark for UTF-8. */
const byteOrderMark = '\uFEFF';

function csvOf(report: AnalysisToWrite): string {
  return byteOrderMark + [headings(report.language), ...rowsOf(report)].map(csvLine).join('');
}

async function* workbookOf(report: AnalysisToWrite) {
  async function* rows() {
    yield* rowsOf(report);
  }
  yield* writeWorkbook(headings(report.language), rows());
}

const columns = [
  ...(['file', 'targetLanguage', 'line', 'segments', 'words', 'characters', 'chineseKoreanWords'] as const),
  ...(['rate', 'weightedWords'] as const),
] as const;

function headings(language: InterfaceLanguage): readonly string[] {
  return columns.map((column) => analysisColumnTexts[column][language]);
}

/** File by file, then language by language, then all together: each line, and their sum. */
function* rowsOf({
  analysis: { result },
  documents,
  language,
}: AnalysisToWrite): Generator<readonly string[]> {
  const { rates } = result.scheme;
  const text = (counts: AnalysisCounts, name: string, targetLanguage: string) =>
    countRows({ counts, rates, language, name, targetLanguage });
  for (const document of documents) yield* text(document, document.name, document.targetLanguage);
  const all = analysisColumnTexts.allFiles[language];
  for (const one of result.languages) yield* text(one, all, one.targetLanguage);
  if (result.languages.length > 1) yield* text(result.total, all, analysisColumnTexts.allLanguages[language]);
}

interface CountsToList {
  readonly counts: AnalysisCounts;
  readonly rates: Analysis['result']['scheme']['rates'];
  readonly language: InterfaceLanguage;
  readonly name: string;
  readonly targetLanguage: string;
}

function* countRows({ counts, rates, language, name, targetLanguage }: CountsToList) {
  const { lines } = counts;
  for (const line of analysisLines) {
    const { segments, words, characters, chineseKoreanWords } = lines[line];
    const weighted = Math.round((words * rates[line]) / 100);
    const figures = [segments, words, characters, chineseKoreanWords, `${rates[line]}%`, weighted];
    yield [name, targetLanguage, analysisLineTexts[line][language], ...figures.map(String)];
  }
  const { segments, words, characters, chineseKoreanWords } = totalOf(lines);
  const sums = [segments, words, characters, chineseKoreanWords, '', weighWords(lines, rates)];
  yield [name, targetLanguage, analysisColumnTexts.total[language], ...sums.map(String)];
}

/** Studio has a report for each language; several go into a zip. */
function tradosFile({ analysis, documents }: AnalysisToWrite): DownloadFile {
  const reports = [...Map.groupBy(documents, ({ targetLanguage }) => targetLanguage)].map(
    ([targetLanguage, files]) => ({
      name: `${analysis.name}.${targetLanguage}.xml`,
      content: Buffer.from(
        writeTradosXml({
          project: analysis.name,
          targetLanguage,
          languageName:
            new Intl.DisplayNames('en', { type: 'language' }).of(targetLanguage) ?? targetLanguage,
          madeAt: analysis.madeAt.toISOString(),
          reportsInternal: analysis.options.settings.internalFuzzy,
          files: files.map(({ name, lines }) => ({ name, lines })),
        }),
      ),
    }),
  );
  const [only, ...others] = reports;
  if (only !== undefined && others.length === 0) return only;
  async function* files() {
    yield* reports;
  }
  return { name: `${analysis.name}.zip`, content: Readable.from(streamZip(files())) };
}
