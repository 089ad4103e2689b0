import { describe, expect, test } from 'vitest';
import type { AutoReplaceKind } from '../auto-replace/auto-replace-kind.ts';
import { plainInline } from '../inline/inline-text.ts';
import { fromMarkup } from '../inline/markup.ts';
import { MemoryIndexBuilder } from '../memory/index/memory-index.ts';
import type { ContextMode } from '../memory/rate/context-match.ts';
import { defaultMatchSettings } from '../memory/rate/match-rate.ts';
import { textKey } from '../memory/rate/source-in-context.ts';
import { analyzeDocuments } from './analyze-documents.ts';
import { matchFinder } from './match-finder.ts';

/** An entry: its source, and what stood before and after it (null: the edge of its document; absent: nobody knows). */
type Known =
  | string
  | { source: string; target?: string; previous?: string | null; next?: string | null; key?: string };
/** A segment: its markup, or more of it. */
type Part =
  | string
  | { source: string; key?: string; plural?: boolean; excluded?: boolean; lowRisk?: boolean };

interface World {
  /** Documents in the project's order. */
  readonly documents: readonly (readonly Part[])[];
  readonly memory?: readonly Known[];
  readonly mode?: ContextMode;
  readonly autoReplace?: readonly AutoReplaceKind[];
  readonly repetitionsFirst?: boolean;
}

/** The lines of all segments, documents joined by `|`. */
function linesOf({ documents, memory = [], mode, autoReplace, repetitionsFirst }: World): string {
  const settings = {
    contextMode: mode ?? defaultMatchSettings.contextMode,
    autoReplace: autoReplace ?? defaultMatchSettings.autoReplace,
  };
  const findMatch = matchFinder([{ index: memoryOf(memory) }], settings);
  const analysed = analyzeDocuments(
    documents.map((parts, number) => ({
      name: `${number}`,
      segments: parts.map((part, position) => ({
        ...(typeof part === 'string' ? {} : part),
        id: `${position}`,
        source: fromMarkup(typeof part === 'string' ? part : part.source),
      })),
    })),
    { findMatch, repetitionsFirst: repetitionsFirst ?? false },
  );
  return analysed.map((lines) => lines.map(({ line }) => line).join(' ')).join(' | ');
}

function memoryOf(memory: readonly Known[]) {
  const builder = new MemoryIndexBuilder();
  memory.forEach((known, position) => {
    const { source, target, previous, next, key } = typeof known === 'string' ? { source: known } : known;
    const neighbor = (text: string | null) => (text === null ? null : textKey(text));
    builder.add({
      id: String(position),
      source: fromMarkup(source),
      target: plainInline(target ?? `target of ${source}`),
      ...(previous !== undefined &&
        next !== undefined && {
          context: { previous: neighbor(previous), next: neighbor(next), ...(key !== undefined && { key }) },
        }),
    });
  });
  return builder.finish();
}

const press = { source: 'Press the button.', previous: 'Open the lid.', next: 'Close the lid.' };
const around = (before: string, after: string) => [[before, 'Press the button.', after]];

describe('exact matches (D9.24; decided: 102 both neighbors, 101 one, 100 none)', () => {
  test.each<[string, World, string]>([
    [
      'both neighbors are equal',
      { documents: around('Open the lid.', 'Close the lid.'), memory: [press] },
      'new 102 new',
    ],
    [
      'the one before is equal',
      { documents: around('Open the lid.', 'Wait now.'), memory: [press] },
      'new 101 new',
    ],
    [
      'the one after is equal',
      { documents: around('Wait now.', 'Close the lid.'), memory: [press] },
      'new 101 new',
    ],
    [
      'no neighbor is equal',
      { documents: around('Wait now.', 'Go home then.'), memory: [press] },
      'new 100 new',
    ],
    [
      'nobody knows the neighbors of the entry',
      { documents: around('Open the lid.', 'Close the lid.'), memory: ['Press the button.'] },
      'new 100 new',
    ],
    [
      'both stand alone in their documents',
      { documents: [['Press the button.']], memory: [{ ...press, previous: null, next: null }] },
      '102',
    ],
    [
      'both begin their documents',
      { documents: [['Press the button.', 'Wait now.']], memory: [{ ...press, previous: null }] },
      '101 new',
    ],
    [
      'codes have other ids',
      { documents: [['{5}Press{/5} it now.']], memory: ['{1}Press{/1} it now.'] },
      '100',
    ],
    ['a code is missing', { documents: [['{1}Press{/1} it now.']], memory: ['Press it now.'] }, '95-99'],
    ['a style is missing', { documents: [['{b}Press{/b} it now.']], memory: ['Press it now.'] }, '95-99'],
    ['the text is Chinese', { documents: [['请按下按钮。']], memory: ['请按下按钮。'] }, '100'],
    ['the text is Arabic', { documents: [['اضغط على الزر.']], memory: ['اضغط على الزر.'] }, '100'],
  ])('where %s', (_why, world, lines) => {
    expect(linesOf(world)).toBe(lines);
  });
});

describe('keyed formats (decided: equal key 101, key and neighbors 102)', () => {
  const saved = { source: 'Save', previous: 'Open', next: 'Close', key: 'menu.save' };
  const menu = (key: string, before: string, after: string): World => ({
    documents: [
      [
        { source: before, key: 'a' },
        { source: 'Save', key },
        { source: after, key: 'c' },
      ],
    ],
    memory: [saved],
  });
  test.each<[string, World, string]>([
    ['the key and both neighbors', menu('menu.save', 'Open', 'Close'), 'new 102 new'],
    ['the key alone', menu('menu.save', 'Cut', 'Paste'), 'new 101 new'],
    ['both neighbors, another key', menu('menu.keep', 'Open', 'Close'), 'new 101 new'],
    ['nothing', menu('menu.keep', 'Cut', 'Paste'), 'new 100 new'],
  ])('%s', (_what, world, lines) => {
    expect(linesOf(world)).toBe(lines);
  });
});

describe('the mode of context is a setting (decided: neighbours, flow-or-key, flow, previous)', () => {
  const both = around('Open the lid.', 'Close the lid.');
  const before = around('Open the lid.', 'Wait now.');
  const after = around('Wait now.', 'Close the lid.');
  test.each<[ContextMode, string, string, string]>([
    ['neighbours', '102', '101', '101'],
    ['flow-or-key', '101', '100', '100'],
    ['flow', '101', '100', '100'],
    ['previous', '101', '101', '100'],
  ])('%s: both %s, before %s, after %s', (mode, ofBoth, ofBefore, ofAfter) => {
    const lines = [both, before, after].map((documents) => linesOf({ documents, memory: [press], mode }));
    expect(lines).toEqual([`new ${ofBoth} new`, `new ${ofBefore} new`, `new ${ofAfter} new`]);
  });
});

describe('fuzzy matches count in bands (D9.24-25)', () => {
  const ten = 'one two three four five six seven eight nine ten';
  test.each<[string, string, string, string]>([
    ['only a comma differs', 'Stop, now.', 'Stop now.', '95-99'],
    ['only capitals differ', 'OPEN THE FILE', 'Open the file', '95-99'],
    ['only white space differs', 'Open  the file', 'Open the file', '95-99'],
    ['one word of ten differs', ten.replace('ten', 'cat'), ten, '85-94'],
    ['one word of four differs', 'Open the old file', 'Open the new file', '75-84'],
    ['one character of eight differs', '请打开红色的文件', '请打开蓝色的文件', '85-94'],
    ['one word of three differs', 'Open the file', 'Open the door', '50-74'],
    ['half of the words differ', 'Open the old file', 'Open the new door', '50-74'],
    ['most words differ', 'Open the old file', 'Close every window now', 'new'],
    ['no word is equal', 'Open the file', 'Totally different words', 'new'],
    ['one word of many differs', `${ten} ${ten} a`, `${ten} ${ten} b`, '85-94'],
  ])('where %s', (_why, source, known, line) => {
    expect(linesOf({ documents: [[source]], memory: [known] })).toBe(line);
  });
});

describe('auto-replaced matches have a line of their own (D3.16)', () => {
  const wait = { source: 'Wait 5 minutes.', target: '等待 5 分钟。' };
  const sent = { source: 'Sent on 2025-01-02.', target: 'Gesendet am 02.01.2025.' };
  const doors = { source: 'Doors open at 17:15.', target: 'Einlass um 17:15 Uhr.' };
  const sand = { source: 'Add 20 kg of sand.', target: '加入 20 kg 沙子。' };
  const filter = { source: 'Fit the filter AX100a here.', target: 'Den Filter AX100a hier einsetzen.' };
  test.each<[string, World, string]>([
    ['a number is carried over', { documents: [['Wait 15 minutes.']], memory: [wait] }, 'auto-replace'],
    ['the number is equal', { documents: [['Wait 5 minutes.']], memory: [wait] }, '100'],
    [
      'the target lacks the number',
      { documents: [['Wait 15 minutes.']], memory: [{ ...wait, target: '等一会儿。' }] },
      '95-99',
    ],
    ['it is switched off', { documents: [['Wait 15 minutes.']], memory: [wait], autoReplace: [] }, '95-99'],
    ['a word differs as well', { documents: [['Wait 15 hours.']], memory: [wait] }, '50-74'],
    [
      'only other kinds are switched on',
      { documents: [['Wait 15 minutes.']], memory: [wait], autoReplace: ['date', 'time', 'unit', 'string'] },
      '95-99',
    ],
    [
      'a date is carried over',
      { documents: [['Sent on 2026-03-05.']], memory: [sent], autoReplace: ['date'] },
      'auto-replace',
    ],
    [
      'a date differs and numbers alone are switched on',
      { documents: [['Sent on 2026-03-05.']], memory: [sent], autoReplace: ['number'] },
      '95-99',
    ],
    [
      'a time is carried over',
      { documents: [['Doors open at 18:30.']], memory: [doors], autoReplace: ['time'] },
      'auto-replace',
    ],
    [
      'a unit of measure stays beside its number',
      { documents: [['Add 30 kg of sand.']], memory: [sand], autoReplace: ['unit'] },
      'auto-replace',
    ],
    [
      'a number with a unit differs and plain numbers alone are switched on',
      { documents: [['Add 30 kg of sand.']], memory: [sand], autoReplace: ['number'] },
      '95-99',
    ],
    [
      'a part number is carried over',
      { documents: [['Fit the filter AX200b here.']], memory: [filter], autoReplace: ['string'] },
      'auto-replace',
    ],
    [
      'a part number differs and strings are switched off',
      { documents: [['Fit the filter AX200b here.']], memory: [filter], autoReplace: ['number'] },
      '85-94',
    ],
  ])('where %s', (_why, world, line) => {
    expect(linesOf(world)).toBe(line);
  });
});

describe('low-risk is a line of machine translations alone (D3.16)', () => {
  const text = 'Close the window.';
  test.each<[string, World, string]>([
    ['nothing matches', { documents: [[{ source: text, lowRisk: true }]] }, 'low-risk'],
    [
      'a fuzzy match gave way to the engine',
      { documents: [[{ source: text, lowRisk: true }]], memory: ['Close the door.'] },
      'low-risk',
    ],
    ['a memory has the text', { documents: [[{ source: text, lowRisk: true }]], memory: [text] }, '100'],
    ['it repeats another', { documents: [[text, { source: text, lowRisk: true }]] }, 'new repetition'],
    ['its score is too low', { documents: [[{ source: text, lowRisk: false }]] }, 'new'],
  ])('where %s', (_why, world, line) => {
    expect(linesOf(world)).toBe(line);
  });
});

describe('what is not translated comes before everything (D3.16)', () => {
  test.each([
    ['a number', '1,250.50'],
    ['a date in digits', '2026-11-28'],
    ['signs', '***'],
    ['an address of the web', 'https://example.com/a/b?c=1'],
    ['an address of mail', 'info@example.com'],
    ['a code alone', '{1/}'],
    ['numbers and addresses', '1. www.example.com (2)'],
  ])('%s', (_what, source) => {
    expect(linesOf({ documents: [[source, source]], memory: [source] })).toBe(
      'non-translated non-translated',
    );
  });

  test('a segment that the file excludes', () => {
    expect(linesOf({ documents: [[{ source: 'Save as', excluded: true }, 'Save as']] })).toBe(
      'non-translated new',
    );
  });

  test('a version number with words is translated', () => {
    expect(linesOf({ documents: [['Version 2.0']] })).toBe('new');
  });
});

describe('repetitions (D3.16; decided: the first occurrence is never one)', () => {
  const hello = 'Hello to the world';
  test.each<[string, World, string]>([
    ['the same text in one document', { documents: [[hello, hello, hello]] }, 'new repetition repetition'],
    ['in another document', { documents: [[hello], [hello]] }, 'new | cross-file-repetition'],
    [
      'twice in another document',
      { documents: [[hello], [hello, hello]] },
      'new | cross-file-repetition cross-file-repetition',
    ],
    ['other ids of codes', { documents: [['{1}Go{/1} on now', '{4}Go{/4} on now']] }, 'new repetition'],
    ['another code', { documents: [['{1}Go{/1} on now', '{1/}Go on now']] }, 'new new'],
    ['another style', { documents: [['{b}Go{/b} on now', 'Go on now']] }, 'new new'],
    ['other capitals', { documents: [['Go on now', 'GO ON NOW']] }, 'new new'],
    [
      'forms of a plural',
      {
        documents: [
          [
            { source: hello, plural: true },
            { source: hello, plural: true },
          ],
        ],
      },
      'new new',
    ],
    [
      'with a fuzzy match',
      { documents: [['Open the old file', 'Open the old file']], memory: ['Open the new file'] },
      '75-84 repetition',
    ],
    ['with an exact match', { documents: [[hello, 'Then go on.', hello]], memory: [hello] }, '100 new 100'],
    [
      'with an exact match, repetitions first',
      { documents: [[hello, 'Then go on.', hello]], memory: [hello], repetitionsFirst: true },
      '100 new repetition',
    ],
    [
      'across files, repetitions first',
      { documents: [[hello], [hello]], memory: [hello], repetitionsFirst: true },
      '100 | cross-file-repetition',
    ],
    [
      'with an auto-replaced match',
      {
        documents: [['Wait 15 minutes.', 'Wait 15 minutes.']],
        memory: [{ source: 'Wait 5 minutes.', target: '等待 5 分钟。' }],
      },
      'auto-replace auto-replace',
    ],
    ['of a Chinese text', { documents: [['请按下按钮。', '请按下按钮。']] }, 'new repetition'],
  ])('%s', (_what, world, lines) => {
    expect(linesOf(world)).toBe(lines);
  });
});
