import { walletSchema } from '@transloom/contracts/billing';
import { defineWorkContract, workExport } from '@transloom/contracts/work';
import { afterEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { filesRoutes, filesStreamRoutes } from '../domains/files/files.routes.ts';
import { messagesRoutes } from '../domains/messages/messages.routes.ts';
import { billingCharges } from '../domains/work/billing-charges.ts';
import { defineWork } from '../domains/work/define-work.ts';
import type { WorkCharges } from '../domains/work/work-charges.ts';
import type { StepContext, StepEnd, WorkDefinition } from '../domains/work/work-definition.ts';
import { AppError } from '../platform/app-error.ts';
import { callAs } from './call-as.ts';
import { peopleServer } from './people-server.ts';
import type { TestUser } from './test-user.ts';

/** For tests of work: a kind with three steps that behave as the test says, and a wallet. */

const optionsSchema = z.object({
  name: z.string().trim().min(1),
  size: z.number().int().min(1).max(100).default(10),
  key: z.string().optional(),
  projectId: z.uuid().optional(),
  language: z.string().optional(),
  wallet: walletSchema.default('characters'),
});
const stateSchema = z.object({ log: z.array(z.string()).default([]) });
const resultSchema = z.object({ log: z.array(z.string()) });

export const countingContract = defineWorkContract({
  kind: 'test-counting',
  what: 'a count',
  access: { see: 'tools', run: 'tools:checkRouter' },
  options: optionsSchema,
  result: resultSchema,
});
const choice = z.object({ format: z.enum(['txt', 'csv']) });
export const countingApi = { ...countingContract.endpoints, ...workExport(countingContract, choice) };

type Options = z.output<typeof optionsSchema>;
type State = z.output<typeof stateSchema>;
type Step = StepContext<Options, State>;
type Behaviour = (step: Step) => Promise<StepEnd<State, z.output<typeof resultSchema>> | undefined>;

type Variant = Pick<WorkDefinition<Options, State, unknown>, 'charges' | 'kept'> & {
  readonly seenBy?: 'owner' | 'organization';
  /** It pays from the wallets of the organization instead of the wallet of the test. */
  readonly paysFromLedger?: true;
};

/** Call it outside of tests and hooks. */
export async function workWorld({ seenBy = 'organization', paysFromLedger, ...variant }: Variant = {}) {
  const behaviours: Record<string, Behaviour> = {};
  const runs: string[] = [];
  const wallet = { left: 1_000, held: 0, used: 0 };
  const step = (stage: string) => ({
    stage,
    async run(context: Step) {
      const { name, state } = { ...context.work, ...context.work.options };
      runs.push(`${name} ${stage}`);
      const log = [...state.log, stage];
      const end = {
        state: { log },
        counts: { [stage]: 1 },
        ...(stage === 'write' ? { result: { log } } : {}),
      };
      return { ...end, ...(await behaviours[`${name} ${stage}`]?.(context)) };
    },
  });
  const counting = defineWork(
    {
      contract: countingContract,
      seenBy,
      ...variant,
      state: stateSchema,
      steps: [step('read'), step('count'), step('write')],
      retries: 1,
      timeoutSeconds: 60,
      concurrency: 4,
      async price(_, { name, size, wallet: from }) {
        if (name === 'impossible') throw new AppError('document.encrypted', { name });
        return { cost: { wallet: from, amount: size }, seconds: 30 };
      },
      nameOf: async (_, { name }) => name,
      keyOf: ({ key }) => key,
      languagesOf: ({ language }) =>
        language === undefined ? undefined : { sourceLanguage: 'en', targetLanguage: language },
      subjectOf: ({ projectId }) =>
        projectId === undefined ? undefined : { kind: 'project', id: projectId },
      notice: { word: 'qa', link: ({ workId }) => `/tools/check?workId=${workId}` },
      exported: {
        endpoint: countingApi.exportWork,
        write: async (_, { name, result }, { format }) => ({
          name: `${name}.${format}`,
          content: Buffer.from(result.log.join(',')),
        }),
      },
    },
    paysFromLedger ? billingCharges : testCharges(wallet),
  );
  const server = await peopleServer({
    routes: [...counting.routes, ...filesRoutes, ...messagesRoutes],
    streamRoutes: filesStreamRoutes,
    jobs: counting.jobs,
    ...(paysFromLedger && { installation: { billing: true } }),
  });
  afterEach(() => {
    runs.splice(0);
    Object.assign(wallet, { left: 1_000, held: 0, used: 0 });
  });
  const create = async (who: TestUser, options: z.input<typeof optionsSchema>) =>
    (await callAs(server, who, countingApi.createWork, { options })).data;
  const show = async (who: TestUser, workId: string) =>
    (await callAs(server, who, countingApi.work, { workId })).data;
  /** Waits until it has this status. */
  const comesTo = (who: TestUser, workId: string, status: string) =>
    vi.waitFor(
      async () => {
        const work = await show(who, workId);
        expect(work.status).toBe(status);
        return work;
      },
      { timeout: 20_000, interval: 20 },
    );
  return { server, counting, behaviours, runs, wallet, create, show, comesTo };
}

/** A wallet without a database, with as much as the test says. */
function testCharges(wallet: { left: number; held: number; used: number }): WorkCharges {
  return {
    async hold(_, { amount }) {
      if (amount > wallet.left) throw new AppError('engine.quota');
      wallet.left -= amount;
      wallet.held += amount;
      return crypto.randomUUID();
    },
    async capture(_, { amount, used }) {
      wallet.held -= amount;
      wallet.used += used;
      wallet.left += amount - used;
    },
  };
}
