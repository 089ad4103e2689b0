import { addressSchema, type Style, styleSchema, toneSchema } from '@transloom/contracts/style-guides';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../../ui/form/form-fields.tsx';
import { wordsOf } from '../../../ui/form/words-of.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import type { Uploads } from '../../files/use-uploads.ts';

interface StyleChoiceProps {
  /** Null: as the organization says. */
  readonly value: Style | null;
  /** Files for people, at most ten (D5.7). */
  readonly uploads: Uploads;
  readonly onChange: (style: Style | null) => void;
}

const nothingSaid: Style = { instructions: '', tone: 'any', address: 'any' };

/** How the project is translated: words that language models read too, and files for people. */
export function StyleChoice({ value, uploads, onChange }: StyleChoiceProps) {
  const { t } = useTranslation('style-guides');
  const id = useId();
  return (
    <Stack gap="sm">
      <Radio.Group
        aria-label={t('whose.label')}
        value={value === null}
        options={[
          { value: true, label: t('whose.organization') },
          { value: false, label: t('whose.project') },
        ]}
        onChange={({ target }) => onChange(target.value === true ? null : nothingSaid)}
      />
      {value === null ? null : (
        <FormFields
          form={{
            id,
            schema: styleSchema,
            labels: {
              tone: t('tone.label'),
              address: t('address.label'),
              instructions: t('instructions.label'),
            },
            values: value,
            set: (changes) => onChange({ ...value, ...changes }),
          }}
          fields={{
            tone: { options: wordsOf(toneSchema.options, (tone) => t(`tone.${tone}`)) },
            address: { options: wordsOf(addressSchema.options, (address) => t(`address.${address}`)) },
            instructions: {
              hint: t('instructions.hint'),
              placeholder: t('instructions.placeholder'),
              lines: 4,
            },
          }}
        />
      )}
      <Text as="div">{t('files.title')}</Text>
      <UploadField uploads={uploads} />
    </Stack>
  );
}
