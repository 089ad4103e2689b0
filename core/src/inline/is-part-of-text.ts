import type { InlineCodeDetails } from './inline-text.ts';

/** Whether a placeholder stands for words nobody knows yet: a variable, a field, an address, an unknown code. */
export function isPartOfText({ type, equivalent }: InlineCodeDetails): boolean {
  if (equivalent !== undefined) return equivalent.trim() !== '';
  return type === 'variable' || type === 'field' || type === 'link' || type === 'other';
}
