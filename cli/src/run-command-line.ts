import { OperatorError } from '@transloom/server/operator/operator-error';
import type { Command, Terminal } from './command.ts';
import { commands } from './commands.ts';
import { interfaceLanguage } from './interface-language.ts';
import { operatorLine, Refusal, refusalLine } from './refusal.ts';
import { OutputClosed } from './standard-output.ts';

/** Runs one command. The exit code: 0 done or nobody reads on, 2 refused, 1 a bug of ours; never a stack trace. */
export async function runCommandLine(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const [first = 'help', ...args] = argv;
  const name = ['--help', '-h'].includes(first) ? 'help' : first;
  const language = interfaceLanguage(argv, terminal.environment);
  try {
    const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h');
    const load = findCommand(name);
    if (!asksForHelp) await (await load())({ args, language, terminal });
    else await (await findCommand('help')())({ args: [name, ...args], language, terminal });
    return 0;
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    if (error instanceof OperatorError) {
      terminal.printError(operatorLine(error, language));
      return 2;
    }
    const refusal = error instanceof Refusal ? error : unexpected(error);
    terminal.printError(refusalLine(refusal, language));
    return error instanceof Refusal ? 2 : 1;
  }
}

function findCommand(name: string): () => Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return load;
  throw new Refusal('usage.unknown-command', { command: name, commands: Object.keys(commands).join(', ') });
}

function unexpected(error: unknown): Refusal {
  return new Refusal('program.unexpected', {
    detail: error instanceof Error ? error.message : String(error),
  });
}
