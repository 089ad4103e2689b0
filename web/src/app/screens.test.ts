import { expect, test } from 'vitest';
import { guideAreas, loadGuide } from '../features/help/guides.ts';
import { screens } from './screens.generated.ts';

test('every address is one screen', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('a planned screen leads to a screen that is there', () => {
  const finished = new Set(screens.filter(({ planned }) => !planned).map(({ path }) => path));
  const wrong = screens.filter(({ planned }) => planned?.instead && !finished.has(planned.instead));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('no two tabs of a section claim the same place', () => {
  const places = screens.flatMap(({ tab }) => (tab ? [`${tab.group} ${tab.order}`] : []));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test.each(guideAreas)('links of the guide %s lead to screens that are there', async (area) => {
  const { sections } = await loadGuide('en-US', area);
  const paths = screens.filter(({ planned }) => !planned).map(({ path }) => path);
  expect(sections.flatMap(({ link }) => link?.to ?? []).filter((to) => !paths.includes(to))).toEqual([]);
});
