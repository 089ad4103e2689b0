import type { OutputOf } from '@transloom/contracts/endpoint';
import { emailSchema, phoneSchema } from '@transloom/contracts/fields';
import type { invitesApi } from '@transloom/contracts/invites';
import { limits } from '@transloom/contracts/limits';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useApplyToJoin } from './members.queries.ts';

export type OpenedInvitation = OutputOf<typeof invitesApi.invitation>;

const formSchema = z.object({
  name: z.string().trim().min(1).max(limits.memberNameCharacters),
  email: emailSchema,
  phone: z.string().refine((text) => text === '' || phoneSchema.safeParse(text).success),
  note: z.string().max(limits.remarkCharacters),
});

interface JoinFormProps {
  readonly opened: OpenedInvitation;
  readonly onDone: (state: 'pending' | 'member') => void;
}

/** Name and e-mail are needed, a phone number is not (D5.81). */
export function JoinForm({ opened: { invitation, self }, onDone }: JoinFormProps) {
  const { t } = useTranslation('members');
  const apply = useApplyToJoin();
  const form = useEditForm({
    schema: formSchema,
    saved: { name: self.name, email: self.email ?? '', phone: self.phone ?? '', note: '' },
    labels: {
      name: t('column.name'),
      email: t('column.email'),
      phone: t('column.phone'),
      note: t('review.note'),
    },
    save: async ({ phone, ...values }) => {
      const { state } = await apply.mutateAsync({
        ...values,
        phone: phone || null,
        code: invitation.code,
      });
      onDone(state);
    },
  });
  return (
    <Stack gap="md">
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{
          name: {},
          email: { required: true },
          phone: {
            input: ({ id, value, onChange }) => (
              <PhoneInput id={id} value={String(value)} onChange={onChange} size="middle" />
            ),
          },
          ...(invitation.direct ? {} : { note: { lines: 3, placeholder: t('join.noteHint') } }),
        }}
      />
      <div>
        <Button type="primary" loading={form.saving} onClick={form.submit}>
          {t(invitation.direct ? 'join.accept' : 'join.apply')}
        </Button>
      </div>
    </Stack>
  );
}
