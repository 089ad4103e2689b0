import type { CheckQuestion } from './quality-worker.ts';
import type { CheckedText, CheckerSetup, FoundIssues } from './text-checker.ts';

/** Checks texts beside the page, so that no check ever delays a key. */
export interface CheckerThread {
  check(texts: readonly CheckedText[]): Promise<FoundIssues>;
  compare(): Promise<FoundIssues>;
  forget(segmentIds: readonly string[]): void;
  learn(word: string): void;
  stop(): void;
}

export function startChecker(setup: CheckerSetup): CheckerThread {
  const worker = new Worker(new URL('./quality-worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((found: FoundIssues) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<FoundIssues>) => waiting.shift()?.(data));
  const tell = (question: CheckQuestion) => worker.postMessage(question);
  const ask = (question: CheckQuestion) =>
    new Promise<FoundIssues>((resolve) => {
      waiting.push(resolve);
      tell(question);
    });
  tell({ kind: 'start', setup });
  return {
    check: (texts) => ask({ kind: 'check', texts }),
    compare: () => ask({ kind: 'compare' }),
    forget: (segmentIds) => tell({ kind: 'forget', segmentIds }),
    learn: (word) => tell({ kind: 'learn', word }),
    stop: () => worker.terminate(),
  };
}
