import type { InlineText } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { z } from 'zod';
import type { Engine } from '../machine-translation/engine-vendor.ts';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';

/** How large a corpus is, both sides in bytes of UTF-8. */
export interface CorpusSize {
  readonly pairs: number;
  readonly sourceBytes: number;
  readonly targetBytes: number;
}

/** An estimate of a training before it begins. It is not binding. */
export interface TrainingEstimate {
  /** In units of the currency; null where nobody named a price. */
  readonly cost: { readonly currency: string; readonly amount: number } | null;
  /** That are paid for, in all epochs; null where they do not count. */
  readonly tokens: number | null;
  /** Null where nobody can tell. */
  readonly seconds: number | null;
}

export interface CorpusPair {
  readonly source: InlineText;
  readonly target: InlineText;
}

export interface TrainingOrder extends LanguagePair {
  /** The same for every try: an order is trained once, however often it is given. */
  readonly orderId: string;
  /** Read several times, in the same order each time. */
  readonly pairs: () => AsyncIterable<CorpusPair>;
  /** Address for reports of the trainer; null if it cannot reach us. Trainers that send no reports ignore it. */
  readonly reportsTo: string | null;
  readonly signal: AbortSignal;
  /** Share of the corpus that was handed in, 0 to 1. */
  readonly onProgress: (share: number) => Promise<void>;
}

/** A run at the trainer; `reference` is its name there, null where giving the order did not come so far. */
export interface RunKey {
  readonly orderId: string;
  readonly reference: string | null;
}

export type TrainingRun =
  /** `share` 0 to 1, null where the trainer does not tell. */
  | { readonly state: 'waiting' | 'running'; readonly share: number | null }
  /** `model` is what translates, as the trainer names it. */
  | { readonly state: 'trained'; readonly model: string; readonly tokens: number | null }
  /** `reason` is the trainer's own code, such as `invalid_training_file`. */
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'cancelled' }
  /** The trainer does not know it. */
  | { readonly state: 'gone' };

/** Which run a report is about: by our name or by the trainer's. */
export type NamedRun = { readonly orderId: string } | { readonly reference: string };

/** Somebody who trains engines on a corpus. Every call may throw EngineError. */
export interface Trainer {
  /** Describes the server that answers, for example by name and version. */
  describe(signal: AbortSignal): Promise<string>;
  estimate(size: CorpusSize, signal: AbortSignal): Promise<TrainingEstimate>;
  /** Hands in what is missing of the corpus and begins; an order that was cancelled or failed goes on. Gives the reference. */
  order(order: TrainingOrder): Promise<string>;
  look(key: RunKey, signal: AbortSignal): Promise<TrainingRun>;
  /** Nothing happens to a run that has ended, or is gone. */
  cancel(key: RunKey, signal: AbortSignal): Promise<void>;
  /** Takes away the corpus and what was trained; nothing happens where it is gone. */
  remove(key: RunKey, signal: AbortSignal): Promise<void>;
  /** Translates with what was trained. */
  connect(trained: LanguagePair & { readonly reference: string; readonly model: string }): Engine;
}

interface TrainerSurroundings {
  readonly fetch: SafeFetch;
}

/** A kind of trainer. Adding one: a folder under vendors/, a line in the registry, a place in the conformance suite. */
export interface TrainerVendor {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** Whether it trains language models, which follow a style, examples and terms besides. */
  readonly instructable: boolean;
  readonly settings: z.ZodObject;
  /** Settings that are stored encrypted and never sent back. */
  readonly secretSettings: readonly string[];
  /** Key its reports are signed with (report-signature.ts); undefined where it sends none. */
  reportKey(settings: Readonly<Record<string, string>>): Buffer | undefined;
  /** The run that a report is about; undefined for one about something else. Its word is not taken: the trainer is asked. */
  runOfReport(report: unknown): NamedRun | undefined;
  /** @throws {z.ZodError} for settings that do not fit the schema */
  connect(settings: unknown, surroundings: TrainerSurroundings): Trainer;
}
