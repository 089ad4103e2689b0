import { expect, test } from 'vitest';
import { type GuideSection, guideAreas, loadGuide, loadNews } from './guides.ts';

const shapeOf = ({ text, steps, link }: GuideSection) => ({
  texts: text.length,
  steps: steps?.length ?? 0,
  to: link?.to,
});

test.each(guideAreas)('the guide %s says the same in both languages', async (area) => {
  const [chinese, english] = [await loadGuide('zh-CN', area), await loadGuide('en-US', area)];
  expect(english.sections.length).toBeGreaterThan(1);
  expect(chinese.sections.map(shapeOf)).toEqual(english.sections.map(shapeOf));
});

test('the news say the same in both languages', async () => {
  const [chinese, english] = [await loadNews('zh-CN'), await loadNews('en-US')];
  expect(chinese.releases.map(({ version, items }) => [version, items.length])).toEqual(
    english.releases.map(({ version, items }) => [version, items.length]),
  );
});
