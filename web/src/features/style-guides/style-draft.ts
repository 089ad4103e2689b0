import { type StyleVersion, styleChangeSchema } from '@transloom/contracts/style-guides';
import type { z } from 'zod';

/** The fields of the form; `inherits` says that a project follows the organization's style guide. */
export const styleDraftSchema = styleChangeSchema.omit({ baseVersion: true });
export type StyleDraft = z.infer<typeof styleDraftSchema>;

/** The style in force; a project without one follows the organization's. */
export function savedStyle(newest: StyleVersion | undefined, projectId: string | null): StyleDraft {
  const nothing = { inherits: projectId !== null, instructions: '', tone: 'any', address: 'any' };
  return styleDraftSchema.parse(newest ?? nothing);
}
