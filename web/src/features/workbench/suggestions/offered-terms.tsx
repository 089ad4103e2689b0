import type { Segment } from '@transloom/contracts/segments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import { Text } from '../../../ui/text.tsx';
import { useTermsInUse } from '../terms/use-terms-in-use.ts';
import styles from './suggestions.module.css';

interface OfferedTermsProps {
  readonly segment: Segment;
  readonly onInsert: (text: string) => void;
}

/** Digits that insert a term with Alt. */
const keys = 9;

/** The terms of the source with the words that may be used for them. */
export function OfferedTerms({ segment, onInsert }: OfferedTermsProps) {
  const { t } = useTranslation('workbench');
  const { data: found = [] } = useTermsInUse(segment.segmentId);
  if (found.length === 0)
    return (
      <Text size="small" tone="secondary">
        {t('suggestions.noTerms')}
      </Text>
    );
  return (
    <ul className={styles['terms']}>
      {found.map(({ term, targets }) => (
        <li key={`${term.start} ${term.termEntryId}`} className={styles['term']}>
          <span>{term.term.text}</span>
          <span className={styles['targets']}>
            {targets
              .filter(({ place }) => place !== undefined)
              .map(({ text, place = 0 }) => (
                <Button key={text} size="small" type="text" onClick={() => onInsert(text)}>
                  {text} {place <= keys ? <Kbd keys={`Alt ${place}`} /> : null}
                </Button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
