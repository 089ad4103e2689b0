import type { Locale as ComponentTexts } from 'antd/es/locale';
import { currentLocale, type Locale } from './locale.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ default: ComponentTexts }>>> = {
  'zh-CN': () => import('antd/locale/zh_CN.js'),
  'en-US': () => import('antd/locale/en_US.js'),
};

/** The words inside the library's parts: paging, date pickers, empty lists. */
export async function loadComponentTexts(): Promise<ComponentTexts> {
  return (await loaders[currentLocale()]()).default;
}
