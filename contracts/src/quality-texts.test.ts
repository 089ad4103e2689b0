import { modelIssueKinds } from '@transloom/core/intelligent-check/model-issue';
import { documentRules } from '@transloom/core/quality/document-rules';
import { qualityRules } from '@transloom/core/quality/quality-rules';
import { expect, test } from 'vitest';
import { qualityText, qualityTexts } from './quality-texts.ts';

test('every check has words, and no others have', () => {
  const ofRules = [...qualityRules, ...documentRules].map(({ id }) => id);
  const ids = [...ofRules, ...modelIssueKinds.map((kind) => `model-${kind}`)];
  expect(Object.keys(qualityTexts).toSorted()).toEqual(ids.toSorted());
});

test('words name what was found', () => {
  expect(qualityText('number-missing', 'en-US', { missing: '45' })).toBe(
    'The number 45 is missing in the translation.',
  );
  expect(qualityText('number-missing', 'zh-CN', { missing: '45' })).toBe('译文缺少数字 45。');
});

test('a check of people says its name', () => {
  expect(qualityText('own-1', 'zh-CN', { name: '颜色' })).toBe('颜色');
  expect(qualityText('own-1', 'en-US', { name: 'Colors', explanation: 'Red is blue.' })).toBe(
    'Colors: Red is blue.',
  );
});
