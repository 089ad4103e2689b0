import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSentences } from './align-sentences.ts';

const written = (source: readonly string[], target: readonly string[], translated?: readonly string[]) =>
  alignSentences({ source, target, translated }).map((bead) => `${bead.source}:${bead.target}`);

const english = [
  'The memory holds 4,200 entries in 12 languages.',
  'Press the green button to open Berlin.',
  'This sentence is only here in one language and nowhere else.',
  'It was made in 1987.',
  'Maria Schneider wrote the first version, and Peter Huber wrote the second one.',
];
const german = [
  'Der Speicher hat 4.200 Einträge in 12 Sprachen.',
  'Drücken Sie die grüne Taste, um Berlin zu öffnen.',
  'Es wurde 1987 gemacht.',
  'Maria Schneider schrieb die erste Fassung.',
  'Peter Huber schrieb die zweite.',
];

describe('sentences of two texts', () => {
  test('are paired by names, numbers and length; one may have no partner, one may have two', () => {
    expect(written(english, german)).toEqual(['0:0', '1:1', '2:', '3:2', '4:3,4']);
  });

  test('of other scripts are paired by numbers and by a translation', () => {
    const chinese = ['该记忆库含 12 种语言的 4200 个条目。', '按绿色按钮打开柏林。', '制作于 1987 年。'];
    const translated = [
      '该记忆库有 12 种语言的 4200 个条目。',
      '按绿色按钮打开柏林。',
      '仅此一种语言的句子，别处没有。',
      '它制作于 1987 年。',
    ];
    expect(written(english.slice(0, 4), chinese, translated)).toEqual(['0:0', '1:1', '2:', '3:2']);
  });

  test('are paired by what memories and term bases know of them', () => {
    const source = ['Tighten the bolt.', 'Open the valve.', 'Look at it.'];
    const known = ['', 'Ventil öffnen.', ''];
    const beads = alignSentences({ source, target: ['Ventil öffnen.'], known });
    expect(beads.map((bead) => `${bead.source}:${bead.target}`)).toEqual(['0:', '1:0', '2:']);
  });

  test('that agree have more confidence than those that do not', () => {
    const [first] = alignSentences({ source: ['Maria Schneider 1987'], target: ['Maria Schneider 1987'] });
    const [second] = alignSentences({
      source: ['An apple on the table'],
      target: ['Über sieben Brücken gehn'],
    });
    expect(first?.confidence).toBeGreaterThan(second?.confidence ?? 1);
  });

  test.each<[readonly string[], readonly string[], readonly string[]]>([
    [[], [], []],
    [['One.'], [], ['0:']],
    [[], ['Eins.', 'Zwei.'], [':0', ':1']],
    [[''], [''], ['0:0']],
  ])('%j and %j give %j', (source, target, beads) => {
    expect(written(source, target)).toEqual(beads);
  });

  test('of texts longer than a window are paired to their end', () => {
    const source = Array.from({ length: 1300 }, (_, i) => `${i * 7919} ${i * 104_729 + 1}`);
    const target = source.filter((_, i) => i !== 200 && i !== 900);
    const beads = alignSentences({ source, target });
    const right = beads.filter((bead) =>
      bead.target.some((j) => bead.source.some((i) => source[i] === target[j])),
    );
    // One of the lines left out may be joined with the wrong neighbor.
    expect(right.length).toBeGreaterThanOrEqual(target.length - 2);
    expect(beads.at(-1)).toMatchObject({ source: [1299], target: [1297] });
  });

  test('far more on one side than on the other are each in one bead', () => {
    const target = Array.from({ length: 1500 }, (_, i) => `Satz ${i}`);
    const beads = alignSentences({ source: ['Satz 3'], target });
    expect(beads.flatMap((bead) => bead.target)).toEqual(target.map((_, i) => i));
    expect(beads.flatMap((bead) => bead.source)).toEqual([0]);
  });

  test('are each in exactly one bead, in their order, whatever the texts', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (source, target) => {
        const beads = alignSentences({ source, target });
        expect(beads.flatMap((bead) => bead.source)).toEqual(source.map((_, i) => i));
        expect(beads.flatMap((bead) => bead.target)).toEqual(target.map((_, i) => i));
      }),
      { numRuns: 50 },
    );
  });
});
