import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { PostgresCluster } from './postgres-cluster.ts';

interface ServedCluster {
  readonly cluster: Pick<PostgresCluster, 'pgData'>;
  readonly port: number;
  /** Whether it can be reached by a socket too, where `socketFolder` says where. */
  readonly hasSocket: boolean;
  /** False for tests. */
  readonly durable: boolean;
}

/** Arguments that start the server of a cluster. */
export function serverArguments({ cluster, port, hasSocket, durable }: ServedCluster): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: (hasSocket && socketFolder(cluster)) || '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? settingsForLargeData(memoryOfMachine()) : settingsForTests),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster.pgData, ...options];
}

/** In bytes, on macOS; Linux takes four more. */
const longestSocketPath = 103;

/**
 * Where a server can be reached besides: what is sent through a socket of the machine costs it a good deal less than through
 * its network, and a call sends a dozen statements. Undefined where there is none, or its path would be too long.
 */
export function socketFolder(
  { pgData }: Pick<PostgresCluster, 'pgData'>,
  platform = process.platform,
): string | undefined {
  const longest = join(pgData, '.s.PGSQL.65535.lock');
  return platform !== 'win32' && Buffer.byteLength(longest) <= longestSocketPath ? pgData : undefined;
}

const settingsForTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

const mebibyte = 2 ** 20;
/** What PostgreSQL takes by itself. In MB. */
const fewestBuffers = 128;
const mostBuffers = 4_096;

/**
 * A memory of a million entries has indexes of some hundred MB, whose pages an import meets in no order: with PostgreSQL's own
 * 128 MB it reads and writes most of them again and again. `memory`: of the machine, in bytes; a tenth of it is for buffers.
 * A page is logged as a whole when it is first changed after a checkpoint, so these come by time and not by each half
 * gigabyte of log, of which there may be 4 GB for it.
 */
export function settingsForLargeData(memory: number): Readonly<Record<string, string>> {
  const tenth = Math.floor(memory / 10 / mebibyte);
  const buffers = Math.min(mostBuffers, Math.max(fewestBuffers, tenth));
  return { shared_buffers: `${buffers}MB`, max_wal_size: '4GB', checkpoint_timeout: '15min' };
}

/** In bytes; of a container what it may have. */
function memoryOfMachine(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}
