import { expect, test } from 'vitest';
import { findCommands, type PaletteCommand } from './palette-commands.ts';

const command = (label: string, aliases = ''): PaletteCommand => ({
  id: label,
  group: 'goTo',
  label,
  aliases,
  run: () => {},
});
const commands = [command('My tasks'), command('Task statistics'), command('术语库', '/asset/term/index')];

test.each([
  ['', ['My tasks', 'Task statistics', '术语库']],
  ['task', ['Task statistics', 'My tasks']],
  ['TASK my', ['My tasks']],
  ['术语', ['术语库']],
  ['term', ['术语库']],
  ['nothing', []],
])('%j finds %j', (query, labels) => {
  expect(findCommands(commands, query).map(({ label }) => label)).toEqual(labels);
});
