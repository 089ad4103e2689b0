import { expect, test } from 'vitest';
import { engine } from '../../../testing/project-samples.ts';
import { proposeEngines } from './propose-engines.ts';

const unset = engine('unset', { state: 'not-configured' });
const offered = new Map([
  ['es', [engine('best'), engine('other'), unset]],
  ['zh-CN', [unset]],
  ['fr', undefined],
]);
const pair = (targetLanguage: string, engineKey: string | null) => ({
  targetLanguage,
  engineKey,
  referenceEngineKey: null,
});

test('proposes the recommended engine of each pair, none where nothing works, and waits for what is not known', () => {
  const proposed = proposeEngines({ targets: ['es', 'zh-CN', 'fr'], chosen: [], decided: [], offered });
  expect(proposed).toEqual([pair('es', 'best'), pair('zh-CN', null)]);
});

test('leaves what a person chose, also no engine at all', () => {
  const chosen = [pair('es', null), pair('zh-CN', 'gone')];
  const proposed = proposeEngines({ targets: ['es', 'zh-CN'], chosen, decided: ['es', 'zh-CN'], offered });
  expect(proposed).toEqual(chosen);
});

test('replaces a proposal that is no longer offered', () => {
  const proposed = proposeEngines({ targets: ['es'], chosen: [pair('es', 'gone')], decided: [], offered });
  expect(proposed).toEqual([pair('es', 'best')]);
});
