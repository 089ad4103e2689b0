import { useMutation, useQuery } from '@tanstack/react-query';
import { emailSchema, phoneSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import {
  type ApplicationKind,
  memberAmounts,
  usageScenes,
} from '@transloom/contracts/organization-applications';
import { organizationNameSchema } from '@transloom/contracts/organization-names';
import { Alert, App, Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { endpoints } from '../../api/endpoints.generated.ts';
import { ScreenError } from '../../api/screen-error.ts';
import { uploadFiles } from '../../api/upload-files.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { type FormField, FormFields } from '../../ui/form/form-fields.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { UploadArea } from '../../ui/upload-area.tsx';
import { applyOptionsQuery, useApply } from './organization-applications.queries.ts';

const short = z.string().trim().min(1).max(limits.memberNameCharacters);
const formSchema = z.object({
  organization: organizationNameSchema,
  institution: z.string().max(limits.memberNameCharacters),
  courses: z.string().max(limits.remarkCharacters),
  contacts: short,
  title: short,
  position: z.string().max(limits.memberNameCharacters),
  mobile: phoneSchema,
  email: emailSchema,
  memberAmount: z.enum(memberAmounts),
  usageScene: z.enum(usageScenes),
  fileId: z.uuid(),
});

/** Fields that only some forms have. */
const ownFields: Readonly<Record<ApplicationKind, readonly ('institution' | 'courses' | 'position')[]>> = {
  enterprise: [],
  education: ['courses'],
  trial: ['institution', 'position'],
};

/** Every field is needed, the uploaded form too (D5.74). */
export function ApplyForm({ kind }: { readonly kind: ApplicationKind }) {
  const { t } = useTranslation('organization-applications');
  const { message } = App.useApp();
  const { data: options } = useQuery(applyOptionsQuery);
  const apply = useApply();
  const own = ownFields[kind];
  const needed = Object.fromEntries(own.map((field) => [field, formSchema.shape[field].trim().min(1)]));
  const form = useEditForm({
    schema: formSchema.extend(needed),
    saved: {
      organization: '',
      institution: '',
      courses: '',
      contacts: '',
      title: '',
      position: '',
      mobile: '',
      email: '',
      memberAmount: '1-10' as const,
      usageScene: 'localization' as const,
      fileId: '',
    },
    labels: {
      organization: t(kind === 'education' ? 'field.university' : 'field.organization'),
      institution: t('field.institution'),
      courses: t('field.courses'),
      contacts: t('field.contacts'),
      title: t('field.title'),
      position: t('field.position'),
      mobile: t('field.mobile'),
      email: t('field.email'),
      memberAmount: t('field.memberAmount'),
      usageScene: t('field.usageScene'),
      fileId: t('field.form'),
    },
    save: ({ institution, courses, position, ...common }) => {
      const extra = { institution, courses, position };
      const given = Object.fromEntries(own.map((field) => [field, extra[field]]));
      const application = { ...common, ...given, kind } as Parameters<
        typeof apply.mutateAsync
      >[0]['application'];
      return apply.mutateAsync({ application });
    },
    onSaved: () => void message.success(t('form.sent')),
  });
  const optional = (field: (typeof own)[number], look: FormField = {}) =>
    own.includes(field) ? { [field]: { ...look, required: true } } : {};
  return (
    <Stack gap="md">
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{
          organization: {},
          ...optional('institution'),
          ...optional('courses', { lines: 2 }),
          contacts: {},
          title: {},
          ...optional('position'),
          mobile: {
            required: true,
            input: ({ id, value, onChange }) => (
              <PhoneInput id={id} value={String(value)} onChange={onChange} size="middle" />
            ),
          },
          email: { required: true },
          memberAmount: {
            input: ({ id, value, onChange }) => (
              <Select
                id={id}
                value={value}
                options={(options?.memberAmounts ?? []).map((amount) => ({
                  value: amount,
                  label: amount === 'more' ? t('amount.more') : amount,
                }))}
                onChange={onChange}
              />
            ),
          },
          usageScene: {
            input: ({ id, value, onChange }) => (
              <Select
                id={id}
                value={value}
                options={usageScenes
                  .filter((scene) => options?.usageScenes.includes(scene) ?? true)
                  .map((scene) => ({ value: scene, label: t(`scene.${scene}`) }))}
                onChange={onChange}
              />
            ),
          },
          fileId: { required: true, input: ({ onChange }) => <FormUpload onSent={onChange} /> },
        }}
      />
      <div>
        <Button type="primary" loading={form.saving} onClick={form.submit}>
          {t('form.send')}
        </Button>
      </div>
    </Stack>
  );
}

/** Sends the filled-in form and says which file it was. */
function FormUpload({ onSent }: { readonly onSent: (fileId: string) => void }) {
  const { t } = useTranslation('organization-applications');
  const send = useMutation({
    mutationFn: async (file: File) => {
      const fields = { purpose: 'application' as const };
      const { files, refused } = await uploadFiles(endpoints.files.upload, { fields, files: [file] });
      const [sent] = files;
      if (sent === undefined) throw new ScreenError(refused[0]?.message ?? '');
      onSent(sent.fileId);
      return sent.name;
    },
    meta: { failure: 'inline' },
  });
  return (
    <Stack gap="xs">
      <UploadArea
        title={t('upload.title')}
        hint={t('upload.hint')}
        accept={['.pdf', '.docx', '.png', '.jpg', '.jpeg']}
        multiple={false}
        disabled={send.isPending}
        onFiles={([file]) => (file === undefined ? undefined : send.mutate(file))}
      />
      {send.data ? <Text tone="success">{t('upload.sent', { name: send.data })}</Text> : null}
      {send.error ? <Alert type="error" showIcon title={send.error.message} /> : null}
    </Stack>
  );
}
