import type { TranslationDocument } from '@transloom/contracts/documents';

/** What a document is doing or waits for, as the page words it. */
export type DocumentState =
  | 'waiting'
  | 'reading'
  | 'storing'
  | 'translating'
  | 'ready'
  | 'done'
  | 'failed'
  | 'cancelled';

export function documentState({ status, job, ...counts }: TranslationDocument): DocumentState {
  if (status === 'preparing') return job?.step === 'storing' ? 'storing' : 'reading';
  if (status === 'pretranslating') return 'translating';
  if (status !== 'ready') return status;
  return counts.segmentCount > 0 && counts.confirmedCount === counts.segmentCount ? 'done' : 'ready';
}

export function isBusy({ status }: TranslationDocument): boolean {
  return status === 'waiting' || status === 'preparing' || status === 'pretranslating';
}

/** Failed, stopped, or with segments an engine could not translate. */
export function canRetry(document: TranslationDocument): boolean {
  const { status, engineFailures } = document;
  return status === 'failed' || status === 'cancelled' || (!isBusy(document) && engineFailures > 0);
}

/** The editor opens as soon as there are segments. */
export function canOpen({ segmentCount }: TranslationDocument): boolean {
  return segmentCount > 0;
}

/** What the server builds files of. */
export function canExport({ status, segmentCount }: TranslationDocument): boolean {
  return segmentCount > 0 && status !== 'pretranslating';
}
