import { expect, test } from 'vitest';
import { entryFields } from './entry-fields.ts';

test('an entry says what its file says of the unit, then of its texts, but not what is shown elsewhere', () => {
  const fields = entryFields({
    unit: {
      attributes: { tuid: '7', usagecount: '12', creationid: 'ANNA' },
      properties: [{ type: 'x-client', value: 'Kone' }],
      notes: [{ text: 'Checked by the client' }],
    },
    target: { language: 'de-AT', properties: [{ type: 'x-domain', value: 'lifts' }] },
  });
  expect(fields).toEqual([
    { of: 'unit', name: 'x-client', value: 'Kone' },
    { of: 'unit', name: 'tuid', value: '7' },
    { of: 'unit', name: 'usagecount', value: '12' },
    { of: 'unit', name: null, value: 'Checked by the client' },
    { of: 'target', name: 'x-domain', value: 'lifts' },
  ]);
});

test('an entry nobody said anything of has no fields, and a book is cut', () => {
  expect(entryFields(null)).toEqual([]);
  const properties = Array.from({ length: 101 }, (_, i) => ({ type: `x-${i}`, value: 'x'.repeat(1_001) }));
  const fields = entryFields({ unit: { properties } });
  expect([fields.length, fields[99]?.name, fields[99]?.value.length]).toEqual([100, 'x-99', 1_000]);
});
