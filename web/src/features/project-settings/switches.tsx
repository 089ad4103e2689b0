import { Checkbox } from 'antd';
import styles from './project-settings.module.css';

interface SwitchesProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly words: (name: Name) => string;
  readonly value: Readonly<Record<Name, boolean>>;
  readonly onChange: (value: Record<Name, boolean>) => void;
  readonly disabled: boolean;
}

/** Several things that are on or off, each by itself. */
export function Switches<Name extends string>(props: SwitchesProps<Name>) {
  const { label, names, words, value, onChange, disabled } = props;
  return (
    <fieldset className={styles['choices']} aria-label={label}>
      {names.map((name) => (
        <Checkbox
          key={name}
          checked={value[name]}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
        >
          {words(name)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
