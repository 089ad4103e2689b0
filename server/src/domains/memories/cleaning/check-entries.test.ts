import { type MemoryCleaningReason, memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { cleaningWorld, contextBehind, type EntryDraft, reasonsOf } from '../../../testing/cleaning-world.ts';

const { server, world } = await cleaningWorld();

describe('a check', () => {
  test.each<[string, MemoryCleaningReason, readonly EntryDraft[], readonly string[]]>([
    ['blank texts', 'empty', [{ source: 'One', target: '{1/} ' }], ['{1/} ']],
    ['a target that is the source', 'identical', [{ source: 'One', target: '{b}One{/b}' }], ['{b}One{/b}']],
    [
      'a target in another language',
      'otherLanguage',
      [{ source: 'The house is red', target: 'Das Haus ist rot und nicht alt, aber es hat ein Dach' }],
      ['Das Haus ist rot und nicht alt, aber es hat ein Dach'],
    ],
    ['long texts', 'tooLong', [{ source: 'One', target: 'n'.repeat(2_001) }], ['n'.repeat(2_001)]],
    ['missing codes', 'codes', [{ source: 'One{1/}', target: 'Un' }], ['Un']],
    ['other numbers', 'numbers', [{ source: '1 house', target: '2 maisons' }], ['2 maisons']],
    [
      'the lower layer of one context',
      'duplicate',
      [
        { source: 'One', target: 'Un', context: contextBehind('a'), layer: 'draft' },
        { source: 'One', target: 'Un', context: contextBehind('a') },
      ],
      ['Un'],
    ],
    [
      'what has no context where another one has',
      'duplicate',
      [
        { source: 'One', target: 'Un', context: contextBehind('a') },
        { source: 'One', target: 'Un' },
      ],
      ['Un'],
    ],
    [
      'the same in another context',
      'otherContext',
      [
        { source: 'One', target: 'Un', context: contextBehind('a') },
        { source: 'One', target: 'Un', context: contextBehind('b') },
      ],
      ['Un'],
    ],
    [
      'the same but for codes, capitals and spaces',
      'nearDuplicate',
      [
        { source: 'One house', target: 'une  maison' },
        { source: '{1}ONE{/1} house', target: '{1}Une{/1} maison' },
      ],
      ['une  maison'],
    ],
  ])('finds %s', async (_what, reason, drafts, expected) => {
    const { check, findings } = await world([{ source: 'A roof', target: 'Un toit' }, ...drafts]);
    const { cleaningId, status, found } = await check();
    expect(status).toBe('checked');
    expect(found.filter(({ reasons }) => reasons.includes(reason))).toHaveLength(1);
    const { records, total } = await findings(cleaningId, reason);
    expect(records.map(({ entry }) => entry.targetMarkup)).toEqual(expected);
    expect(total).toBe(1);
  });

  test('finds nothing where texts in braces or numbers of codes differ', async () => {
    const { check } = await world([
      { source: '{{0} files', target: '{{0} fichiers' },
      { source: '{{1} files', target: '{{1} fichiers' },
    ]);
    expect(reasonsOf(await check())).toEqual({});
  });

  test.each<['newest' | 'most-used' | 'most-reviewed', string]>([
    ['newest', 'Uno'],
    ['most-used', 'Un'],
    ['most-reviewed', 'Une'],
  ])('keeps of several translations that which is %s', async (keep, kept) => {
    const { check, findings } = await world([
      { source: 'One', target: 'Un', layer: 'draft' },
      { source: 'One', target: 'Un', layer: 'draft', context: contextBehind('a') },
      { source: 'One', target: 'Une' },
      { source: 'One', target: 'Uno', layer: 'reviewed' },
    ]);
    const { cleaningId } = await check({ keep });
    const { records } = await findings(cleaningId, 'inconsistent');
    expect(new Set(records.map((record) => record.kept?.targetMarkup))).toEqual(new Set([kept]));
    expect(new Set(records.map(({ entry }) => entry.targetMarkup))).toEqual(
      new Set(['Un', 'Une', 'Uno'].filter((target) => target !== kept)),
    );
  });

  test('changes nothing, and forgets the one before', async () => {
    const { check, list, user, memoryId } = await world([{ source: 'One', target: 'One' }]);
    await check();
    const second = await check();
    expect(await list()).toEqual(['One']);
    const { data } = await callAs(server, user, memoryCleaningsApi.listCleanings, { assetId: memoryId });
    expect(data.map(({ cleaningId }) => cleaningId)).toEqual([second.cleaningId]);
  });
});
