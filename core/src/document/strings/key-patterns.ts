import type { DocumentOptions } from '../document-options.ts';

/**
 * Whether the options let a key be read. Steps of keys and patterns are parted by points or slashes; `*` stands for
 * any part of one step, `**` for any number of steps.
 */
export function keyFilter({
  includedKeys = [],
  excludedKeys = [],
}: DocumentOptions): (key: string) => boolean {
  if (includedKeys.length === 0 && excludedKeys.length === 0) return () => true;
  const included = includedKeys.map(stepsOf);
  const excluded = excludedKeys.map(stepsOf);
  return (key) => {
    const steps = stepsOf(key);
    const wanted = included.length === 0 || included.some((pattern) => matchesSteps(pattern, steps));
    return wanted && !excluded.some((pattern) => matchesSteps(pattern, steps));
  };
}

function stepsOf(path: string): readonly string[] {
  return path.split(/[./]/);
}

function matchesSteps(pattern: readonly string[], steps: readonly string[]): boolean {
  return matchesGlob(pattern, steps, { isStar: (part) => part === '**', fits: matchesStep });
}

function matchesStep(pattern: string, step: string): boolean {
  return matchesGlob([...pattern], [...step], { isStar: (part) => part === '*', fits: (a, b) => a === b });
}

interface GlobRules {
  readonly isStar: (part: string) => boolean;
  readonly fits: (part: string, item: string) => boolean;
}

/** The usual walk with one way back, to the last star: never more than pattern × items steps. */
function matchesGlob(
  pattern: readonly string[],
  items: readonly string[],
  { isStar, fits }: GlobRules,
): boolean {
  let p = 0;
  let i = 0;
  let star = -1;
  let resume = 0;
  while (i < items.length) {
    const part = pattern[p];
    if (part !== undefined && isStar(part)) {
      star = p++;
      resume = i;
    } else if (part !== undefined && fits(part, items[i] ?? '')) {
      p++;
      i++;
    } else if (star === -1) return false;
    else {
      p = star + 1;
      i = ++resume;
    }
  }
  return pattern.slice(p).every(isStar);
}
