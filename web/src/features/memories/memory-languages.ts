import type { Memory } from '@transloom/contracts/memories';

export function targetsOf({ directions }: Memory): string[] {
  return directions.map(({ targetLanguage }) => targetLanguage);
}

/** Source and targets. */
export function languagesOf(memory: Memory): string[] {
  return [memory.sourceLanguage, ...targetsOf(memory)];
}
