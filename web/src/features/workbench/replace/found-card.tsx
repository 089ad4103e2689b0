import type { FoundSegment } from '@transloom/contracts/segment-steps';
import { placeFinder, replacementFor } from '@transloom/core/text/find-places';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { refusalText } from '../refusal-text.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './replace.module.css';

interface Replacing {
  readonly find: string;
  readonly caseSensitive: boolean;
  readonly wholeWord: boolean;
  readonly pattern: boolean;
  readonly replacement: string;
  /** False where nothing can be replaced: in sources, or without the right. */
  readonly enabled: boolean;
}

interface FoundCardProps {
  readonly found: FoundSegment;
  readonly replacing: Replacing;
  readonly onReplace: () => void;
}

/** A segment where the text stands: each place, and what it would become. */
export function FoundCard({ found, replacing, onReplace }: FoundCardProps) {
  const { t } = useTranslation('replace');
  const { documentId } = useWorkbenchParts().opened.document;
  const goTo = useWorkbench((state) => state.goTo);
  const isHere = found.documentId === documentId;
  const reason = refusalText(found.refusal);
  return (
    <article className={styles['card']}>
      <div className={styles['line']}>
        {isHere ? (
          <Button size="small" type="link" onClick={() => goTo(found.segmentId)}>
            {t('segment', { number: found.number })}
          </Button>
        ) : (
          <Text size="small" tone="secondary" truncate>
            {found.documentName} · {t('segment', { number: found.number })}
          </Text>
        )}
        {replacing.enabled && reason === undefined ? (
          <Button size="small" type="text" onClick={onReplace}>
            {t('one')}
          </Button>
        ) : null}
      </div>
      <p className={styles['text']}>{pieces(found, replacing)}</p>
      {reason === undefined ? null : (
        <Text size="small" tone="tertiary">
          {reason}
        </Text>
      )}
    </article>
  );
}

/** Characters of the text that are shown on each side of a place. */
const around = 40;

function pieces({ text }: FoundSegment, { replacement, enabled, ...search }: Replacing): React.ReactNode {
  const places = placeFinder(search)?.(text) ?? [];
  const isShown = enabled && replacement !== '';
  let last = 0;
  const shown = places.flatMap((place, index) => {
    const before = text.slice(last, place.start);
    last = place.end;
    const cut =
      before.length > around * 2
        ? `${index === 0 ? '' : before.slice(0, around)}…${before.slice(-around)}`
        : before;
    return [
      cut,
      isShown ? (
        <del key={`d${place.start}`}>{text.slice(place.start, place.end)}</del>
      ) : (
        <mark key={`m${place.start}`} className={styles['found']}>
          {text.slice(place.start, place.end)}
        </mark>
      ),
      ...(isShown
        ? [<ins key={`i${place.start}`}>{replacementFor(place, replacement, search.pattern)}</ins>]
        : []),
    ];
  });
  const rest = text.slice(last);
  return [...shown, rest.length > around * 2 ? `${rest.slice(0, around)}…` : rest];
}
