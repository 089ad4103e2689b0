import { setTimeout as wait } from 'node:timers/promises';
import { defineWorkContract } from '@transloom/contracts/work';
import { z } from 'zod';
import { defineWork } from '../domains/work/define-work.ts';
import type { StepContext } from '../domains/work/work-definition.ts';

/** Work for a test that kills the process which runs it: two steps that count slowly and keep each number. */

const stateSchema = z.object({ numbers: z.array(z.number()).default([]) });

export const killableContract = defineWorkContract({
  kind: 'test-killable',
  what: 'a slow count',
  access: { see: 'signed-in', run: 'signed-in' },
  options: z.object({ to: z.number().int() }),
  result: z.object({ numbers: z.array(z.number()) }),
});

export const killableWork = defineWork({
  contract: killableContract,
  seenBy: 'owner',
  state: stateSchema,
  steps: [countingStep('first', 1), countingStep('second', 2)],
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 2,
  price: async () => ({ cost: null, seconds: null }),
  nameOf: async () => 'Slow count',
});

function countingStep(stage: string, times: number) {
  return {
    stage,
    async run({ work, keep, progress }: StepContext<{ to: number }, z.output<typeof stateSchema>>) {
      const { numbers } = work.state;
      const end = work.options.to * times;
      while (numbers.length < end) {
        numbers.push(numbers.length + 1);
        await keep({ state: { numbers } });
        await progress(numbers.length, end);
        await wait(100);
      }
      return { state: { numbers }, result: { numbers } };
    },
  };
}
