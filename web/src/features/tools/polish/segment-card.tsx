import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { PolishedSegment } from '@transloom/contracts/polish';
import { polishPieces } from '@transloom/core/polish/polish-changes';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './polish.module.css';

interface SegmentCardProps {
  readonly segment: PolishedSegment;
  readonly language: string;
  readonly onDecide: (changes: number[] | null, rejected: boolean) => void;
}

/** The source with what was taken out, the polished text with what was put in, and each change with its reason. */
export function SegmentCard({ segment, language, onDecide }: SegmentCardProps) {
  const { t } = useTranslation('polish');
  const { number, source, polished, changes, warnings, lost, fault } = segment;
  return (
    <li className={styles['segment']}>
      <div className={styles['texts']}>
        <Text size="small" tone="tertiary" numeric>
          {number}
        </Text>
        <p className={styles['text']} lang={language}>
          <Side source={source} polished={polished} side="removed" changes={changes} />
        </p>
        <p className={styles['text']} lang={language}>
          <Side source={source} polished={polished} side="added" changes={changes} />
        </p>
      </div>
      {fault === null ? null : (
        <div className={styles['notes']}>
          <StatusTag tone="danger">{t('state.refusedTag')}</StatusTag>
          <Text size="small">{t(`fault.${fault}`)}</Text>
        </div>
      )}
      {warnings.length === 0 ? null : (
        <div className={styles['notes']}>
          <StatusTag tone="warning">{t('state.warnedTag')}</StatusTag>
          <Text size="small">
            {warnings
              .map((warning) => t(`warning.${warning}`, { lost: lost.join(t('separator')) }))
              .join(' ')}
          </Text>
        </div>
      )}
      {changes.length === 0 ? null : (
        <ul className={styles['changes']} aria-label={t('result.changes', { number })}>
          {changes.map((change, i) => {
            const key = `${i} ${change.removed}`;
            return <Change key={key} change={change} onDecide={(rejected) => onDecide([i], rejected)} />;
          })}
        </ul>
      )}
    </li>
  );
}

type PolishChange = PolishedSegment['changes'][number];

interface ChangeProps {
  readonly change: PolishChange;
  readonly onDecide: (rejected: boolean) => void;
}

function Change({ change: { removed, added, why, rule, rejected }, onDecide }: ChangeProps) {
  const { t } = useTranslation('polish');
  const what = t('change.of', { removed: shown(removed), added: shown(added) });
  return (
    <li className={styles['change']}>
      <span className={rejected ? styles['rejected'] : undefined}>
        {removed === '' ? null : <del className={styles['removed']}>{shown(removed)}</del>}
        {removed === '' || added === '' ? null : ' → '}
        {added === '' ? null : <ins className={styles['added']}>{shown(added)}</ins>}
      </span>
      <Text size="small" tone="secondary">
        {rule === null ? why : t(`rule.${rule}`)}
      </Text>
      <span className={styles['decide']}>
        <IconButton
          label={t('review.accept', { what })}
          icon={<CheckOutlined />}
          disabled={!rejected}
          onClick={() => onDecide(false)}
        />
        <IconButton
          label={t('review.reject', { what })}
          icon={<CloseOutlined />}
          disabled={rejected}
          onClick={() => onDecide(true)}
        />
      </span>
    </li>
  );
}

/** A change of white space alone would not be seen. */
function shown(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '␣') : text;
}

interface SideProps {
  readonly source: string;
  readonly polished: string;
  readonly side: 'removed' | 'added';
  readonly changes: readonly PolishChange[];
}

function Side({ source, polished, side, changes }: SideProps) {
  return polishPieces(source, polished).map((piece, i) => {
    const key = `${i} ${piece.kind}`;
    if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
    if (piece.kind === 'mark')
      return (
        <code key={key} className={styles['mark']}>
          {piece.text}
        </code>
      );
    const rejected = changes[piece.change]?.rejected === true;
    const text = rejected ? piece.removed : piece[side];
    if (text === '') return null;
    if (rejected) return <span key={key}>{text}</span>;
    return side === 'removed' ? (
      <del key={key} className={styles['removed']}>
        {text}
      </del>
    ) : (
      <ins key={key} className={styles['added']}>
        {text}
      </ins>
    );
  });
}
