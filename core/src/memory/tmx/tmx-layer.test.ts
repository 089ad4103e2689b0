import { expect, test } from 'vitest';
import type { EntryLayer } from '../entries/entry-layer.ts';
import { layerSaid, sayLayer } from './tmx-layer.ts';

const said = (...pairs: readonly (readonly [string, string])[]) => ({
  properties: pairs.map(([type, value]) => ({ type, value })),
});

test.each<[string, ReturnType<typeof said>, ReturnType<typeof said>, EntryLayer | undefined]>([
  ['nothing', said(), said(['x-other', 'draft']), undefined],
  ['ours with the text', said(['x-layer', 'reviewed']), said(['x-layer', 'draft']), 'reviewed'],
  ['ours with the unit', said(), said(['x-layer', 'draft']), 'draft'],
  ['no layer', said(['x-layer', 'excellent']), said(), undefined],
  ['Trados, translated', said(), said(['x-ConfirmationLevel', 'Translated']), 'draft'],
  ['Trados, reviewed', said(), said(['x-ConfirmationLevel', 'ApprovedTranslation']), 'reviewed'],
  ['Trados, signed off', said(), said(['x-ConfirmationLevel', 'ApprovedSignOff']), 'approved'],
  ['Trados, unknown', said(), said(['x-ConfirmationLevel', 'constructor']), undefined],
])('%s', (_what, target, unit, layer) => {
  expect(layerSaid(target, unit)).toBe(layer);
});

test.each<[ReturnType<typeof said>, EntryLayer, ReturnType<typeof said>]>([
  [said(), 'approved', said()],
  [said(['x-a', '1']), 'draft', said(['x-a', '1'], ['x-layer', 'draft'])],
  [said(['x-layer', 'draft'], ['x-a', '1']), 'approved', said(['x-a', '1'], ['x-layer', 'approved'])],
])('what %j says becomes, for %s, %j', ({ properties }, layer, expected) => {
  expect(sayLayer(properties, layer)).toEqual(expected.properties);
});
