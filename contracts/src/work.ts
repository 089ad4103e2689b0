import { z } from 'zod';
import { walletSchema } from './billing.ts';
import { type Access, defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
  sortOrders,
} from './fields.ts';
import { failureSchema } from './jobs.ts';

/**
 * Work is anything long that a person starts and comes back to: a tool's run, an estimate, a download of a model.
 * `waiting`: a worker takes it as soon as one is free. `paused`: it needs a person before its next step.
 * `stopped`: a person ended it; what it has done is kept, and it can go on.
 */
export const workStatusSchema = z.enum(['waiting', 'running', 'paused', 'done', 'failed', 'stopped']);
export type WorkStatus = z.infer<typeof workStatusSchema>;

/** The statuses from which each move is possible. Deleting is possible from all: it stops what is under way. */
export const workMoves = {
  stop: ['waiting', 'running', 'paused'],
  resume: ['paused', 'stopped'],
  retry: ['failed'],
  export: ['done'],
  restart: ['done', 'failed', 'stopped'],
} as const satisfies Record<string, readonly WorkStatus[]>;
export type WorkMove = keyof typeof workMoves;

export function canMove(move: WorkMove, status: WorkStatus): boolean {
  return (workMoves[move] as readonly WorkStatus[]).includes(status);
}

export function isUnderWay(status: WorkStatus): boolean {
  return status === 'waiting' || status === 'running';
}

/** Cost and time of work before it starts. */
export const workPriceSchema = z.object({
  /** The most it takes from a wallet, in its units; null where it costs nothing. */
  cost: z.object({ wallet: walletSchema, amount: z.number().int().min(0) }).nullable(),
  /** Characters that engines are asked for at most; each engine counts and charges them itself. Absent: none is asked. */
  engineCharacters: z.number().int().min(0).nullable().optional(),
  /** Expected running time; null where nobody can say. */
  seconds: z.number().int().min(0).nullable(),
});
export type WorkPrice = z.infer<typeof workPriceSchema>;

const workShape = {
  workId: idSchema,
  kind: z.string(),
  name: z.string(),
  /** The thing it belongs to, such as a project; null where it stands by itself. */
  subject: z.object({ kind: z.string(), id: idSchema }).nullable(),
  /** Of its texts; null where the kind has none. The target is null where there is one language alone. */
  languages: z.object({ source: z.string(), target: z.string().nullable() }).nullable(),
  status: workStatusSchema,
  /** The step it is at; null before the first. */
  stage: z.string().nullable(),
  /** `done` of `total` in the step's own unit; `total` is 0 while nobody knows it. */
  progress: z.object({ done: z.number().int(), total: z.number().int(), doing: z.string().nullable() }),
  failure: failureSchema.nullable(),
  /** In units of the wallet. `held` is set aside while it waits or runs; `charged` is paid. */
  cost: z
    .object({
      wallet: walletSchema,
      amount: z.number().int(),
      held: z.number().int(),
      charged: z.number().int(),
    })
    .nullable(),
  /** Figures of the kind, such as `segments` and `issues`. */
  counts: z.record(z.string(), z.number().int()),
  creator: z.string().nullable(),
  createdAt: instantSchema,
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  expectedAt: instantSchema.nullable(),
};

export function workSchema<Options extends z.ZodType, Result extends z.ZodType>(
  options: Options,
  result: Result,
) {
  return z.object({ ...workShape, options, result: result.nullable() });
}

/** Work of a kind nobody asks about. */
export type AnyWork = z.infer<ReturnType<typeof workSchema>>;
export type WorkOf<Options, Result> = Omit<AnyWork, 'options' | 'result'> & {
  readonly options: Options;
  readonly result: Result | null;
};

export const workSortColumns = ['name', 'status', 'createdAt', 'endedAt'] as const;

const listInput = z.object({
  ...pageQuerySchema,
  /** Part of the name, in any capitals. */
  search: z.string().trim().max(200).optional(),
  /** One of these; all where none is given. */
  status: z.union([z.array(workStatusSchema), workStatusSchema.transform((status) => [status])]).default([]),
  /** Only work that belongs to this thing, such as a project. */
  subjectId: idSchema.optional(),
  sourceLanguage: languageTagSchema.optional(),
  targetLanguage: languageTagSchema.optional(),
  /** Created then or later. */
  from: instantSchema.optional(),
  /** Created before then. */
  to: instantSchema.optional(),
  sort: z.enum(workSortColumns).default('createdAt'),
  order: z.enum(sortOrders).default('descending'),
});

interface KindOfWork<
  Options extends z.ZodType,
  Result extends z.ZodType,
  See extends Access,
  Run extends Access,
> {
  /** Kebab-case and singular; it stands in the path and on each row. */
  readonly kind: string;
  /** In summaries, with its article: `a word count`. */
  readonly what: string;
  /** Who may list and look, and who may start, stop, delete and so on. */
  readonly access: { readonly see: See; readonly run: Run };
  readonly options: Options;
  readonly result: Result;
}

/** A kind of work as both sides know it, with its endpoints under `/api/work/{kind}`. */
export function defineWorkContract<
  Options extends z.ZodType,
  Result extends z.ZodType,
  const See extends Access,
  const Run extends Access,
>(contract: KindOfWork<Options, Result, See, Run>) {
  return { ...contract, endpoints: workEndpoints(contract) };
}

export type WorkContract<
  Options extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> = ReturnType<typeof defineWorkContract<Options, Result, Access, Access>>;

const one = z.object({ workId: idSchema });

export const workNameSchema = z.string().trim().min(1).max(200);

function workEndpoints<
  Options extends z.ZodType,
  Result extends z.ZodType,
  const See extends Access,
  const Run extends Access,
>({ kind, what, access, options, result }: KindOfWork<Options, Result, See, Run>) {
  const path: `/api/${string}` = `/api/work/${kind}`;
  const work = workSchema(options, result);
  const start = z.object({ options });
  return {
    listWork: defineEndpoint({
      method: 'GET',
      path,
      access: access.see,
      summary: `Find, sort and page: each row is ${what}`,
      input: listInput,
      output: pageSchema(work),
    }),
    work: defineEndpoint({
      method: 'GET',
      path: `${path}/{workId}`,
      access: access.see,
      summary: `State, progress and result of ${what}`,
      input: one,
      output: work,
    }),
    priceWork: defineEndpoint({
      method: 'POST',
      path: `${path}/price`,
      access: access.run,
      transaction: 'none',
      summary: `Cost and time of ${what} before it starts`,
      input: start,
      output: workPriceSchema,
    }),
    createWork: defineEndpoint({
      method: 'POST',
      path,
      access: access.run,
      transaction: 'none',
      summary: `Start ${what} in the background`,
      input: start,
      output: work,
    }),
    stopWork: defineEndpoint({
      method: 'POST',
      path: `${path}/{workId}/stop`,
      access: access.run,
      summary: `Stop ${what}; what it has done is kept`,
      input: one,
      output: work,
    }),
    resumeWork: defineEndpoint({
      method: 'POST',
      path: `${path}/{workId}/resume`,
      access: access.run,
      summary: `Let ${what} that is paused or stopped go on`,
      input: one,
      output: work,
    }),
    retryWork: defineEndpoint({
      method: 'POST',
      path: `${path}/{workId}/retry`,
      access: access.run,
      summary: `Try ${what} that failed again, from the step that failed`,
      input: one,
      output: work,
    }),
    renameWork: defineEndpoint({
      method: 'PATCH',
      path: `${path}/{workId}`,
      access: access.run,
      summary: `Give ${what} another name`,
      input: z.object({ workId: idSchema, name: workNameSchema }),
      output: work,
    }),
    deleteWork: defineEndpoint({
      method: 'DELETE',
      path: `${path}/{workId}`,
      access: access.run,
      summary: `Delete ${what}; one that is under way is stopped first`,
      input: one,
      output: doneSchema,
    }),
  };
}

/** The endpoint that writes finished work to a file in the person's downloads; for kinds whose result is a file. */
export function workExport<const See extends Access, Choice extends z.ZodObject>(
  { kind, what, access }: Pick<KindOfWork<z.ZodType, z.ZodType, See, Access>, 'kind' | 'what' | 'access'>,
  choice: Choice,
) {
  return {
    exportWork: defineEndpoint({
      method: 'POST',
      path: `/api/work/${kind}/{workId}/export`,
      access: access.see,
      summary: `Write ${what} that is done to a file`,
      input: z.object({ ...one.shape, choice }),
      output: z.object({ resourceId: idSchema }),
    }),
  };
}
