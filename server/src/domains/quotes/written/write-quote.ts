import { Readable } from 'node:stream';
import { analysisLineTexts } from '@transloom/contracts/analysis-texts';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { quoteFileTexts as words } from '@transloom/contracts/quote-texts';
import type { SharedQuote } from '@transloom/contracts/quotes';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { writeReportPdf } from '@transloom/core/pdf/write-report-pdf';
import type { DownloadFile } from '../../files/make-download.ts';

export interface QuoteToWrite {
  readonly quote: Omit<SharedQuote, 'expiresAt'>;
  readonly format: 'xlsx' | 'pdf';
  readonly language: InterfaceLanguage;
}

/** A quote as a file. */
export function writeQuote({ quote, format, language }: QuoteToWrite): DownloadFile {
  const name = `${quote.project} - ${words.title[language]} ${quote.number}.${format}`;
  const content = format === 'pdf' ? pdfOf(quote, language) : Readable.from(workbookOf(quote, language));
  return { name, content };
}

type Quote = QuoteToWrite['quote'];

function pdfOf(quote: Quote, language: InterfaceLanguage): Uint8Array {
  return writeReportPdf({
    title: `${words.title[language]} ${quote.number}`,
    facts: factsOf(quote, language),
    columns: headings(language).map((title, index) => ({
      title,
      share: index === 0 ? 2.4 : 1,
      numeric: index > 0,
    })),
    rows: rowsOf(quote, language),
    sums: sumsOf(quote, language),
    remark: quote.remark,
  });
}

async function* workbookOf(quote: Quote, language: InterfaceLanguage) {
  async function* rows() {
    yield* rowsOf(quote, language);
    for (const pair of [...sumsOf(quote, language), ...factsOf(quote, language)]) yield [...pair];
    if (quote.remark !== '') yield [quote.remark];
  }
  yield* writeWorkbook(headings(language), rows(), [36, 14, 14, 14, 14]);
}

function headings(language: InterfaceLanguage): readonly string[] {
  const { line, segments, count, rate, billable } = words;
  return [line, segments, count, rate, billable].map((word) => word[language]);
}

function rowsOf({ lines, unit }: Quote, language: InterfaceLanguage): readonly (readonly string[])[] {
  return lines.map((line) => [
    analysisLineTexts[line.line][language],
    String(line.segments),
    String(line[unit]),
    `${line.rate}%`,
    String(line.billableHundredths / 100),
  ]);
}

function sumsOf(
  { billable, unit, extraFee, total, currency }: Quote,
  language: InterfaceLanguage,
): readonly (readonly [string, string])[] {
  return [
    [words.billable[language], `${billable} ${words.units[unit][language]}`],
    [words.extraFee[language], moneyText(extraFee, currency)],
    [words.total[language], moneyText(total, currency)],
  ];
}

function factsOf(quote: Quote, language: InterfaceLanguage): readonly (readonly [string, string])[] {
  const { currency, unitPrice, per, unit, answer, organization } = quote;
  const price = `${moneyText(unitPrice, currency)} / ${per} ${words.units[unit][language]}`;
  const accepted = quote.status === 'accepted' && answer !== null;
  return [
    ['', organization],
    [words.project[language], quote.project],
    [words.languages[language], `${quote.sourceLanguage} > ${quote.targetLanguages.join(', ')}`],
    [words.analyzed[language], quote.analyzedAt.slice(0, 10)],
    [words.unitPrice[language], price],
    ...(accepted ? [[words.accepted[language], `${answer.at.slice(0, 10)} ${answer.by}`] as const] : []),
  ];
}

/** Money in the smallest unit with the code of its currency, which every reader has the letters of: `CNY 12.50`. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const most = Math.max(digits, 4);
  const number = (amount / 10 ** digits).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: most,
  });
  return `${currency} ${number}`;
}
