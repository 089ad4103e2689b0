import type { DocumentFormat, TranslationUnit } from '@transloom/core/document/document-format';
import { buildDocument, parseDocument } from '@transloom/core/document/read-document';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { type DocumentOutcome, outcomeOf } from './outcome.ts';

/**
 * Two promises of every format: a file nobody changed comes back byte for byte, and a file whose units are written
 * back as they were gives the same units when it is read again.
 */
export function checkDocument(format: DocumentFormat, file: Uint8Array): DocumentOutcome {
  try {
    const { units } = parseDocument(format, file);
    const reason = findUntouchedDifference(format, file) ?? findRewrittenDifference(format, file, units);
    return reason === undefined ? { kind: 'passed', units: units.length } : { kind: 'failed', reason };
  } catch (error) {
    return outcomeOf(error);
  }
}

function findUntouchedDifference(format: DocumentFormat, file: Uint8Array): string | undefined {
  const { output } = buildDocument(format, file, new Map());
  return Buffer.from(output).equals(file) ? undefined : 'an untouched file is not byte-identical';
}

function findRewrittenDifference(
  format: DocumentFormat,
  file: Uint8Array,
  units: readonly TranslationUnit[],
): string | undefined {
  const targets = new Map(units.map((unit) => [unit.id, fromMarkup(toMarkup(unit.source))]));
  if (targets.size !== units.length) return 'two units share an id';
  const { output } = buildDocument(format, file, targets);
  const again = parseDocument(format, output).units;
  const wrong = units.findIndex((unit, index) => describeUnit(unit) !== describeUnit(again[index]));
  if (wrong >= 0) return `unit ${describeUnit(units[wrong])} came back as ${describeUnit(again[wrong])}`;
  const lost = again.findIndex((unit) => toMarkup(unit.target ?? unit.source) !== toMarkup(unit.source));
  if (lost >= 0) return `the target of ${describeUnit(again[lost])} is not what was written`;
  return again.length === units.length ? undefined : `${units.length} units came back as ${again.length}`;
}

function describeUnit(unit: TranslationUnit | undefined): string {
  if (unit === undefined) return 'nothing';
  const codes = Object.entries(unit.codes).map(([id, code]) => `${id} ${code.type}`);
  return JSON.stringify([unit.id, unit.kind, unit.key, toMarkup(unit.source), codes]);
}
