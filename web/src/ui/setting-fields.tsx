import { Form, Input } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly secret: boolean;
  readonly required: boolean;
  /** What holds where nothing is given; empty for none. */
  readonly preset: string;
  /** In place of a plain line to write in; it is given `value`, `onChange` and `id`. */
  readonly input?: ReactElement | undefined;
}

interface SettingFieldsProps {
  /** Fields of another are other fields, even where they have the same name. */
  readonly of: string;
  readonly fields: readonly SettingField[];
  /** As they are stored, secrets masked; absent for what is new. */
  readonly stored: Readonly<Record<string, string>> | undefined;
}

/** The `settings` of a connection. A secret comes back masked; left alone it stays, emptied it goes. */
export function SettingFields({ of, fields, stored }: SettingFieldsProps) {
  const { t } = useTranslation('ui');
  return fields.map(({ name, label, hint, secret, required, preset, input }) => {
    const kept = secret ? stored?.[name] : undefined;
    const explanation = kept
      ? [t('setting.secretKept', { secret: kept })]
      : [hint, preset === '' ? undefined : t('setting.preset', { preset })];
    return (
      <Form.Item
        key={`${of} ${name}`}
        name={['settings', name]}
        label={label}
        extra={<Lines of={explanation} />}
        rules={[{ required, whitespace: required, message: t('setting.required', { field: label }) }]}
      >
        {secret ? (
          <Input.Password autoComplete="new-password" onFocus={(event) => event.target.select()} />
        ) : (
          (input ?? <Input autoComplete="off" spellCheck={false} />)
        )}
      </Form.Item>
    );
  });
}

function Lines({ of }: { readonly of: readonly (string | undefined)[] }) {
  return of.map((line) => (line ? <div key={line}>{line}</div> : null));
}
