import { emailSchema, phoneSchema } from '@transloom/contracts/fields';
import { App, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { Text } from '../../../ui/text.tsx';
import { CodeField } from '../code-field.tsx';
import { ruleOf } from '../field-rules.ts';
import { useChangeEmail, useChangePhone } from './profile.queries.ts';

export type ContactKind = 'phone' | 'email';

interface ContactDialogProps {
  readonly open: boolean;
  readonly kind: ContactKind;
  /** As it is now; null where there is none. */
  readonly before: string | null;
  readonly onClose: () => void;
}

interface Fields {
  readonly target: string;
  readonly code: string;
  readonly oldCode?: string;
}

const schemas = { phone: phoneSchema, email: emailSchema } as const;

/** Another phone number or e-mail address, with a code to the old and one to the new. */
export function ContactDialog({ open, kind, before, onClose }: ContactDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const phone = useChangePhone();
  const email = useChangeEmail();
  const submit = async (fields: Fields) => {
    await (kind === 'phone' ? phone : email).mutateAsync(fields);
    message.success(t(`contact.changed.${kind}`));
  };
  return (
    <FormDialog<Fields>
      title={t(before === null ? `contact.linkTitle.${kind}` : `contact.changeTitle.${kind}`)}
      open={open}
      onClose={onClose}
      verb={t(before === null ? 'contact.link' : 'contact.save')}
      onSubmit={submit}
    >
      {before === null ? null : (
        <>
          <Text as="p" tone="secondary">
            {t('contact.old', { before })}
          </Text>
          <CodeField purpose="change-contact" to={before} name="oldCode" label={t('contact.oldCode')} />
        </>
      )}
      <Form.Item
        name="target"
        label={t(`contact.new.${kind}`)}
        rules={[
          { required: true, message: t(`contact.required.${kind}`) },
          ruleOf(schemas[kind], t(`contact.invalid.${kind}`)),
        ]}
      >
        {kind === 'phone' ? (
          <PhoneInput />
        ) : (
          <Input size="large" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        )}
      </Form.Item>
      <CodeField
        purpose="change-contact"
        target="target"
        label={t('contact.newCode')}
        schema={schemas[kind]}
      />
    </FormDialog>
  );
}
