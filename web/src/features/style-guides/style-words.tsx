import type { Style } from '@transloom/contracts/style-guides';
import { useTranslation } from 'react-i18next';
import { FoldedText } from '../../ui/folded-text.tsx';
import { Text } from '../../ui/text.tsx';

interface StyleWordsProps {
  readonly style: Style;
  /** Shows only the beginning of long instructions at first. */
  readonly folds?: boolean;
}

/** A style to be read. */
export function StyleWords({ style: { tone, address, instructions }, folds = false }: StyleWordsProps) {
  const { t } = useTranslation('style-guides');
  const facts = [
    ...(tone === 'any' ? [] : [t('fact', { label: t('tone.label'), value: t(`tone.${tone}`) })]),
    ...(address === 'any' ? [] : [t('fact', { label: t('address.label'), value: t(`address.${address}`) })]),
  ];
  return (
    <>
      {facts.length > 0 ? <Text as="p">{facts.join(' · ')}</Text> : null}
      {instructions === '' ? null : <FoldedText text={instructions} folds={folds} />}
      {facts.length === 0 && instructions === '' ? <Text tone="tertiary">{t('nothing')}</Text> : null}
    </>
  );
}
