import { mixesScripts } from '@transloom/core/text/mixes-scripts';
import { z } from 'zod';
import { limits } from './limits.ts';

/** Names that are made for an organization nobody has named yet begin with it (P5.1). */
const generatedPrefix = /^\s*LXO/i;

export function isGeneratedName(name: string): boolean {
  return generatedPrefix.test(name);
}

/** A name that nobody writes so that it is taken for another: see `mixesScripts`. */
export const inOneScript = [(name: string) => !mixesScripts(name), 'mixed-scripts'] as const;

/** Full name of an organization. One that begins with LXO is refused with words of its own. */
export const organizationNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.organizationNameCharacters)
  .refine(...inOneScript);
