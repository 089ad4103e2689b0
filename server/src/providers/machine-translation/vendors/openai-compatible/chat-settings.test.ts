import { expect, test } from 'vitest';
import { missingSettings } from '../../engine-vendor.ts';
import { openaiCompatible } from './openai-compatible.ts';

const needed = { baseUrl: 'http://127.0.0.1/v1', model: 'm' };

test.each([
  { temperature: '' },
  { temperature: ' 0.3 ' },
  { temperature: '2' },
  { parameters: '' },
  { parameters: '{"top_p": 0.9, "provider": {"order": ["a"]}}' },
  { headers: '' },
  { headers: '{"X-Team": "docs", "api-key": "k"}' },
])('%j is taken', (given) => {
  expect(missingSettings(openaiCompatible, { ...needed, ...given })).toEqual([]);
});

test.each([
  { temperature: '2.1' },
  { temperature: '-1' },
  { temperature: 'hot' },
  { parameters: '[1]' },
  { parameters: '{"top_p": ' },
  { parameters: '"text"' },
  { headers: 'X-Team: docs' },
  { headers: '{"X-Team": 1}' },
  { headers: '{"Host": "elsewhere"}' },
  { headers: '{"content-length": "1"}' },
  { headers: '{"X Team": "docs"}' },
  { headers: '{"X-Team": "docs\\r\\nHost: elsewhere"}' },
])('%j is refused', (given) => {
  expect(missingSettings(openaiCompatible, { ...needed, ...given })).toEqual(Object.keys(given));
});
