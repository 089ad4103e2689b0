import type { UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { visitEmbeddedHtml } from '../../embedded-html.ts';
import { type RunLook, type RunNode, sameLook } from '../ooxml/run-nodes.ts';
import { type RunText, type RunUnit, readRunText, visitRunText } from '../ooxml/visit-runs.ts';
import { writePlace } from './cell-place.ts';
import { type RichRun, runNodes } from './rich-text.ts';
import { ownRuns, type SheetCell } from './sheet-cell.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** In all cells together. A small file can have a million cells share one long text, to fill our memory. */
const maxCharacters = 2 ** 26;

/** Reads cells and takes them past the visitor. Cells that share a text and look alike are read once. */
export class CellVisits {
  readonly #walk: WorkbookWalk;
  #characters = 0;
  readonly #known = new Map<RunLook, (RunText | undefined)[]>();

  constructor(walk: WorkbookWalk) {
    this.#walk = walk;
  }

  /**
   * Undefined for a cell without text of its own.
   * @throws {DocumentFormatError} limit
   */
  textOf(cell: SheetCell, part: string): RunText | undefined {
    const runs = ownRuns(cell, this.#walk.strings.strings);
    if (runs === undefined) return undefined;
    this.#countCharacters(runs, part);
    const look = this.#walk.styles.look(cell.style);
    const index = Number(cell.value);
    // Remembering what one cell alone says would only fill the memory.
    const isShared = cell.type === 's' && this.#walk.strings.usesOf(index) > 1;
    if (!isShared) return this.#read(runs, look, `${part}#${writePlace(cell)}`);
    const known = this.#known.get(look) ?? [];
    this.#known.set(look, known);
    const text = known[index] ?? this.#read(runs, look, this.#walk.strings.strings?.part ?? part);
    known[index] = text;
    return text;
  }

  #countCharacters(runs: readonly RichRun[], part: string): void {
    for (const { text } of runs) this.#characters += text.length;
    if (this.#characters > maxCharacters)
      throw new DocumentFormatError('limit', { part, limit: maxCharacters });
  }

  #read(runs: readonly RichRun[], look: RunLook, part: string): RunText {
    const { splitByParagraph: splitLines = false } = this.#walk.options;
    return readRunText(runNodes(runs, look), { splitLines, part });
  }

  /** The new content of the cell; undefined where nothing is replaced. */
  visit(
    cell: SheetCell,
    text: RunText,
    unit: RunUnit & { readonly existing?: RunText | undefined },
    visit: UnitVisitor,
  ): readonly RunNode[] | undefined {
    const { report, options } = this.#walk;
    const { existing, ...plainUnit } = unit;
    const html = options.embeddedHtml ? this.#plainText(cell) : undefined;
    if (html === undefined) return visitRunText(text, plainUnit, { visit, report, existing });
    const { key, notes, maxLength } = unit;
    const context = {
      ...(key !== undefined && { key }),
      ...(notes !== undefined && { notes }),
      ...(maxLength !== undefined && { maxLength }),
    };
    const embedded = { text: html, idPrefix: `${unit.id}.` };
    const written = visitEmbeddedHtml(embedded, (one) => visit({ ...one, ...context }));
    if (written.text === undefined) return undefined;
    report.warn('codes-restored', written.restored);
    return [{ kind: 'text', text: written.text, look: this.#walk.styles.look(cell.style) }];
  }

  /** Undefined for text with looks of its own, which is no html. */
  #plainText(cell: SheetCell): string | undefined {
    const look = this.#walk.styles.look(cell.style);
    const runs = ownRuns(cell, this.#walk.strings.strings) ?? [];
    const plain = runs.every((run) => run.look === undefined || sameLook(run.look, look));
    return plain ? runs.map(({ text }) => text).join('') : undefined;
  }
}
