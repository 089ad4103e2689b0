import { expect, test } from 'vitest';
import { plainInline } from '../inline/inline-text.ts';
import type { DocumentFormat, TranslationUnit } from './document-format.ts';
import { txtFormat } from './formats/txt/txt-format.ts';
import { proveRebuild } from './prove-rebuild.ts';
import { parseDocument } from './read-document.ts';

const file = Buffer.from('One.\nTwo.\nThree.\n');
const { units } = parseDocument(txtFormat, file);

/** Reads its own output otherwise than the file. */
function forgetful(
  change: (units: readonly TranslationUnit[]) => readonly TranslationUnit[],
): DocumentFormat {
  return {
    ...txtFormat,
    process(bytes, visit, options, write) {
      const isOriginal = Buffer.from(bytes).equals(file);
      if (isOriginal) return txtFormat.process(bytes, visit, options, () => write(Buffer.from('rebuilt')));
      for (const unit of change(units)) visit(unit);
      return { warnings: [] };
    },
  };
}

test('a file that comes back as it was is taken', () => {
  expect(() => proveRebuild(txtFormat, file, units, {})).not.toThrow();
});

test.each<[string, DocumentFormat, number]>([
  ['loses a unit', forgetful((all) => all.slice(0, 2)), 3],
  ['gains a unit', forgetful((all) => [...all, ...all.slice(0, 1)]), 4],
  [
    'changes a text',
    forgetful((all) => all.map((unit, i) => (i === 1 ? { ...unit, source: plainInline('2') } : unit))),
    2,
  ],
  ['gives other ids', forgetful((all) => all.map((unit) => ({ ...unit, id: `x${unit.id}` }))), 1],
])('a format that %s is refused at the place', (_, format, unit) => {
  expect(() => proveRebuild(format, file, units, {})).toThrow(
    expect.objectContaining({ code: 'not-rebuildable', params: expect.objectContaining({ unit }) }),
  );
});
