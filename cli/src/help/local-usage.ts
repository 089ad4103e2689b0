import type { InterfaceLanguage } from '@transloom/contracts/answer';

/** What stands for something to be given, in Chinese. */
const placeholders: Readonly<Record<string, string>> = {
  FILE: '文件',
  LANGUAGE: '语言',
  ENGINE: '模型',
  RATE: '匹配率',
  COUNT: '数量',
  DIRECTION: '方向',
  OWNER: '所有者',
  NAME: '名称',
  FOLDER: '文件夹',
  PORT: '端口',
  ADDRESS: '地址',
};

/** A usage with its placeholders in a language. */
export function localUsage(usage: string, language: InterfaceLanguage): string {
  if (language === 'en-US') return usage;
  return usage.replaceAll(/\b[A-Z]+\b/g, (word) => placeholders[word] ?? word);
}
