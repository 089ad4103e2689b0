import { fromMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { translateSegments } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { EngineFault } from '../fake-engines/fake-engine.ts';
import { policy, type TestedEngine } from './tested-engine.ts';

const { signal } = new AbortController();
const segments = [{ source: fromMarkup('one'), codes: {} }];

/** What every engine makes of a vendor that goes wrong. */
export function testFailures(tested: TestedEngine): void {
  const { vendor, translate, languages } = tested;

  test('tells how long the vendor asks to wait', async () => {
    tested.fake.fail('rate-limited', 1);
    const asking = tested.engine.translate({ ...languages, segments, signal });
    await expect(asking).rejects.toMatchObject({ failure: { errorClass: 'rate', retryAfterMs: 1_000 } });
  });

  if (vendor.profile.languages !== 'all')
    test('says that a vendor does not know the languages', async () => {
      tested.fake.fail('unsupported-pair');
      expect(await translate(['Good morning to you'], { retries: 0 })).toEqual(['unsupported-pair']);
    });

  test.each<[EngineFault, string]>([
    ['unauthorized', 'auth'],
    ['forbidden', 'auth'],
    ['payment-required', 'quota'],
    ['rate-limited', 'rate'],
    ['server-error', 'upstream'],
    ['hang', 'upstream'],
    ['garbage', 'bad-output'],
    ['html', 'bad-output'],
    ['truncated', 'bad-output'],
    ['talking', 'bad-output'],
  ])(
    '%s ends as %s',
    async (fault, errorClass) => {
      tested.fake.fail(fault);
      const engine = fault === 'hang' ? tested.hurriedEngine : tested.engine;
      expect(await translate(['Good morning to you'], { retries: 0, engine })).toEqual([errorClass]);
    },
    10_000,
  );

  test.each<EngineFault>([
    'rate-limited',
    'server-error',
    'garbage',
    'html',
    'truncated',
    'wrong-count',
    'talking',
    'slow',
  ])('gets over one answer that is %s', async (fault) => {
    tested.fake.fail(fault, 1);
    expect(await translate(['one', 'two', 'three'])).toEqual(['ONE', 'TWO', 'THREE']);
  });

  test('asks singly what a partial answer may have shifted', async () => {
    tested.fake.fail('partial');
    for (const [index, text] of (await translate(['one', 'two', 'three'])).entries())
      expect(['bad-output', ['ONE', 'TWO', 'THREE'][index]]).toContain(text);
    tested.fake.fail('partial', 1);
    expect(await translate(['one', 'two', 'three'])).toEqual(['ONE', 'TWO', 'THREE']);
  });

  test('stops when told to', async () => {
    tested.fake.fail('hang');
    const leaving = AbortSignal.timeout(100);
    const run = translateSegments(tested.engine, { ...languages, segments, policy, signal: leaving });
    await expect(run).rejects.toThrow('timeout');
  });

  test('tells no key and no text in what goes to the log', async () => {
    const confidential = [{ source: fromMarkup('confidential text'), codes: {} }];
    const details = await Promise.all(
      (['unauthorized', 'forbidden', 'server-error', 'garbage'] as const).map(async (fault) => {
        tested.fake.fail(fault);
        const request = { ...languages, segments: confidential, policy };
        const [translation] = await translateSegments(tested.engine, request);
        return translation?.status === 'failed' ? translation.failure.detail : '';
      }),
    );
    expect(details.join(' ')).not.toMatch(/confidential|sk-fake|00000000/i);
    expect(details.join('')).not.toBe('');
  });
}
