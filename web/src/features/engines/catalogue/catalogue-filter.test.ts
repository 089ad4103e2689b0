import { expect, test } from 'vitest';
import { filterEngines, type ListedEngine } from './catalogue-filter.ts';

const engine = (vendor: string, more: Partial<ListedEngine> = {}): ListedEngine => ({
  vendor,
  name: vendor,
  shownName: vendor,
  kind: 'language-model',
  languages: 'all',
  codes: 'markup',
  terms: 'prompt',
  style: 'none',
  price: null,
  ownServer: false,
  slow: false,
  proOnly: false,
  local: false,
  region: 'worldwide',
  checkedOn: '2026-11-20',
  state: 'ready',
  needs: [],
  failureMessage: null,
  failingSince: null,
  ...more,
});

const engines = [
  engine('deepl', {
    kind: 'machine-translation',
    languages: ['en', 'de'],
    price: { currency: 'USD', unit: 'characters', source: 25 },
  }),
  engine('qwen', { region: 'mainland-china', state: 'not-configured' }),
  engine('ollama', { ownServer: true, region: 'own-server' }),
  engine('libre', { languages: null }),
];

test.each([
  [{}, 'deepl qwen ollama libre'],
  [{ q: 'qw' }, 'qwen'],
  [{ kind: 'machine-translation' }, 'deepl'],
  [{ from: 'en-GB', to: 'zh-CN' }, 'qwen ollama libre'],
  [{ to: 'de' }, 'deepl qwen ollama libre'],
  [{ price: 'listed' }, 'deepl'],
  [{ price: 'none' }, 'ollama'],
  [{ region: 'mainland-china' }, 'qwen'],
  [{ state: 'not-configured' }, 'qwen'],
])('%j leaves %s', (filter, left) => {
  expect(
    filterEngines(engines, filter)
      .map(({ vendor }) => vendor)
      .join(' '),
  ).toBe(left);
});
