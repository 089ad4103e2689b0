import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { openCluster, type PostgresCluster } from './postgres-cluster.ts';
import { canLogIn, prepareDatabase } from './prepare-database.ts';
import { findRunningServer, servesCluster } from './running-server.ts';
import { serverArguments, socketFolder } from './server-arguments.ts';
import { type UnprivilegedCommand, unprivilegedCommand } from './unprivileged-command.ts';

export interface EmbeddedPostgres {
  /** Login of the role that owns the database; no superuser, so row-level security binds it. */
  readonly url: string;
  /** The same through a socket, where the server has one. */
  readonly nearUrl: string;
  /** Stops the server, unless another process had started it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** False for tests: nothing waits for the disk, a power cut may lose everything. */
  readonly durable: boolean;
  readonly command?: UnprivilegedCommand;
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 10_000;
const restartDelayMs = 500;

/**
 * PostgreSQL from npm on a data folder of ours. A server that another process already runs there is shared. A
 * server that dies is started again on the same port until `stop` is called.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const command = options.command ?? unprivilegedCommand();
  const cluster = openCluster({ ...options, binaries, command });
  const { durable } = options;
  const launch = (way: ServerWay) =>
    spawnServer(
      [...command.prefix, binaries.postgres, ...serverArguments({ ...way, cluster, durable })],
      cluster,
    );
  const { way, child } = await startOrJoin(cluster, launch);
  const url = await prepareDatabase(cluster, way.port);
  const nearUrl = await throughSocket(url, cluster);
  if (child === undefined) return { url, nearUrl, stop: async () => undefined };
  return { url, nearUrl, stop: keepRunning(child, () => launch(way)) };
}

/** The same where the server has no socket, such as one that an older version has started. */
async function throughSocket(url: string, cluster: PostgresCluster): Promise<string> {
  const folder = socketFolder(cluster);
  if (folder === undefined) return url;
  const near = new URL(url);
  near.searchParams.set('host', folder);
  return (await canLogIn(near.href)) ? near.href : url;
}

/** How a server can be reached. */
interface ServerWay {
  readonly port: number;
  readonly hasSocket: boolean;
}

interface ReachableServer {
  readonly way: ServerWay;
  /** Absent where another process runs the server. */
  readonly child?: ChildProcess;
}

async function startOrJoin(
  cluster: PostgresCluster,
  launch: (way: ServerWay) => ChildProcess,
): Promise<ReachableServer> {
  const deadline = Date.now() + startTimeoutMs;
  for (let hasSocket = true; Date.now() < deadline; hasSocket = !hasSocket) {
    const running = await findRunningServer(cluster);
    if (running !== undefined) return { way: { port: running, hasSocket } };
    const way = { port: await freePort(), hasSocket };
    const child = launch(way);
    if (await becomesReady(cluster, way.port, child, deadline)) return { way, child };
    // Ended: the port was taken meanwhile, a server before us is still starting or stopping, or the folder is on a disk that
    // can hold no socket, as that of another system.
    await wait(100);
  }
  throw new Error(`PostgreSQL did not start in ${startTimeoutMs / 1000} s:\n${lastLines(cluster.logFile)}`);
}

async function becomesReady(
  cluster: PostgresCluster,
  port: number,
  child: ChildProcess,
  deadline: number,
): Promise<boolean> {
  while (!hasEnded(child) && Date.now() < deadline) {
    if (await servesCluster(cluster, port)) return true;
    await wait(25);
  }
  await stopServer(child);
  return false;
}

function spawnServer(commandLine: readonly string[], cluster: PostgresCluster): ChildProcess {
  const [program = '', ...args] = commandLine;
  const log = openSync(cluster.logFile, 'a', 0o600);
  // A process group of its own: Ctrl-C reaches us alone, and we stop the database last.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined); // `exit` never comes then, but hasEnded sees that no process exists
  closeSync(log);
  return child;
}

/** Starts the server again whenever it ends, and gives the function that ends it for good. */
function keepRunning(first: ChildProcess, launch: () => ChildProcess): () => Promise<void> {
  let current = first;
  let pause: NodeJS.Timeout | undefined;
  const watch = (child: ChildProcess) => {
    current = child;
    child.once('exit', relaunchSoon);
  };
  const relaunchSoon = () => {
    pause = setTimeout(() => watch(launch()), restartDelayMs);
  };
  watch(first);
  return async () => {
    clearTimeout(pause);
    current.off('exit', relaunchSoon);
    await stopServer(current);
  };
}

/** Fast shutdown: open transactions are rolled back, nothing committed is lost. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await exited;
  clearTimeout(impatient);
}

/** A process killed by a signal has no exit code, and one that could not be spawned has no number. */
function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
}
