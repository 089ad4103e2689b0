import { InputNumber } from 'antd';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number that reports it on blur or Enter; a number out of range becomes the nearest valid one. */
export function NumberField({ value, ...parts }: NumberFieldProps) {
  return <Field key={value} value={value} {...parts} />;
}

function Field({ label, value, least, most, disabled = false, onChange }: NumberFieldProps) {
  const tell = (text: string) => {
    const typed = text.trim() === '' ? value : Math.round(Number(text));
    const nearest = Math.min(most, Math.max(least, Number.isNaN(typed) ? value : typed));
    if (nearest !== value) onChange(nearest);
  };
  return (
    <InputNumber<number>
      aria-label={label}
      disabled={disabled}
      min={least}
      max={most}
      precision={0}
      defaultValue={value}
      // The component corrects the typed text itself, but only after its blur event.
      onBlur={({ target }) => tell(target.value)}
      onPressEnter={({ target }) => {
        if (target instanceof HTMLInputElement) tell(target.value);
      }}
      onStep={(next) => onChange(next)}
    />
  );
}
