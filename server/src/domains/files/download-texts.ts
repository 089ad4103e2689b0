import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Download } from '@transloom/contracts/files';

/** What the notices panel says of a download in each state. */
export const downloadTexts: Readonly<
  Record<Download['status'], Readonly<Record<InterfaceLanguage, string>>>
> = {
  I: { 'zh-CN': '排队中', 'en-US': 'Waiting' },
  C: { 'zh-CN': '正在生成', 'en-US': 'Being made' },
  S: { 'zh-CN': '可下载', 'en-US': 'Ready to download' },
  F: { 'zh-CN': '生成失败', 'en-US': 'Failed' },
};
