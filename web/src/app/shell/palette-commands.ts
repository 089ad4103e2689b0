import type { FoundKind } from '@transloom/contracts/search';

/** Something the command palette can do. */
export interface PaletteCommand {
  readonly id: string;
  readonly group: 'goTo' | 'create' | 'organization' | 'language' | 'theme' | 'account' | FoundKind;
  readonly label: string;
  /** What it belongs to, such as the project of a file. */
  readonly note?: string;
  /** Other words it is found by. */
  readonly aliases?: string;
  /** Leads to a page whose capability comes later. */
  readonly planned?: boolean;
  readonly run: () => void;
}

/** Commands that have every word of the query; those that start with it come first. */
export function findCommands(commands: readonly PaletteCommand[], query: string): readonly PaletteCommand[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (command: PaletteCommand) => `${command.label} ${command.aliases ?? ''}`.toLowerCase();
  const fits = commands.filter((command) => words.every((word) => text(command).includes(word)));
  const starts = (command: PaletteCommand) => command.label.toLowerCase().startsWith(words[0] ?? '');
  return words.length === 0 ? fits : [...fits.filter(starts), ...fits.filter((command) => !starts(command))];
}
