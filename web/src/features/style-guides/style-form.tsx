import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addressSchema, toneSchema } from '@transloom/contracts/style-guides';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import type { EditForm } from '../../ui/form/use-edit-form.ts';
import { wordsOf } from '../../ui/form/words-of.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type StyleDraft, savedStyle } from './style-draft.ts';
import { styleQuery } from './style-guides.queries.ts';
import { StyleWords } from './style-words.tsx';

interface StyleFormProps {
  readonly form: EditForm<StyleDraft>;
  readonly ofProject: boolean;
  readonly editable: boolean;
}

/** The fields of a style guide. A project may follow the organization's, which is shown then. */
export function StyleForm({ form, ofProject, editable }: StyleFormProps) {
  const { t } = useTranslation('style-guides');
  return (
    <>
      {ofProject ? (
        <Radio.Group
          aria-label={t('whose.label')}
          disabled={!editable}
          value={form.values.inherits}
          options={[
            { value: true, label: t('whose.organization') },
            { value: false, label: t('whose.project') },
          ]}
          onChange={({ target }) => form.set({ inherits: target.value === true })}
        />
      ) : null}
      {form.values.inherits ? (
        <OrganizationStyle />
      ) : (
        <FormFields
          form={form}
          disabled={!editable}
          fields={{
            tone: { options: wordsOf(toneSchema.options, (tone) => t(`tone.${tone}`)) },
            address: { options: wordsOf(addressSchema.options, (address) => t(`address.${address}`)) },
            instructions: {
              hint: t('instructions.hint'),
              placeholder: t('instructions.placeholder'),
              lines: 6,
            },
          }}
        />
      )}
    </>
  );
}

/** The organization's style guide, with the way to where it is changed. */
function OrganizationStyle() {
  const { t } = useTranslation('style-guides');
  const query = useQuery(styleQuery(null));
  return (
    <Stack gap="xs" align="start">
      <Loadable query={query}>{(versions) => <StyleWords style={savedStyle(versions[0], null)} />}</Loadable>
      <Allowed keys="project:manage">
        <Link to="/project/style-guide">{t('whose.change')}</Link>
      </Allowed>
    </Stack>
  );
}
