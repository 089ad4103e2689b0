import { plainInline } from '../../../inline/inline-text.ts';
import { sameInline } from '../../../inline/markup.ts';
import { sameCodes } from '../../../inline/missing-codes.ts';
import type { TranslationUnit, UnitVisitor } from '../../document-format.ts';
import type { OfficeReport } from './office-report.ts';
import { type RunInline, readRunInline, writeRunInline } from './run-inline.ts';
import type { RunNode } from './run-nodes.ts';

/** Rich text cut into what is translated by itself and what stands between. */
export type RunText = readonly (RunInline | readonly RunNode[])[];

export interface RunTextOptions {
  /** Whether a line break ends a unit. */
  readonly splitLines: boolean;
  /** For refusals. */
  readonly part: string;
}

/** @throws {DocumentFormatError} limit */
export function readRunText(nodes: readonly RunNode[], { splitLines, part }: RunTextOptions): RunText {
  const pieces: (RunInline | readonly RunNode[])[] = [];
  let line: RunNode[] = [];
  const endLine = () => {
    if (line.length > 0) pieces.push(readRunInline(line, part) ?? line);
    line = [];
  };
  for (const node of nodes) {
    const ends = splitLines && node.kind === 'placeholder' && node.details.type === 'break';
    if (!ends) {
      line.push(node);
      continue;
    }
    endLine();
    pieces.push([node]);
  }
  endLine();
  return pieces;
}

export function isInline(piece: RunText[number]): piece is RunInline {
  return !Array.isArray(piece);
}

export type RunUnit = Pick<TranslationUnit, 'id' | 'kind'> & Partial<TranslationUnit>;

interface RunVisit {
  readonly visit: UnitVisitor;
  readonly report: OfficeReport;
  /** The translation that stands in another place of the file; what is replaced goes there. */
  readonly existing?: RunText | undefined;
}

/** Takes rich text past the visitor; undefined where nothing is replaced. Lines have numbers in their ids. */
export function visitRunText(
  text: RunText,
  unit: RunUnit,
  { visit, report, existing }: RunVisit,
): readonly RunNode[] | undefined {
  let number = 0;
  let changed = false;
  const targets = existing?.length === text.length ? existing : undefined;
  const written = text.map((piece, index) => {
    if (!isInline(piece)) return piece;
    number++;
    const id = text.length > 1 ? `${unit.id}.${number}` : unit.id;
    const found = unitOf(piece, targets?.[index]);
    const target = visit({ segmentable: true, ...unit, ...found, id });
    if (target === undefined || sameInline(found.target, target)) return untouched(targets?.[index] ?? piece);
    changed = true;
    const { nodes, restored } = writeRunInline(piece, target);
    if (restored) report.warn('codes-restored');
    return nodes;
  });
  return changed ? written.flat() : undefined;
}

function unitOf(
  { source, codes }: RunInline,
  existing: RunText[number] | undefined,
): Pick<TranslationUnit, 'source' | 'codes' | 'target'> {
  if (existing === undefined || !isInline(existing)) return { source, codes };
  const target = sameCodes(source, existing.source) ? existing.source : plainInline(existing.source.text);
  return { source, codes, target };
}

function untouched(piece: RunText[number]): readonly RunNode[] {
  return isInline(piece) ? writeRunInline(piece, piece.source).nodes : piece;
}
