import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Advisory, affected, readAdvisories, staleDays } from './advisories.ts';

/** D02: known faults of what is linked in are found without a network. */

const locked = (name: string, version: string) => ({
  name,
  version,
  license: 'MIT',
  integrity: 'sha512-AAAA',
  dev: false,
});

type Events = Advisory['affected'][number]['ranges'][number]['events'];
const advisory = (events: Events, more: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-1',
  modified: '2026-11-20T00:00:00Z',
  affected: [
    { package: { ecosystem: 'npm', name: '@a/b' }, versions: [], ranges: [{ type: 'SEMVER', events }] },
  ],
  ...more,
});

test.each<[string, Events, boolean]>([
  ['1.9.9', [{ introduced: '0' }, { fixed: '2.0.0' }], true],
  ['2.0.0-rc.1', [{ introduced: '0' }, { fixed: '2.0.0' }], true],
  ['2.0.0', [{ introduced: '0' }, { fixed: '2.0.0' }], false],
  ['10.0.0', [{ introduced: '9.0.0' }, { fixed: '10.0.1' }], true],
  ['0.9.0', [{ introduced: '1.0.0' }, { fixed: '2.0.0' }], false],
  [
    '3.1.0',
    [{ introduced: '0' }, { fixed: '2.0.0' }, { introduced: '3.0.0' }, { last_affected: '3.1.0' }],
    true,
  ],
  ['3.1.1', [{ introduced: '3.0.0' }, { last_affected: '3.1.0' }], false],
])('%s is judged by the range of an advisory', (version, events, isAffected) => {
  const found = affected([locked('@a/b', version), locked('c', version)], [advisory(events)]);
  expect(found).toEqual(isAffected ? [`GHSA-1 @a/b@${version}`] : []);
});

test('a version that is named is affected; one of another ecosystem, or by an advisory that was withdrawn, is not', () => {
  const named = advisory([], {
    affected: [{ package: { ecosystem: 'npm', name: '@a/b' }, versions: ['1.0.0'], ranges: [] }],
  });
  const elsewhere = advisory([], {
    affected: [{ package: { ecosystem: 'PyPI', name: '@a/b' }, versions: ['1.0.0'], ranges: [] }],
  });
  const packages = [locked('@a/b', '1.0.0')];
  expect(affected(packages, [named])).toEqual(['GHSA-1 @a/b@1.0.0']);
  expect(affected(packages, [elsewhere])).toEqual([]);
  expect(affected(packages, [{ ...named, withdrawn: '2026-11-21T00:00:00Z' }])).toEqual([]);
});

test('a list that nobody renewed says for how long', () => {
  const list = [advisory([], { modified: '2026-10-01T00:00:00Z' }), advisory([])];
  expect(staleDays(list, new Date('2026-11-28T00:00:00Z'))).toBeUndefined();
  expect(staleDays(list, new Date('2027-01-01T00:00:00Z'))).toBe(42);
  expect(staleDays([], new Date('2026-11-28T00:00:00Z'))).toBeGreaterThan(20_000);
});

test('a list is a file, or a folder with a file for each advisory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const one = advisory([{ introduced: '0' }]);
  writeFileSync(join(folder, 'list.json'), JSON.stringify(one));
  expect(readAdvisories(folder)).toEqual([one]);
  writeFileSync(join(folder, 'list.json'), JSON.stringify([one, one]));
  expect(readAdvisories(join(folder, 'list.json'))).toHaveLength(2);
  writeFileSync(join(folder, 'list.json'), '[{"id":1}]');
  expect(() => readAdvisories(join(folder, 'list.json'))).toThrow();
});
