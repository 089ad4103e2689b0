import { accountTypeNames } from '@transloom/contracts/account-type-names';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { AccountType } from '@transloom/contracts/roles';

/** What can be bought: so many characters or tokens, or so many natural months on a plan. */
export interface Product {
  readonly kind: 'PRO' | 'ENTERPRISE' | 'CHARACTERS' | 'TOKEN';
  readonly amount: number | null;
  readonly accountType: AccountType | null;
  readonly months: number | null;
}

/** The name of a product, as it stands in orders, contracts and on the phone of who pays. */
export function productWords(product: Product, language: InterfaceLanguage): string {
  const { kind, amount, accountType, months } = product;
  if (amount !== null) return packWords(kind, amount, language);
  const plan = accountTypeNames[accountType ?? 'pro'][language];
  const time = timeWords(months ?? 1, language);
  return language === 'zh-CN' ? `${plan} ${time}` : `${plan}, ${time}`;
}

function packWords(kind: Product['kind'], amount: number, language: InterfaceLanguage): string {
  const count = new Intl.NumberFormat(language).format(amount);
  if (kind === 'TOKEN') return language === 'zh-CN' ? `${count} 智能体 Token` : `${count} agent tokens`;
  return language === 'zh-CN' ? `${count} 字符` : `${count} characters`;
}

function timeWords(months: number, language: InterfaceLanguage): string {
  const years = months / 12;
  const [count, unit] = Number.isInteger(years) ? [years, 'year'] : [months, 'month'];
  if (language === 'zh-CN') return `${count} ${unit === 'year' ? '年' : '个月'}`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
