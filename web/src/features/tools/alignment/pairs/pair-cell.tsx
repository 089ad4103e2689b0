import type { PairSide } from '@transloom/contracts/alignment';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pairs.module.css';
import type { PairEditing } from './use-pair-editor.ts';

interface PairCellProps {
  readonly place: number;
  readonly side: PairSide;
  readonly text: string;
  readonly language: string;
  readonly editing: PairEditing;
}

/** One side of a row: read, chosen or edited where it stands. */
export function PairCell({ place, side, text, language, editing }: PairCellProps) {
  const { t } = useTranslation('alignment');
  const isActive = editing.active.place === place && editing.active.side === side;
  const isChosen = editing.chosen.some((cell) => cell.place === place && cell.side === side);
  const cell = useRef<HTMLDivElement>(null);
  const isEdited = isActive && editing.typed !== undefined;
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || cell.current?.closest('[data-pairs]')?.contains(activeElement);
    // A field that has just closed leaves the focus nowhere; it comes back to its cell.
    if (isActive && !isEdited && isFree) cell.current?.focus({ preventScroll: true });
  }, [isActive, isEdited]);
  if (isEdited)
    return <CellField text={editing.typed ?? ''} language={language} side={side} editing={editing} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list has no table rows
    <div
      ref={cell}
      role="gridcell"
      lang={language}
      dir="auto"
      aria-selected={isActive || isChosen}
      tabIndex={isActive ? 0 : -1}
      className={[styles['cell'], isActive && styles['active'], isChosen && styles['chosen']]
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => {
        const wanted = { place, side };
        if (event.ctrlKey || event.metaKey || event.shiftKey) editing.choose(wanted);
        else editing.go(wanted);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onDoubleClick={editing.open}
      onKeyDown={() => undefined}
    >
      {text === '' ? <span className={styles['missing']}>{t('missing')}</span> : text}
    </div>
  );
}

interface CellFieldProps {
  readonly text: string;
  readonly language: string;
  readonly side: PairSide;
  readonly editing: PairEditing;
}

/** Enter keeps the text, Escape gives up, Ctrl Enter splits at the cursor (D5.54). */
function CellField({ text, language, side, editing }: CellFieldProps) {
  const { t } = useTranslation('alignment');
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list has no table rows
    <div role="gridcell" className={`${styles['cell']} ${styles['active']}`} tabIndex={-1}>
      <textarea
        ref={field}
        className={styles['field']}
        aria-label={t(`edit.${side}`)}
        lang={language}
        dir="auto"
        value={text}
        onChange={(event) => editing.type(event.target.value.replaceAll('\n', ' '))}
        onBlur={editing.save}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') editing.close();
          else if (event.key === 'Enter') {
            event.preventDefault();
            if (event.ctrlKey || event.metaKey) editing.split(event.currentTarget.selectionStart);
            else editing.save();
          }
        }}
      />
    </div>
  );
}
