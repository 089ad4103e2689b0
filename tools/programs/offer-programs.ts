import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  installCommand,
  isInstalled,
  type SystemProgram,
  systemPrograms,
} from '../../server/src/platform/system-programs.ts';
import { message, terminalLanguage } from '../messages.mjs';

/** Installs what is missing when asked to and able to; otherwise says what is off and the command that adds it. */
export function offerPrograms({ install }: { install: boolean }): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  if (install && canInstall()) installPackages(missing);
  const stillMissing = missingPrograms();
  if (stillMissing.length > 0) describeMissing(stillMissing);
}

export function missingPrograms(): readonly SystemProgram[] {
  return systemPrograms.filter((program) => program.use === 'now' && !isInstalled(program));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installPackages(programs: readonly SystemProgram[]): void {
  const packages = programs.flatMap((program) => program.packages);
  console.log(message('programs.installing', { packages: packages.join(' ') }));
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
      .status;
  const code = aptGet('update') || aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (code !== 0) console.error(message('programs.install-failed', { code: code ?? 'signal' }));
}

function describeMissing(programs: readonly SystemProgram[]): void {
  console.log(message('programs.missing'));
  for (const { name, feature } of programs) {
    console.log(message('programs.missing-line', { program: name, feature: feature[terminalLanguage()] }));
  }
  console.log(message('programs.command', { command: installCommand(programs) }));
}
