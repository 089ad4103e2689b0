import type { Command } from '../command.ts';
import { Refusal } from '../refusal.ts';

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  recognize: async () => (await import('../terms/recognize-in-file.ts')).recognizeInFile,
  extract: async () => (await import('../terms/extract-from-files.ts')).extractFromFiles,
  convert: async () => (await import('../terms/convert-terms.ts')).convertTerms,
};

/** `terms recognize`, `terms extract`, `terms convert` */
export const terms: Command = async ({ args: [name = '', ...args], ...call }) => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    const command = `terms ${name}`.trim();
    throw new Refusal('usage.unknown-command', { command, commands: Object.keys(commands).join(', ') });
  }
  await (await load())({ ...call, args });
};
