import type { Style } from '@transloom/contracts/style-guides';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import styles from './style-guide.module.css';

interface StyleWordsProps {
  readonly style: Style;
  /** Of long instructions the beginning is shown first. */
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
      {instructions === '' ? null : <Instructions text={instructions} folds={folds} />}
      {facts.length === 0 && instructions === '' ? <Text tone="tertiary">{t('nothing')}</Text> : null}
    </>
  );
}

const linesShown = 6;
const charactersShown = 400;

function Instructions({ text, folds }: { readonly text: string; readonly folds: boolean }) {
  const { t } = useTranslation('style-guides');
  const [open, setOpen] = useState(false);
  const firstLines = text.split('\n').slice(0, linesShown).join('\n');
  const beginning = [...firstLines].slice(0, charactersShown).join('');
  const folded = folds && !open && beginning.length < text.length;
  return (
    <>
      <p className={styles['words']}>{folded ? `${beginning.trimEnd()}…` : text}</p>
      {folds && beginning.length < text.length ? (
        <div>
          <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'history.less' : 'history.all')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
