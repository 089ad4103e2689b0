import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  readonly text: string;
  /** Shows only the beginning of a long text at first. */
  readonly folds?: boolean;
}

const linesShown = 6;
const charactersShown = 400;

/** A text that somebody wrote, with its line breaks. */
export function FoldedText({ text, folds = true }: FoldedTextProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const firstLines = text.split('\n').slice(0, linesShown).join('\n');
  const beginning = [...firstLines].slice(0, charactersShown).join('');
  const isLong = folds && beginning.length < text.length;
  return (
    <>
      <p className={styles['words']}>{isLong && !open ? `${beginning.trimEnd()}…` : text}</p>
      {isLong ? (
        <div>
          <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'folded.less' : 'folded.all')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
