import type { InterfaceLanguage } from '@transloom/contracts/answer';

/** Where a command speaks to, and what it may know of the shell it runs in. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Results, on standard output, as they stand. */
  write(text: string): void;
  /** One line of it. */
  print(line: string): void;
  /** Refusals and warnings, on standard error. */
  printError(line: string): void;
}

export interface CommandCall {
  /** Arguments after the command's name. */
  readonly args: readonly string[];
  readonly language: InterfaceLanguage;
  readonly terminal: Terminal;
}

/** @throws {Refusal} and the refusals of core and providers; anything else is a bug */
export type Command = (call: CommandCall) => Promise<void>;
