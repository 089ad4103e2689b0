import type { Style, StyleVersion } from '@transloom/contracts/style-guides';

/** A style as it stands in the form. */
export interface StyleDraft extends Style {
  /** It goes by the organization's. */
  readonly inherits: boolean;
}

/** What a form begins with: a project that never said anything goes by the organization's. */
export function savedStyle(newest: StyleVersion | undefined, projectId: string | null): StyleDraft {
  if (newest === undefined)
    return { inherits: projectId !== null, instructions: '', tone: 'any', address: 'any' };
  const { inherits, instructions, tone, address } = newest;
  return { inherits, instructions, tone, address };
}
