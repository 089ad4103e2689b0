import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { UnprivilegedCommand } from './unprivileged-command.ts';

export interface ClusterPasswords {
  readonly superuser: string;
  readonly application: string;
}

/** A database cluster on disk: PostgreSQL's folder, the passwords beside it, and its log. */
export interface PostgresCluster {
  readonly folder: string;
  readonly pgData: string;
  readonly logFile: string;
  readonly passwords: ClusterPasswords;
}

export interface ClusterSettings {
  readonly dataDir: string;
  readonly durable: boolean;
  readonly binaries: PostgresBinaries;
  readonly command: UnprivilegedCommand;
}

/** PostgreSQL's data is bound to its major version, so the folder names it. */
const clusterName = 'postgres-18';

/** The cluster of a data folder, made at the first call. */
export function openCluster(settings: ClusterSettings): PostgresCluster {
  const folder = join(settings.dataDir, clusterName);
  const passwords = readPasswords(folder) ?? createCluster(settings, folder);
  return { folder, pgData: join(folder, 'data'), logFile: join(folder, 'postgres.log'), passwords };
}

function readPasswords(folder: string): ClusterPasswords | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'passwords.json'), 'utf8')) as ClusterPasswords;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Made in a folder of its own and renamed when whole: an interrupted start leaves no half cluster behind, and of
 * two starts at once one wins and the other takes the winner's.
 */
function createCluster(settings: ClusterSettings, folder: string): ClusterPasswords {
  mkdirSync(settings.dataDir, { recursive: true });
  const draft = mkdtempSync(join(settings.dataDir, `.${clusterName}-`));
  try {
    const passwords = { superuser: newPassword(), application: newPassword() };
    fillCluster(settings, draft, passwords);
    renameSync(draft, folder);
    return passwords;
  } catch (error) {
    const winner = readPasswords(folder);
    if (winner === undefined) throw error;
    return winner;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function fillCluster(settings: ClusterSettings, folder: string, passwords: ClusterPasswords): void {
  const passwordFile = join(folder, 'superuser-password');
  writeFileSync(join(folder, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 });
  writeFileSync(passwordFile, passwords.superuser, { mode: 0o600 });
  writeFileSync(join(folder, 'postgres.log'), '');
  const { owner } = settings.command;
  if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner, owner);
  runInitdb(settings, join(folder, 'data'), passwordFile);
  rmSync(passwordFile);
}

function runInitdb(settings: ClusterSettings, pgData: string, passwordFile: string): void {
  const [program = '', ...args] = [
    ...settings.command.prefix,
    settings.binaries.initdb,
    `--pgdata=${pgData}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    ...localeArguments(),
    ...(settings.durable ? [] : ['--no-sync']),
  ];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`);
}

/** Code point order on every machine. LC_CTYPE must know UTF-8, or pg_trgm sees no letters in Chinese text. */
function localeArguments(): readonly string[] {
  const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
  ];
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
