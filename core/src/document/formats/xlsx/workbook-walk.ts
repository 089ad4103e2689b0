import type { ColumnPlan } from '../../columns/column-plan.ts';
import type { FormatOptions, UnitVisitor } from '../../document-format.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import type { OfficeReport } from '../ooxml/office-report.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import { plainLook } from '../ooxml/run-nodes.ts';
import { type RunUnit, readRunText, visitRunText } from '../ooxml/visit-runs.ts';
import type { FilterValues } from './filter-values.ts';
import { PivotTexts } from './pivot-texts.ts';
import type { Renames } from './renames.ts';
import { runNodes } from './rich-text.ts';
import type { StringWriter } from './string-writer.ts';
import type { WorkbookStyles } from './workbook-styles.ts';

/** What the whole way through a workbook needs. */
export interface WorkbookWalk {
  readonly book: OfficePackage;
  readonly options: FormatOptions;
  readonly visit: UnitVisitor;
  readonly report: OfficeReport;
  readonly styles: WorkbookStyles;
  readonly strings: StringWriter;
  readonly plan: ColumnPlan;
  readonly edits: PartEdits;
  readonly renames: Renames;
  readonly pivots: PivotTexts;
  readonly filters: FilterValues;
}

/** Takes text without looks past the visitor; undefined where nothing is replaced. */
export function visitPlainText(walk: WorkbookWalk, text: string, unit: RunUnit): string | undefined {
  const runText = readRunText(runNodes([{ text }], plainLook), { splitLines: false, part: unit.id });
  const nodes = visitRunText(runText, unit, walk);
  return nodes?.map((node) => (node.kind === 'text' ? node.text : node.native)).join('');
}

/** Text cut to what Excel can hold in this place. */
export function shortened(walk: WorkbookWalk, text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  walk.report.warn('text-shortened');
  const cut = text.slice(0, maxLength);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The same walk for what is left out: it only counts. */
export function countingWalk(walk: WorkbookWalk): WorkbookWalk {
  const count: UnitVisitor = () => {
    walk.report.warn('hidden-text-skipped');
    return undefined;
  };
  return { ...walk, visit: count, pivots: new PivotTexts(walk.book, []) };
}
