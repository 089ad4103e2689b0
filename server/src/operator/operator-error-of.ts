import { isDiskFull } from '../platform/disk-full.ts';
import { KeyringError } from '../platform/secrets/keyring.ts';
import { OperatorError, type OperatorFault } from './operator-error.ts';

/** SQLSTATE of what the operator can mend: authentication, unknown database, missing rights. */
const databaseFaults: Readonly<Record<string, OperatorFault>> = {
  '28P01': 'database.refused',
  '28000': 'database.refused',
  '3D000': 'database.missing',
  '42501': 'database.no-rights',
};

const unreachable = /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/;
const notWritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/** An error of the start in the words of an operator; anything else is a bug and stays as it is. */
export function operatorErrorOf(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error;
  if (error instanceof KeyringError) return told('keys.damaged', error.message, error);
  const cause = 'code' in error ? error : firstCoded(error);
  const code = String(cause?.code ?? '');
  if (isDiskFull(cause)) return new OperatorError('disk.full', { folder: dataDir }, { cause: error });
  if (unreachable.test(code)) return told('database.unreachable', code, error);
  const fault = databaseFaults[code];
  if (fault !== undefined) return told(fault, error.message, error);
  if (notWritable.includes(code) && 'syscall' in (cause ?? {}))
    return new OperatorError('data-folder.not-writable', { folder: dataDir, reason: code }, { cause: error });
  return error;
}

function told(fault: OperatorFault, reason: string, cause: Error): OperatorError {
  return new OperatorError(fault, { reason }, { cause });
}

/** Of several addresses that were tried, or of what an error was made from. */
function firstCoded(error: Error): (Error & { readonly code?: unknown }) | undefined {
  if (error instanceof AggregateError) return error.errors.find((each) => each instanceof Error);
  return error.cause instanceof Error ? error.cause : undefined;
}
