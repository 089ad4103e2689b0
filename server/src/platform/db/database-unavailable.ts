/** The database cannot be reached or went away in the middle. Passing: what was not committed can be tried again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Codes of the socket and of PostgreSQL: 08 connection, 53300 too many connections, 57P0x stopped, crashed, starting. */
const lossCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|53300|57P0[1-5])$/;
/** pg gives these no code. */
const lossMessage =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lossCode.test(code) || lossMessage.test(error.message) || isMissingSocket(error, code);
}

/** While the server of the machine starts again; other files may be missing too. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}
