import { analysisLineSchema } from '@transloom/contracts/analyses';
import { analysisColumnTexts, analysisLineTexts } from '@transloom/contracts/analysis-texts';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { failureSchema } from '@transloom/contracts/jobs';
import { findLanguage } from '@transloom/core/language/languages';
import { z } from 'zod';
import { failureMessage } from '../../platform/failure-message.ts';
import { noticeCatalogues } from './notice-kinds.ts';

/**
 * A parameter: what somebody typed, a number, a word of the catalogue (`work.alignment`), a language, a line of an analysis, or why something
 * failed. Words, languages, lines and reasons are made in the language of the reader.
 */
export const noticeParamSchema = z.union([
  z.string(),
  z.number(),
  z.object({ word: z.string() }),
  z.object({ failure: failureSchema }),
  /** A tag, such as `zh-CN`. */
  z.object({ language: z.string() }),
  /** A line of an analysis; null for all lines together. */
  z.object({ line: analysisLineSchema.nullable() }),
]);
export type NoticeParam = z.infer<typeof noticeParamSchema>;
export type NoticeParams = Readonly<Record<string, NoticeParam>>;

/** The parameter as plain text; empty for one that is missing. */
export function paramText(param: NoticeParam | undefined, language: InterfaceLanguage): string {
  if (param === undefined) return '';
  if (typeof param === 'string') return param;
  if (typeof param === 'number') return new Intl.NumberFormat(language).format(param);
  if ('language' in param) return languageName(param.language, language);
  if ('line' in param) return lineName(param.line, language);
  if ('failure' in param) return failureMessage(param.failure, language) ?? '';
  const [group = '', key = ''] = param.word.split('.');
  return noticeCatalogues[language].words[group]?.[key] ?? key;
}

function languageName(tag: string, reader: InterfaceLanguage): string {
  const found = findLanguage(tag);
  if (found === undefined) return tag;
  return reader === 'zh-CN' ? found.chineseName : found.englishName;
}

function lineName(line: keyof typeof analysisLineTexts | null, reader: InterfaceLanguage): string {
  return (line === null ? analysisColumnTexts.total : analysisLineTexts[line])[reader];
}
