import { expect, test } from 'vitest';
import { api } from './api.generated.ts';
import { memberOffersApi } from './member-offers.ts';

const pathsOf = (group: Readonly<Record<string, { readonly path: string }>>) =>
  Object.values(group).map(({ path }) => path);

// D7.9 to D7.11: the group of the translation plan.
test.each([
  'assigned-to-me',
  'my-task-statistics',
  'batch-accept',
  'batch-assign',
  'submit',
  'split',
  'rollback',
  'operation-note',
  'project-preview',
  'document-preview',
  'filter-item',
  'batch-reset-deadline',
  'document-process-mode',
  'one-click-submission',
])('the translation plan has the call %s', (name) => {
  const plan = Object.values(api)
    .flatMap(pathsOf)
    .filter((path) => path.startsWith('/api/translation-plan/') && path.endsWith(`/${name}`));
  expect(plan).toHaveLength(1);
});

// D7.1: every path begins with /api.
test('all paths begin with /api', () => {
  const paths = Object.values(api).flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

// D7.37: quotations are listed, created, changed, deleted and imported.
test('member quotes have calls to list, create, change, delete and import', () => {
  expect(Object.keys(memberOffersApi)).toEqual(
    expect.arrayContaining(['listOffers', 'addOffer', 'changeOffer', 'deleteOffers', 'createWork']),
  );
});
