import type { Plugin } from 'vite';

/** File names of the scripts that each script imports before it runs. */
export type ScriptImports = ReadonlyMap<string, readonly string[]>;

/**
 * Ends the build where scripts wait for one another: the one that runs first finds nothing in what it imports, and its page
 * stays empty. Merging shared scripts makes such circles.
 */
export function refuseScriptCycles(): Plugin {
  return {
    name: 'refuse-script-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const cycle = findCycle(new Map(scripts.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle !== undefined) this.error(`scripts wait for one another: ${cycle.join(' → ')}`);
    },
  };
}

/** The first circle of imports, its first script once more at its end; undefined where there is none. */
export function findCycle(imports: ScriptImports): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (script: string, way: readonly string[]): readonly string[] | undefined => {
    const at = way.indexOf(script);
    if (at >= 0) return [...way.slice(at), script];
    if (done.has(script)) return undefined;
    for (const next of imports.get(script) ?? []) {
      const cycle = walk(next, [...way, script]);
      if (cycle !== undefined) return cycle;
    }
    done.add(script);
    return undefined;
  };
  for (const script of imports.keys()) {
    const cycle = walk(script, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
