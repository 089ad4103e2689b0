import type { QaCheckOptions } from '@transloom/contracts/qa-check';
import { type ChosenRules, rulesOfChecks } from '@transloom/core/quality/check-choices';
import type { QualityRule } from '@transloom/core/quality/quality-rule';
import type { Context } from '../../../../platform/context.ts';
import { patternsOf, rulesOfPatterns } from '../../../quality/quality-patterns.ts';

type Chosen = Pick<QaCheckOptions, 'checks' | 'patterns' | 'projectId'>;

/** The rules that were chosen, and the patterns of the project. */
export async function rulesOfCheck(
  context: Pick<Context, 'db'>,
  { checks, patterns, projectId }: Chosen,
): Promise<ChosenRules> {
  const { rules, documentRules } = rulesOfChecks(checks);
  if (!patterns || projectId === null) return { rules, documentRules };
  return { rules: [...rules, ...rulesOfPatterns(await patternsOf(context, projectId))], documentRules };
}

/** The tags of two files have nothing to do with one another. */
export function rulesOfFile(rules: readonly QualityRule[], kind: string): readonly QualityRule[] {
  return kind === 'pair' ? rules.filter(({ category }) => category !== 'tags') : rules;
}
