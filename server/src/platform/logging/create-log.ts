import type { Log } from './log.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogSettings {
  /** Least level that is written. */
  readonly level: LogLevel;
  /** Written on every line, such as the name of the process. */
  readonly fields?: Record<string, unknown>;
  readonly write?: (line: string) => void;
}

/** JSON lines on standard output. JSON escapes line ends, so what people type cannot forge a line. */
export function createLog({ level, fields = {}, write = writeLine }: LogSettings): Log {
  const least = logLevels.indexOf(level);
  const at = (name: LogLevel) =>
    logLevels.indexOf(name) < least
      ? () => undefined
      : (more: Record<string, unknown>, message: string) =>
          write(tell({ time: new Date().toISOString(), level: name, message, ...fields, ...more }));
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Name, message and stack of an error and of its causes; the stack names places of our code, never data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isLikeError(error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const code = 'code' in error ? { errorCode: error.code } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

/** Some libraries tell of an error by an object that only has its fields. */
function isLikeError(error: unknown): error is Error {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'message' in error && typeof error.message === 'string';
}

const secretName = /password|secret|token|cookie|authorization|api-?_?key|captcha|^codes?$/i;

function tell(line: Record<string, unknown>): string {
  return JSON.stringify(line, (name, value: unknown) => {
    if (secretName.test(name) && typeof value === 'string') return '•••';
    return value instanceof Error ? describeError(value) : value;
  });
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
