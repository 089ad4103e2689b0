import type { Failure } from '@transloom/contracts/jobs';
import type { WorkContract, WorkPrice, WorkStatus } from '@transloom/contracts/work';
import type { z } from 'zod';
import type { Context, JobContext, LongContext } from '../../platform/context.ts';
import type { WorkWord } from '../messages/notice-kinds.ts';

/** What the steps of a kind of work see of it. */
export interface RunningWork<Options, State> {
  readonly workId: string;
  readonly name: string;
  readonly ownerId: string;
  readonly subjectId: string | null;
  readonly options: Options;
  /** What the steps before, or a run before of this step, have kept. */
  readonly state: State;
}

/** What a step keeps when it ends or on its way. */
export interface StepChange<State> {
  /** The whole new state. */
  readonly state?: State;
  /** Figures to show; each replaces the one of its name. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What was used up just now of the quota held, in units of the wallet; only of kinds that charge `as-spent`. */
  readonly spent?: number;
  /** Other rows to write in the same transaction. */
  readonly write?: (context: Context) => Promise<unknown>;
}

export interface StepContext<Options, State> extends JobContext {
  readonly work: RunningWork<Options, State>;
  /** Keeps what has been done so far, so that a repeated step goes on there. Refused once the work was stopped. */
  keep(change: StepChange<State>): Promise<void>;
}

export interface StepEnd<State, Result> extends StepChange<State> {
  /** Shown to people and kept; the last step gives it. */
  readonly result?: Result;
  /** The work is paused before the next step, until a person lets it go on. */
  readonly waitsForPerson?: boolean;
}

/** One stage of the work. It may run twice, and starts from `work.state`. */
export interface WorkStep<Options, State, Result> {
  /** Shown as what is being done now; the web has words for it. */
  readonly stage: string;
  /** @throws {AppError} the work fails with this refusal and can be tried again from this step */
  run(step: StepContext<Options, State>): Promise<StepEnd<State, Result>>;
}

/**
 * A kind of work on the server. The methods get options as the contract's schema gives them.
 */
export interface WorkDefinition<Options, State, Result> {
  readonly contract: WorkContract;
  /** Who sees work of this kind: its owner alone, or everybody in the organization who has the key. */
  readonly seenBy: 'owner' | 'organization';
  /** What the steps keep for one another; it must take `{}`. */
  readonly state: z.ZodType<State>;
  readonly steps: readonly WorkStep<Options, State, Result>[];
  readonly retries: number;
  /** Time limit of all steps together. */
  readonly timeoutSeconds: number;
  /** Runs at once in one worker process. */
  readonly concurrency: number;
  /** `when-done` charges the whole price at the end; `as-spent` charges what the steps say, also of work that is stopped. */
  readonly charges?: 'when-done' | 'as-spent';
  /** Days after which work that has ended so is deleted, without `afterDelete`; absent: it stays until somebody deletes it. */
  readonly kept?: { readonly days: number; readonly statuses: readonly WorkStatus[] };
  /** How the owner hears that it has ended or needs them; absent where they wait for it on the screen that started it. */
  readonly notice?: {
    /** What the kind is called in notices. */
    readonly word: WorkWord;
    /** Address of the page that shows the work. */
    link(work: RunningWork<Options, State>): string;
  };
  /**
   * Checks the options against what there is, and says cost and time. Nothing starts that it refuses.
   * @throws {AppError}
   */
  price(context: LongContext, options: Options): Promise<WorkPrice>;
  /** What people read in lists, such as the name of a file. */
  nameOf(context: Context, options: Options): Promise<string>;
  subjectOf?(options: Options): { readonly kind: string; readonly id: string } | undefined;
  /** Languages of its texts, by which its list is narrowed. */
  languagesOf?(options: Options): WorkLanguages | undefined;
  /** At most one work of the kind with this key is not done: starting it again lets that one go on. */
  keyOf?(options: Options): string | undefined;
  /** In the transaction that creates it, before its name is asked for: takes uploaded files into use, for example. */
  beforeCreate?(context: Context, options: Options): Promise<void>;
  /** Removes what it has made outside of its own row and of rows that refer to it. */
  afterDelete?(context: Context, work: RunningWork<Options, State>): Promise<void>;
  /** When it has failed, or a person has stopped it, in the same transaction. */
  afterFailure?(context: Context, work: RunningWork<Options, State>, failure: Failure): Promise<void>;
}

export interface WorkLanguages {
  readonly sourceLanguage: string;
  /** Absent where all texts are in one language. */
  readonly targetLanguage?: string | undefined;
}

/** Any kind, where nobody looks into its options. */
export type AnyWorkDefinition = WorkDefinition<unknown, unknown, unknown>;
