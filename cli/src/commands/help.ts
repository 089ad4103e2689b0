import { engineVendors } from '@transloom/server/providers/machine-translation/engine-registry';
import type { Command } from '../command.ts';
import { cliText } from '../texts.ts';

export const help: Command = async ({ language, terminal }) => {
  terminal.print(cliText('help.text', language, { engines: engineVendors.map(({ id }) => id).join(', ') }));
};
