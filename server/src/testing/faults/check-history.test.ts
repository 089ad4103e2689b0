import { describe, expect, test } from 'vitest';
import { checkHistory, type SaveAttempt, type SaveHistory, type StoredRevision } from './check-history.ts';

const attempt = (version: number): SaveAttempt => ({
  segmentId: 's',
  operationId: `o${version}`,
  target: `t${version}`,
  result: { savedVersion: version },
});
const revision = (version: number): StoredRevision => ({
  segmentId: 's',
  operationId: `o${version}`,
  target: `t${version}`,
  version,
});
const sound: SaveHistory = {
  attempts: [attempt(1), attempt(2), { ...attempt(3), result: 'unknown' }],
  revisions: [revision(1), revision(2)],
  segments: [{ segmentId: 's', version: 2, target: 't2' }],
};

describe('a sound history', () => {
  test.each<[string, Partial<SaveHistory>]>([
    ['an unknown save that was not carried out', {}],
    [
      'an unknown save that was carried out',
      {
        revisions: [revision(1), revision(2), revision(3)],
        segments: [{ segmentId: 's', version: 3, target: 't3' }],
      },
    ],
    ['a segment nobody saved', { segments: [...sound.segments, { segmentId: 'n', version: 0, target: '' }] }],
  ])('may hold %s', (_, part) => {
    expect(checkHistory({ ...sound, ...part })).toEqual([]);
  });
});

describe('is caught:', () => {
  test.each<[string, Partial<SaveHistory>, string]>([
    [
      'a commit that was answered and lost',
      { revisions: [revision(1)], segments: [{ segmentId: 's', version: 1, target: 't1' }] },
      'lost: o2',
    ],
    [
      'a write without a check of the version',
      { revisions: [revision(1), { ...revision(2), version: 1 }] },
      'other version than answered: o2',
    ],
    [
      'two saves under one version',
      {
        attempts: [attempt(1), { ...attempt(2), result: { savedVersion: 1 } }],
        revisions: [revision(1), { ...revision(2), version: 1 }],
        segments: [{ segmentId: 's', version: 1, target: 't1' }],
      },
      'versions with gaps or twice: s',
    ],
    ['a gap', { revisions: [revision(1), { ...revision(2), version: 4 }] }, 'versions with gaps or twice: s'],
    [
      'text that changed on its way',
      { revisions: [revision(1), { ...revision(2), target: 'x' }] },
      'changed text: o2',
    ],
    ['text nobody sent', { attempts: [attempt(1)] }, 'sent by nobody: o2'],
    [
      'a segment that shows older text',
      { segments: [{ segmentId: 's', version: 2, target: 't1' }] },
      'not the newest shown: s',
    ],
    [
      'a segment left behind',
      { segments: [{ segmentId: 's', version: 1, target: 't1' }] },
      'not the newest shown: s',
    ],
  ])('%s', (_, part, defect) => {
    expect(checkHistory({ ...sound, ...part })).toContain(defect);
  });
});
