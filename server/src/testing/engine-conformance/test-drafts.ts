import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import {
  type NumberedDraft,
  translateSegments,
} from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { EngineFault } from '../fake-engines/fake-engine.ts';
import { policy, type TestedEngine } from './tested-engine.ts';

const { signal } = new AbortController();
const sentence = 'Press {1}the {b}red{/b} button{/1}{2/} now, 译 "é" 😀';
const final = 'PRESS {1}THE {B}RED{/B} BUTTON{/1}{2/} NOW, 译 "É" 😀'
  .replaceAll('{B}', '{b}')
  .replaceAll('{/B}', '{/b}');

/** Markup so far, as it was told. */
function draftsOf(told: readonly NumberedDraft[]): readonly string[] {
  return told.map(({ target }) => toMarkup(target));
}

/** What engines do that write bit by bit. */
export function testDrafts(tested: TestedEngine): void {
  const { languages } = tested;

  async function listen(fault?: EngineFault, times = 1, retries = 0) {
    if (fault !== undefined) tested.fake.fail(fault, times);
    const told: NumberedDraft[] = [];
    const [answer] = await translateSegments(tested.engine, {
      ...languages,
      segments: [{ source: fromMarkup(sentence), codes: {} }],
      policy: { ...policy, retries },
      onDraft: (draft) => told.push(draft),
    });
    const end = answer?.status === 'translated' ? toMarkup(answer.target) : answer?.failure.errorClass;
    return { told: draftsOf(told), end };
  }

  describe('what is written bit by bit', () => {
    test('grows to what is given in the end', async () => {
      const { told, end } = await listen();
      expect(end).toBe(final);
      expect(told.length).toBeGreaterThan(3);
      expect(told.at(-1)).toBe(final);
      const plain = told.map((markup) => fromMarkup(markup).text);
      expect(plain).toEqual(plain.toSorted((a, b) => a.length - b.length));
      for (const text of plain) expect(fromMarkup(final).text.startsWith(text)).toBe(true);
    });

    test('counts the tokens, as the whole answer does', async () => {
      const text = { source: fromMarkup('one'), codes: {} };
      const request = { ...languages, segments: [text], signal };
      const streamed = await tested.engine.translate({ ...request, onDraft: () => {} });
      expect(streamed.tokens).toEqual({ read: 10, written: 20 });
      expect((await tested.engine.translate(request)).tokens).toMatchObject({ read: 10 });
    });

    test.each<[EngineFault, string]>([
      ['truncated', 'bad-output'],
      ['dropped', 'upstream'],
      ['error-midway', 'upstream'],
      ['garbage', 'bad-output'],
      ['html', 'bad-output'],
      ['rate-limited', 'rate'],
      ['unauthorized', 'auth'],
      ['talking', 'bad-output'],
    ])('that is %s ends as %s', async (fault, errorClass) => {
      expect((await listen(fault, 9)).end).toBe(errorClass);
    });

    test.each<EngineFault>(['truncated', 'dropped', 'error-midway', 'wrong-count', 'lost-codes'])(
      'that is %s once is written anew',
      async (fault) => {
        expect((await listen(fault, 1, 1)).end).toBe(final);
      },
    );

    test('is left in the middle when told to', async () => {
      const leaving = new AbortController();
      const long = 'A text long enough to be left in the middle of it. '.repeat(20);
      const run = translateSegments(tested.engine, {
        ...languages,
        segments: [{ source: fromMarkup(long), codes: {} }],
        signal: leaving.signal,
        onDraft: () => leaving.abort(new Error('left')),
      });
      await expect(run).rejects.toThrow('left');
      await expect.poll(() => tested.fake.hangUps).toBeGreaterThan(0);
    });
  });
}
