import { expect, test } from 'vitest';
import { filePlaces, filePlacesOn } from './file-places.ts';

test.each([
  { memoryMb: 512, processors: 8, places: 1 },
  { memoryMb: 1_900, processors: 2, places: 1 },
  { memoryMb: 2_048, processors: 1, places: 2 },
  { memoryMb: 8_192, processors: 2, places: 2 },
  { memoryMb: 8_192, processors: 3, places: 3 },
  { memoryMb: 65_536, processors: 32, places: 4 },
])('a machine of $memoryMb MB and $processors processors reads $places at once', ({ places, ...machine }) => {
  expect(filePlacesOn(machine)).toBe(places);
});

test('this machine reads at least one', () => {
  expect(filePlaces).toBeGreaterThanOrEqual(1);
});
