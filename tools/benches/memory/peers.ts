import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Time and results of another program. */
export interface PeerRun {
  readonly buildCpuSeconds: number;
  readonly matchCpuSeconds: number;
  /** The best entry of each query by its place, `undefined` where none was found. */
  readonly best: readonly (number | undefined)[];
}

export interface PeerTask {
  /** A text a line each. */
  readonly entriesFile: string;
  readonly queriesFile: string;
  /** Whole percent. */
  readonly minRate: number;
}

/**
 * SYSTRAN fuzzy-match (MIT), from the program that FUZZY_MATCH_CLI names, with its own settings: the index once, then
 * the best five on one thread, less the time it takes to load the index.
 */
export function runFuzzyMatch(program: string, { entriesFile, queriesFile, minRate }: PeerTask): PeerRun {
  const build = timed(`"${program}" -c "${entriesFile}"`);
  const match = `"${program}" -i "${entriesFile}.fmi" -a match -f ${minRate / 100} -N 1 -n 5`;
  const load = timed(`${match} < /dev/null`);
  const { cpuSeconds, output } = timed(`${match} < "${queriesFile}"`);
  const best = output.split('\n').map((line) => {
    // The number of the first match: its rate, then its place counted from one.
    const place = /\t(\d+)/u.exec(line)?.[1];
    return place === undefined ? undefined : Number(place) - 1;
  });
  return {
    buildCpuSeconds: build.cpuSeconds,
    matchCpuSeconds: cpuSeconds - load.cpuSeconds,
    best,
  };
}

/** The matcher of translate-toolkit (GPL, a program of its own), where Python has it. */
export function runTranslateToolkit({ entriesFile, queriesFile, minRate }: PeerTask): PeerRun | undefined {
  const script = join(import.meta.dirname, 'translate-toolkit.py');
  const { status, stdout } = spawnSync(
    '/usr/bin/python3',
    [script, entriesFile, queriesFile, String(minRate)],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) return;
  const lines = stdout.trimEnd().split('\n');
  const [build = '', match = ''] = (lines.pop() ?? '').split(' ');
  const best = lines.map((line) => (line === '' ? undefined : Number(line)));
  return { buildCpuSeconds: Number(build), matchCpuSeconds: Number(match), best };
}

/** @throws {Error} where the command fails. */
function timed(command: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='cpu %U %S'; time ${command}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/u.exec(stderr) ?? [];
  if (status !== 0 || user === undefined) throw new Error(`${command}: ${stderr}`);
  return { cpuSeconds: Number(user) + Number(system), output: stdout };
}
