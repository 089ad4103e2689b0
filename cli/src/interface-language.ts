import type { InterfaceLanguage } from '@transloom/contracts/answer';

/**
 * `--language`, which is that of the text for `segment`, else what the shell says in the order of POSIX; English where
 * neither names Chinese.
 */
export function interfaceLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): InterfaceLanguage {
  const asked = args[0] === 'segment' ? undefined : optionValue(args);
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return (asked ?? locale).toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

/** Read before the options are checked, because their refusals have a language too. */
function optionValue(args: readonly string[]): string | undefined {
  const index = args.indexOf('--language');
  if (index >= 0) return args[index + 1];
  return args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length);
}
