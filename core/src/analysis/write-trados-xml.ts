import { escapeXml } from '../memory/tmx/xml-text.ts';
import { type AnalysisLine, analysisLines } from './analysis-line.ts';
import { type LineCount, type LineCounts, noCount, sumLines, totalOf } from './count-lines.ts';

export interface TradosReport {
  readonly project: string;
  readonly targetLanguage: string;
  /** English name of the target language. */
  readonly languageName: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly reportsInternal: boolean;
  readonly files: readonly TradosFile[];
}

export interface TradosFile {
  readonly name: string;
  readonly lines: LineCounts;
}

/**
 * The report of an analysis in the layout of Trados Studio's "Analyze Files" XML, which billing programs read. Lines
 * that Studio lacks go into its nearest one: 102 is `perfect`, auto-replaced counts as `exact`, low-risk as `new`.
 */
export function writeTradosXml(report: TradosReport): string {
  const { project, targetLanguage, languageName, madeAt, reportsInternal, files } = report;
  const all = sumLines(files.map(({ lines }) => lines));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<task name="analyse">',
    `  <taskInfo taskId="" runAt="${madeAt.slice(0, 19).replace('T', ' ')}" runTime="">`,
    `    <project name="${escapeXml(project)}" number=""/>`,
    `    <language lcid="" code="${escapeXml(targetLanguage)}" name="${escapeXml(languageName)}"/>`,
    `    <settings reportCrossFileRepetitions="yes" reportInternalFuzzyLeverage="${reportsInternal ? 'yes' : 'no'}"/>`,
    '  </taskInfo>',
    ...files.flatMap(({ name, lines }) => [
      `  <file name="${escapeXml(name)}">`,
      ...analyse(lines, '    '),
      '  </file>',
    ]),
    '  <batchTotal>',
    ...analyse(all, '    '),
    '  </batchTotal>',
    '</task>',
    '',
  ].join('\n');
}

const elements: Readonly<Record<AnalysisLine, string>> = {
  '102': 'perfect',
  '101': 'inContextExact',
  '100': 'exact',
  'auto-replace': 'exact',
  'non-translated': 'locked',
  'cross-file-repetition': 'crossFileRepeated',
  repetition: 'repeated',
  'low-risk': 'new',
  new: 'new',
  '50-74': 'fuzzy min="50" max="74"',
  '75-84': 'fuzzy min="75" max="84"',
  '85-94': 'fuzzy min="85" max="94"',
  '95-99': 'fuzzy min="95" max="99"',
};

/** In the order in which Studio writes them. */
const order = [
  'perfect',
  'inContextExact',
  'exact',
  'locked',
  'crossFileRepeated',
  'repeated',
  'total',
  'new',
  'fuzzy min="50" max="74"',
  'fuzzy min="75" max="84"',
  'fuzzy min="85" max="94"',
  'fuzzy min="95" max="99"',
];

function analyse(lines: LineCounts, indent: string): readonly string[] {
  const counts = new Map<string, LineCount>([['total', totalOf(lines)]]);
  for (const line of analysisLines) {
    const before = counts.get(elements[line]) ?? noCount;
    const { segments, words, characters, chineseKoreanWords } = lines[line];
    counts.set(elements[line], {
      segments: before.segments + segments,
      words: before.words + words,
      characters: before.characters + characters,
      chineseKoreanWords: before.chineseKoreanWords + chineseKoreanWords,
    });
  }
  const rows = order.map((element) => `${indent}  ${countElement(element, counts.get(element) ?? noCount)}`);
  return [`${indent}<analyse>`, ...rows, `${indent}</analyse>`];
}

function countElement(element: string, { segments, words, characters }: LineCount): string {
  return `<${element} segments="${segments}" words="${words}" characters="${characters}" placeables="0" tags="0"/>`;
}
