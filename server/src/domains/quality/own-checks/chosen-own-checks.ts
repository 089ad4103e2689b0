import type { OwnCheck } from '@transloom/core/intelligent-check/model-issue';
import { baseLanguage } from '@transloom/core/language/language-tag';
import type { QualitySeverity } from '@transloom/core/quality/quality-rule';
import type { Context } from '../../../platform/context.ts';
import { findOwnChecks, type OwnCheckRow } from './own-checks.store.ts';

interface Choice {
  readonly targetLanguage: string;
  /** Only these; null: all. */
  readonly only: readonly string[] | null;
  /** Not these. */
  readonly without?: readonly string[];
}

/** The checks of the organization that are turned on and meant for translations into a language. */
export async function chosenOwnChecks(
  { db }: Pick<Context, 'db'>,
  { targetLanguage, only, without = [] }: Choice,
): Promise<readonly OwnCheck[]> {
  const rows = await findOwnChecks(db);
  return rows
    .filter(({ id, enabled }) => enabled && (only?.includes(id) ?? true) && !without.includes(id))
    .filter(({ languages }) => isForLanguage(languages, targetLanguage))
    .map(askedCheck);
}

export function askedCheck({ id, name, instruction, severity }: OwnCheckRow): OwnCheck {
  return { id, name, instruction, severity: severity as QualitySeverity };
}

/** A tag without a region stands for all regions. */
export function isForLanguage(languages: readonly string[], targetLanguage: string): boolean {
  if (languages.length === 0) return true;
  return languages.some((tag) => tag === targetLanguage || tag === baseLanguage(targetLanguage));
}
