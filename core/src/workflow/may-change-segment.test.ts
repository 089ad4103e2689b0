import { describe, expect, test } from 'vitest';
import { refuseSegmentChange, type SegmentStanding, stageAfterEdit } from './may-change-segment.ts';

const stranger: SegmentStanding = {
  archived: false,
  locked: false,
  mayUnlock: false,
  isManager: false,
  ownStage: undefined,
  mode: 'one-after-the-other',
  confirmedStage: 0,
  openToAll: false,
};

describe('who may change a segment', () => {
  test.each<[string, Partial<SegmentStanding>, string | undefined]>([
    ['a stranger', {}, 'segment.not-yours'],
    ['a member of a project open to all', { openToAll: true }, undefined],
    ['a manager', { isManager: true }, undefined],
    ['a manager of an archived project', { isManager: true, archived: true }, 'segment.archived'],
    ['a manager, of a locked segment', { isManager: true, locked: true }, 'segment.locked'],
    ['who may unlock, of a locked segment', { isManager: true, locked: true, mayUnlock: true }, undefined],
    ['the translator', { ownStage: 1 }, undefined],
    ['the translator, after confirming', { ownStage: 1, confirmedStage: 1 }, undefined],
    [
      'the translator, after the reviewer confirmed',
      { ownStage: 1, confirmedStage: 2 },
      'segment.confirmed-later',
    ],
    ['the reviewer, one after the other', { ownStage: 2 }, undefined],
    [
      'the reviewer together, before the translator confirmed',
      { ownStage: 2, mode: 'together' },
      'segment.earlier-stage-open',
    ],
    ['the reviewer together, after it', { ownStage: 2, mode: 'together', confirmedStage: 1 }, undefined],
    ['the translator together', { ownStage: 1, mode: 'together' }, undefined],
    ['the translator of a locked segment', { ownStage: 1, locked: true }, 'segment.locked'],
  ])('%s', (_who, change, refusal) => {
    expect(refuseSegmentChange({ ...stranger, ...change })).toBe(refusal);
  });
});

test.each([
  [0, 1, 0],
  [1, 1, 0],
  [2, 2, 1],
  [1, 2, 1],
  [3, 1, 0],
])('a segment confirmed at stage %i and edited at %i falls to %i', (confirmed, stage, after) => {
  expect(stageAfterEdit(confirmed, stage)).toBe(after);
});
