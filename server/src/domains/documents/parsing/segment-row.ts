import type { DocumentWarning, UnitKind } from '@transloom/core/document/document-format';
import type { InlineCodeTable } from '@transloom/core/inline/inline-text';

/** A sentence of a file as it is stored; plain values, so that it crosses processes. */
export interface SegmentRow {
  readonly unitId: string;
  readonly unitKind: UnitKind;
  readonly unitKey: string | null;
  readonly startsUnit: boolean;
  readonly spanStart: number;
  readonly spanEnd: number;
  readonly source: string;
  readonly codes: InlineCodeTable;
  /** The translation the file has: empty where it has none. */
  readonly target: string;
  readonly origin: 'none' | 'file';
  readonly confirmed: boolean;
  readonly locked: boolean;
}

export interface SegmentedDocument {
  readonly segments: readonly SegmentRow[];
  readonly warnings: readonly DocumentWarning[];
  readonly wordCount: number;
  readonly characterCount: number;
}
