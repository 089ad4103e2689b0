import styles from './filter-chips.module.css';

export interface FilterChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
}

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice of a few, as chips beside the search. */
export function FilterChips<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <fieldset className={styles['chips']} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles['chip']}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count === undefined ? null : <span className={styles['count']}>{choice.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
