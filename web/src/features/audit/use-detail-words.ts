import { useTranslation } from 'react-i18next';
import { roleText } from '../../session/role-text.ts';

const known = [
  'address',
  'direction',
  'entries',
  'formerRole',
  'name',
  'repository',
  'role',
  'scope',
  'vendor',
  'way',
] as const;
const ways = ['password', 'code', 'link', 'sign-up', 'passkey', 'wechat', 'company'] as const;

/** Says one detail of an entry. The names of ids stay as the API writes them. */
export function useDetailWords(): (name: string, value: string | number | boolean) => string {
  const { t } = useTranslation('audit');
  return (name, value) => {
    const label = known.find((each) => each === name);
    return t('detail.line', {
      name: label ? t(`detail.${label}`) : name,
      value: wordsOf(name, value),
    });
  };
  function wordsOf(name: string, value: string | number | boolean): string {
    const way = name === 'way' ? ways.find((each) => each === value) : undefined;
    if (way) return t(`detail.ways.${way}`);
    return name === 'role' || name === 'formerRole' ? roleText(String(value)) : String(value);
  }
}
