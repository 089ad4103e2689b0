import { beforeAll, describe, expect, test } from 'vitest';
import { bleuScore, countBleu, sumBleu } from '../../scoring/bleu.ts';
import { bestTranslations } from './decoder/best-translations.ts';
import { stepsOf } from './decoder/hypothesis.ts';
import { search } from './decoder/search.ts';
import { readSource } from './decoder/source-words.ts';
import { translationFeatures } from './decoder/translation-features.ts';
import { usualWeights, type Weights, weigh } from './features.ts';
import { madePairs } from './made-corpus.ts';
import { labelBytes, readModel, readModelLabel, writeModel } from './model-file.ts';
import { runSteps } from './run-steps.ts';
import type { StatisticalModel } from './statistical-model.ts';
import { tokenize } from './tokens.ts';
import { tokenizationFor, trainStatisticalEngine } from './train-statistical-engine.ts';
import { translateText } from './translate-text.ts';
import { tuneWeights } from './tuning/tune-weights.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'x-made' };
const train = (count: number) => trainStatisticalEngine(madePairs(count, 1), { ...languages, seed: 1 });

let model: StatisticalModel;
beforeAll(async () => {
  model = await runSteps(train(600));
});

describe('an engine that learned a made language', () => {
  test.each([
    ['The quiet teacher cleans 12 old stone.', 'Rehcaeto teiuqo 12 enotso dloo snaelco.'],
    ['The window keeps 7 river.', 'Wodniwo 7 reviro speeko.'],
  ])('translates %j, its words and their order', (source, target) => {
    expect(translateText(source, model)).toBe(target);
  });

  test('translates what it never saw, nearly without a fault', () => {
    const unseen = madePairs(60, 2);
    const counts = unseen.map(({ source, target }) =>
      countBleu(translateText(source, model), [target], '13a'),
    );
    expect(bleuScore(sumBleu(counts))).toBeGreaterThan(90);
  });

  test('keeps markup and words it does not know', () => {
    const written = translateText('The cat sees {0} zeppelin.', model);
    expect(written).toContain('{0}');
    expect(written).toContain('zeppelin');
    expect(written).toContain('seeso');
  });

  test('keeps white space around a text, and leaves a text without words alone', () => {
    expect(translateText('  The cat sees 3 stone.\n', model)).toBe('  Taco 3 enotso seeso.\n');
    expect(translateText(' \n', model)).toBe(' \n');
    expect(translateText('', model)).toBe('');
  });

  test('translates a text of any length', () => {
    const sentence = 'The cat finds 5 river. ';
    const written = translateText(sentence.repeat(60).trim(), model);
    expect(written.split('reviro').length - 1).toBe(60);
  });
});

describe('the search', () => {
  const source = 'The small garden moves 44 bright letter.';

  test('scores a translation by exactly what speaks for it', () => {
    const read = readSource(tokenize(source), model);
    const [best] = search(read, model, { width: 100, jump: 6, keepEquals: false });
    const features = translationFeatures(best ? stepsOf(best) : [], model);
    expect(best?.score).toBeCloseTo(weigh(features, model.weights), 8);
  });

  test('gives as many translations as are asked for, the best first, none twice', () => {
    const read = readSource(tokenize(source), model);
    const found = bestTranslations(search(read, model, { width: 60, jump: 6, keepEquals: true }), 40);
    expect(found).toHaveLength(40);
    expect(
      new Set(found.map((steps) => steps.map(({ phrase, start }) => `${phrase}@${start}`).join())),
    ).toHaveProperty('size', 40);
  });
});

describe('training', () => {
  test('gives the same model for the same pairs', async () => {
    const again = await runSteps(train(600));
    expect(writeModel(again, languages)).toEqual(writeModel(model, languages));
  });

  test('finds weights that translate better than those it begins with', async () => {
    const weights = usualWeights.map(() => 0.1);
    const pairs = madePairs(30, 4);
    const tuned = await runSteps(tuneWeights({ ...model, weights }, pairs, '13a'));
    const bleuWith = (by: Weights) =>
      bleuScore(
        sumBleu(
          pairs.map(({ source, target }) =>
            countBleu(translateText(source, { ...model, weights: by }), [target], '13a'),
          ),
        ),
      );
    expect(bleuWith(weights)).toBeLessThan(50);
    expect(bleuWith(tuned)).toBeGreaterThan(90);
  });

  test('says how far it is, and never goes back', async () => {
    const shares: number[] = [];
    await runSteps(train(50), { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test('stops when its signal is aborted', async () => {
    const stop = new AbortController();
    const running = runSteps(train(50), {
      signal: stop.signal,
      onProgress: (share) => {
        if (share > 0.1) stop.abort(new Error('enough'));
      },
    });
    await expect(running).rejects.toThrow('enough');
  });

  test('of no pairs gives an engine that keeps everything as it is', async () => {
    const empty = await runSteps(trainStatisticalEngine([], { ...languages, seed: 1 }));
    expect(translateText('Nothing known.', empty)).toBe('Nothing known .');
  });
});

describe('a model file', () => {
  test('is the same model again', () => {
    const read = readModel(writeModel(model, languages));
    if (read.status !== 'ready') throw new Error(read.fault);
    expect(read.languages).toEqual(languages);
    for (const { source } of madePairs(20, 3))
      expect(translateText(source, read.model)).toBe(translateText(source, model));
  });

  test('tells by its first bytes what it is for', () => {
    const file = writeModel(model, languages);
    const checksum = expect.stringMatching(/^[\da-f]{8}$/);
    expect(readModelLabel(file.subarray(0, labelBytes))).toEqual({ ...languages, checksum });
    expect(readModelLabel(file.subarray(0, 30))).toBeUndefined();
    expect(readModelLabel(new TextEncoder().encode('<?xml version="1.0"?>'))).toBeUndefined();
  });

  test('may stand anywhere in memory', () => {
    const file = writeModel(model, languages);
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    expect(readModel(shifted.subarray(1)).status).toBe('ready');
  });

  const broken = (change: (file: Uint8Array) => Uint8Array) => {
    const read = readModel(change(writeModel(model, languages)));
    return read.status === 'refused' ? read.fault : read.status;
  };

  test('that is cut short, changed, of another version or something else is refused', () => {
    expect(broken((file) => file.subarray(0, file.length - 1))).toBe('damaged');
    expect(broken((file) => file.with(file.length >> 1, (file.at(file.length >> 1) ?? 0) ^ 1))).toBe(
      'damaged',
    );
    expect(broken((file) => file.with(7, 99))).toBe('otherVersion');
    expect(broken(() => new TextEncoder().encode('<?xml version="1.0"?>'))).toBe('noModel');
    expect(broken(() => new Uint8Array())).toBe('noModel');
  });
});

test.each([
  ['zh-TW', 'zh'],
  ['ja', 'char'],
  ['de-AT', '13a'],
] as const)('BLEU of %s cuts by %s', (language, tokenization) => {
  expect(tokenizationFor(language)).toBe(tokenization);
});
