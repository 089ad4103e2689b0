import { expect, test } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { unit } from '../../../testing/import-world.ts';
import { SeenEntries } from '../blocks/seen-entries.ts';
import { ImportStep } from './import-step.ts';
import { importedRecords } from './imported-records.ts';

const direction = { id: newId(), sourceLanguage: 'en', targetLanguage: 'zh-CN' };

/** So many units of a file, whose texts are as long as said. */
function stepOf(units: number, length: number): ImportStep {
  const seen = new SeenEntries();
  const step = new ImportStep(
    {
      organizationId: newId(),
      importId: newId(),
      fileName: 'a.tmx',
      layer: 'approved',
      buffers: [],
      now: new Date(0),
      seenIn: () => seen,
    },
    { units: 0, detected: 0 },
  );
  for (let i = 1; i <= units; i++)
    step.add(importedRecords(unit(`${i} ${'a'.repeat(length)}`, 'b'.repeat(length)), [direction]), i);
  return step;
}

test.each([
  ['few short texts', 4_999, 100, false],
  ['many short texts', 5_000, 100, true],
  ['few texts that are as long as a text can be', 220, 19_990, true],
])('a step of %s is stored before more are read: %3$s', (_what, units, length, full) => {
  expect(stepOf(units, length).isFull).toBe(full);
});
