import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';

/** What keeps the texts of an entry from being kept. */
export type EntryFault = 'source-empty' | 'target-empty' | 'codes';

export function faultOf({ source, target }: { source: string; target: string }): EntryFault | undefined {
  if (source.trim() === '') return 'source-empty';
  if (target.trim() === '') return 'target-empty';
  return isMarkup(source) && isMarkup(target) ? undefined : 'codes';
}

function isMarkup(text: string): boolean {
  try {
    fromMarkup(text);
    return true;
  } catch (error) {
    if (error instanceof MarkupError) return false;
    throw error;
  }
}
