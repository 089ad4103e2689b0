import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './segment-work.module.css';

interface CutTextProps {
  readonly label: string;
  readonly text: string;
  readonly places: readonly number[];
  readonly at: number | undefined;
  readonly onChange: (at: number) => void;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it has the focus at first. */
  readonly focused?: boolean;
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A text with a cut that is moved by the arrows, or by pressing the word that the second half begins with. */
export function CutText(props: CutTextProps) {
  const { label, text, places, at, onChange, language, direction, focused = false } = props;
  const index = places.indexOf(at ?? -1);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : places[index + step];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const starts = [0, ...places];
  return (
    <div
      ref={place}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, places.length)}
      aria-valuenow={index + 1}
      aria-valuetext={text.slice(at ?? text.length)}
      className={styles['cut']}
      lang={language}
      dir={direction}
      onKeyDown={move}
    >
      {starts.map((start, nth) => {
        const end = starts[nth + 1] ?? text.length;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the slider do the same
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <span
            key={start}
            className={styles['word']}
            data-cut={start === at}
            data-second={at !== undefined && start >= at}
            onClick={() => start > 0 && onChange(start)}
          >
            {text.slice(start, end)}
          </span>
        );
      })}
    </div>
  );
}
