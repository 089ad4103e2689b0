import { describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

async function runScore(hypothesis: string | Uint8Array, reference: string, ...more: readonly string[]) {
  const files = [await folder.write('hypothesis', hypothesis), await folder.write('reference', reference)];
  return runHere(['score', '--hypothesis', files[0] ?? '', '--reference', files[1] ?? '', ...more]);
}

describe('score', () => {
  test('prints BLEU, chrF and what they were computed with as one line of JSON', async () => {
    const { exitCode, stdout } = await runScore(
      '今天很好。\n\n',
      '今天真好。\n空\n',
      '--tokenize',
      'zh',
      '--json',
    );
    expect(exitCode).toBe(0);
    const { bleu, chrf, signature } = JSON.parse(stdout);
    // 4 of 5 characters, 2 of 4 pairs, none of 3 triples and 2 quadruples: halved, then quartered; 5 of 6 are there.
    const mean = ((4 / 5) * (2 / 4) * (1 / 6) * (1 / 8)) ** (1 / 4);
    expect(bleu).toBeCloseTo(100 * Math.exp(1 - 6 / 5) * mean, 10);
    expect(chrf).toBeGreaterThan(0);
    expect(signature).toBe('nrefs:1|case:mixed|eff:no|tok:zh|smooth:exp|version:2.6.0');
  });

  test('takes 13a unless told otherwise, several references, and says it in words without --json', async () => {
    const other = await folder.write('other', 'a fine day to you .\n');
    const { stdout } = await runScore('a fine day to you.\n', 'no\n', '--reference', other);
    expect(stdout).toBe(
      'BLEU 100.00, chrF 100.00 (nrefs:2|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0)\n',
    );
  });

  test('says on demand in which range the scores lie', async () => {
    const { stdout } = await runScore('a b c d\ne\n', 'a b c d\nf\n', '--resamples', '50', '--json');
    const { bleu, bleuInterval, signature } = JSON.parse(stdout);
    expect(bleuInterval.low).toBeLessThan(bleu);
    expect(bleuInterval.high).toBeCloseTo(100, 10);
    expect(signature).toContain('|bs:50|seed:12345|');
  });
});

describe('refuses', () => {
  test.each([
    ['files of different length', 'a\nb\n', 'a\n', [], 'score.lines'],
    ['a file without text', '\n\n', 'a\nb\n', [], 'lines.empty'],
    ['what is not UTF-8', Uint8Array.of(0xc4, 0xe3, 0x0a), 'a\n', [], 'path.not-utf8'],
    ['a tokenization there is not', 'a\n', 'a\n', ['--tokenize', 'intl'], 'usage.tokenize'],
    ['no resamples', 'a\n', 'a\n', ['--resamples', '0'], 'usage.resamples'],
    ['a file that is not there', 'a\n', 'a\n', ['--reference', '/nowhere/at/all'], 'path.not-found'],
  ])('%s', async (_what, hypothesis, reference, more, code) => {
    const { exitCode, stdout, stderr } = await runScore(hypothesis, reference, ...more);
    expect([exitCode, stdout, JSON.parse(stderr).code]).toEqual([2, '', code]);
  });

  test('a hypothesis without a reference', async () => {
    const { exitCode, stderr } = await runBinary(['score', '--hypothesis', 'a']);
    expect([exitCode, JSON.parse(stderr).code]).toEqual([2, 'usage.missing']);
  });
});
