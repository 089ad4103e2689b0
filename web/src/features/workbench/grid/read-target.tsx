import type { Segment } from '@transloom/contracts/workbench';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../../ui/use-shortcut.ts';
import { InlineView } from '../segment-editor/inline-view.tsx';
import type { Point } from '../segment-editor/segment-editor.tsx';
import styles from './segment-row.module.css';

interface ReadTargetProps {
  readonly segment: Segment;
  readonly target: string;
  readonly label: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Active and yet only read: it is locked, or the document is. */
  readonly active: boolean;
  /** With the place that was pressed, for the caret; null from the keyboard. */
  readonly onActivate: (point: Point | null) => void;
}

/** A target as it is read; pressing it begins to edit where it was pressed. */
export function ReadTarget(props: ReadTargetProps) {
  const { segment, target, label, language, direction, active, onActivate } = props;
  const { t } = useTranslation('workbench');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active && !isTyping(document.activeElement)) button.current?.focus();
  }, [active]);
  return (
    <button
      ref={button}
      type="button"
      className={styles['readOnly']}
      aria-label={label}
      lang={language}
      dir={direction}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        // The editor takes this button's place before it could get the focus.
        event.preventDefault();
        onActivate({ left: event.clientX, top: event.clientY });
      }}
      onClick={() => onActivate(null)}
      onFocus={() => onActivate(null)}
    >
      <InlineView markup={target} codes={segment.codes} />
      {target === '' ? <span className={styles['nothing']}>{t('empty')}</span> : null}
    </button>
  );
}
