import { type CheckedText, type CheckerSetup, createTextChecker, type TextChecker } from './text-checker.ts';

/** What the page asks; each question has one answer, in the order of the questions. */
export type CheckQuestion =
  | { readonly kind: 'start'; readonly setup: CheckerSetup }
  | { readonly kind: 'check'; readonly texts: readonly CheckedText[] }
  | { readonly kind: 'compare' }
  | { readonly kind: 'learn'; readonly word: string }
  | { readonly kind: 'forget'; readonly segmentIds: readonly string[] };

let checker: TextChecker | undefined;

self.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  if (data.kind === 'start') checker = createTextChecker(data.setup);
  if (data.kind === 'learn') checker?.learn(data.word);
  if (data.kind === 'forget') checker?.forget(data.segmentIds);
  if (data.kind === 'check') self.postMessage(checker?.check(data.texts) ?? []);
  if (data.kind === 'compare') self.postMessage(checker?.compare() ?? []);
});
