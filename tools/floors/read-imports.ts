import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { floorRules } from './floor-rules.ts';

export interface FloorReport {
  /** How many files of ours were read. */
  readonly modules: number;
  readonly violations: readonly FloorViolation[];
}

interface FloorViolation {
  readonly rule: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

const folders = ['core/src', 'contracts/src', 'server/src', 'web/src', 'cli/src', 'tools', 'e2e'];

/** Reads every import of the house, of types too, and holds it against the floors. */
export async function readImports(root: string): Promise<FloorReport> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    present,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: floorRules() },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/(fixtures|dist)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      symlinks: true,
    },
  );
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave text where a result was asked for');
  return report(output);
}

function report(result: ICruiseResult): FloorReport {
  const ours = result.modules.filter((module) =>
    folders.some((folder) => module.source.startsWith(`${folder}/`)),
  );
  const violations = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    reason: floorRules().find((each) => each.name === rule.name)?.comment ?? '',
    from,
    to: cycle === undefined ? to : cycle.map((step) => step.name).join(' → '),
  }));
  return { modules: ours.length, violations };
}
