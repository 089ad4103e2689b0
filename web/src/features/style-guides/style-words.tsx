import type { Style } from '@transloom/contracts/style-guides';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import styles from './style-guide.module.css';

/** A style to be read. */
export function StyleWords({ style: { tone, address, instructions } }: { readonly style: Style }) {
  const { t } = useTranslation('style-guides');
  const facts = [
    ...(tone === 'any' ? [] : [t('fact', { label: t('tone.label'), value: t(`tone.${tone}`) })]),
    ...(address === 'any' ? [] : [t('fact', { label: t('address.label'), value: t(`address.${address}`) })]),
  ];
  return (
    <>
      {facts.length > 0 ? <Text as="p">{facts.join(' · ')}</Text> : null}
      {instructions === '' ? null : <p className={styles['words']}>{instructions}</p>}
      {facts.length === 0 && instructions === '' ? <Text tone="tertiary">{t('nothing')}</Text> : null}
    </>
  );
}
