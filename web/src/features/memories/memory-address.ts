import type { Memory } from '@transloom/contracts/memories';

/** The query of a memory's page; with its entries searched for a text where there is one. */
export function addressOf({ memoryId }: Memory, text = ''): Record<string, string> {
  return { memoryId, ...(text === '' ? {} : { text }) };
}
