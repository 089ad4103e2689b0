import type { Command } from '../command.ts';
import { Refusal } from '../refusal.ts';

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  convert: async () => (await import('../memory/convert-memory.ts')).convertMemory,
  match: async () => (await import('../memory/match-memory.ts')).matchMemory,
  check: async () => (await import('../memory/check-memory.ts')).checkMemory,
};

/** `memory match`, `memory convert`, `memory check` */
export const memory: Command = async ({ args: [name = '', ...args], ...call }) => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    const command = `memory ${name}`.trim();
    throw new Refusal('usage.unknown-command', { command, commands: Object.keys(commands).join(', ') });
  }
  await (await load())({ ...call, args });
};
