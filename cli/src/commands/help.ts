import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { engineVendors } from '@transloom/server/providers/machine-translation/engine-registry';
import type { Command } from '../command.ts';
import { type CommandName, commandGroups, commandList } from '../help/command-list.ts';
import { localUsage } from '../help/local-usage.ts';
import { optionText } from '../help/option-texts.ts';
import { cliText } from '../texts.ts';

/** `help`, `help COMMAND` and `COMMAND --help`; of commands of several words the first is enough. */
export const help: Command = async ({ args, language, terminal }) => {
  const asked = args.filter((arg) => !arg.startsWith('-')).slice(0, 2);
  const found = commandNames.filter((name) => asked.length > 0 && isAsked(name, asked));
  if (found.length === 0) return terminal.print(overview(language));
  terminal.print(found.map((name) => ofCommand(name, language)).join('\n\n'));
};

const commandNames = Object.keys(commandList) as CommandName[];

function isAsked(name: CommandName, asked: readonly string[]): boolean {
  const words = name.split(' ');
  const hasAll = words.every((word, i) => asked[i] === word);
  const isOne = commandNames.some((each) => each === asked.join(' '));
  return hasAll || (!isOne && words[0] === asked[0]);
}

function overview(language: InterfaceLanguage): string {
  const width = Math.max(...commandNames.map((name) => name.length)) + 2;
  const groups = Object.entries(commandGroups).map(([group, title]) => {
    const lines = commandNames
      .filter((name) => commandList[name].group === group)
      .map((name) => `  ${name.padEnd(width)}${commandList[name].does[language]}`);
    return [title[language], ...lines].join('\n');
  });
  return [cliText('help.head', language), ...groups, cliText('help.foot', language)].join('\n\n');
}

function ofCommand(name: CommandName, language: InterfaceLanguage): string {
  const { usage, does } = commandList[name];
  const options = [...new Set([...(usage.match(/--[a-z-]+/g) ?? []), '--language'])];
  const width = Math.max(...options.map((option) => option.length)) + 2;
  const lines = options.map(
    (option) => `  ${option.padEnd(width)}${optionText(name, option)?.[language] ?? ''}`,
  );
  const engines = options.includes('--engine')
    ? [cliText('help.engines', language, { engines: engineVendors.map(({ id }) => id).join(', ') })]
    : [];
  return [does[language], `  ${localUsage(usage, language)}`, lines.join('\n'), ...engines].join('\n\n');
}
