import type { TargetState, TranslationUnit, UnitTarget } from '@transloom/core/document/document-format';
import { emptyInlineText, type InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup, sameInline, toMarkup } from '@transloom/core/inline/markup';
import { trimInline } from '@transloom/core/inline/trim-inline';
import { joinSegments } from '@transloom/core/segmentation/join-segments';

/** A segment's place in its unit and what became of it. */
export interface TargetRow {
  readonly unitId: string;
  readonly spanStart: number;
  readonly spanEnd: number;
  /** Markup; empty where there is none. */
  readonly target: string;
  readonly confirmed: boolean;
  /** The last change by a person; absent where there was none. */
  readonly changed?: NonNullable<UnitTarget['changed']>;
}

/**
 * The translation of a unit for the file: the targets of its segments in their places, and their state. Undefined
 * where the file has it already; empty text where somebody cleared a target that came with the file.
 */
export function unitTranslation(
  unit: TranslationUnit,
  rows: readonly TargetRow[],
  targetLanguage: string,
): UnitTarget | undefined {
  if (rows.length === 0 || unit.locked === true) return undefined;
  if (rows.every(({ target }) => target === ''))
    return unit.target === undefined ? undefined : emptyInlineText;
  const confirmed = rows.every((row) => row.confirmed);
  const by = { ...(confirmed && lastChange(rows)) };
  const text = textOfRows(unit, rows, targetLanguage);
  if (unit.target === undefined || !isTarget(unit.target, text, rows))
    return { ...text, ...by, state: confirmed ? 'translated' : 'draft' };
  const state = stateOfUnchanged(unit.targetState, confirmed);
  return state && { ...unit.target, ...by, state };
}

/** A draft that is confirmed is translated, a translation that is confirmed is reviewed. */
function stateOfUnchanged(state: TargetState = 'draft', confirmed: boolean): TargetState | undefined {
  if (confirmed === (state === 'reviewed')) return undefined;
  if (!confirmed) return 'draft';
  return state === 'draft' ? 'translated' : 'reviewed';
}

/** A cleared sentence becomes empty; a sentence that was never translated keeps its source. */
function textOfRows(unit: TranslationUnit, rows: readonly TargetRow[], targetLanguage: string): InlineText {
  const hadTarget = unit.target !== undefined;
  const segments = rows.map(({ spanStart, spanEnd, target }) => ({
    start: spanStart,
    end: spanEnd,
    ...((hadTarget || target !== '') && { target: fromMarkup(target) }),
  }));
  const text = joinSegments(unit, segments, targetLanguage);
  const isCleared = hadTarget && rows.some(({ target }) => target === '');
  return isCleared ? trimInline(text) : text;
}

/** The file may part its sentences with other white space than the source does. */
function isTarget(target: InlineText, text: InlineText, rows: readonly TargetRow[]): boolean {
  if (sameInline(target, text)) return true;
  let rest = toMarkup(target);
  for (const row of rows) {
    rest = rest.trimStart();
    if (!rest.startsWith(row.target)) return false;
    rest = rest.slice(row.target.length);
  }
  return rest.trim() === '';
}

function lastChange(rows: readonly TargetRow[]): Pick<UnitTarget, 'changed'> | undefined {
  const changes = rows.flatMap(({ changed }) => changed ?? []);
  const [last] = changes.toSorted((a, b) => b.at.localeCompare(a.at));
  return last && { changed: last };
}
