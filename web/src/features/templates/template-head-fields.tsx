import type { PairEngine } from '@transloom/contracts/project-settings';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../ui/form/form-fields.tsx';
import type { EditForm } from '../../ui/form/use-edit-form.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { TeamSelect } from '../organizations/team-select.tsx';
import { PairEngines } from '../project-settings/engines/pair-engines.tsx';

/** Name, team, languages and engines of a template. */
export interface TemplateHead extends Record<string, unknown> {
  readonly name: string;
  readonly teamId: string | null;
  readonly sourceLanguage: string;
  readonly targetLanguages: string[];
  readonly engines: PairEngine[];
  readonly remark: string;
}

interface TemplateHeadFieldsProps {
  readonly form: EditForm<TemplateHead>;
  readonly disabled?: boolean;
}

export function TemplateHeadFields({ form, disabled = false }: TemplateHeadFieldsProps) {
  const { t } = useTranslation('templates');
  const { sourceLanguage, targetLanguages, engines } = form.values;
  const setTargets = (tags: string[]) =>
    form.set({
      targetLanguages: tags,
      engines: tags.map(
        (tag) =>
          engines.find(({ targetLanguage }) => targetLanguage === tag) ?? {
            targetLanguage: tag,
            engineKey: null,
            referenceEngineKey: null,
          },
      ),
    });
  return (
    <FormFields
      form={form}
      disabled={disabled}
      fields={{
        name: { required: true },
        teamId: {
          input: ({ id, value, onChange }) => (
            <TeamSelect id={id} value={typeof value === 'string' ? value : null} onChange={onChange} />
          ),
        },
        sourceLanguage: {
          input: ({ id }) => (
            <LanguageSelect
              id={id}
              placeholder={t('field.sourceLanguage')}
              without={targetLanguages}
              {...(sourceLanguage ? { value: sourceLanguage } : {})}
              onChange={(tag: string) => form.set({ sourceLanguage: tag })}
            />
          ),
        },
        targetLanguages: {
          input: ({ id }) => (
            <LanguageSelect
              id={id}
              multiple
              placeholder={t('field.targetLanguages')}
              without={sourceLanguage ? [sourceLanguage] : []}
              value={targetLanguages}
              onChange={setTargets}
            />
          ),
        },
        engines: {
          input: ({ id }) => (
            <PairEngines
              id={id}
              source={sourceLanguage || undefined}
              targets={targetLanguages}
              value={engines}
              onChange={(pair) =>
                form.set({
                  engines: engines.map((one) => (one.targetLanguage === pair.targetLanguage ? pair : one)),
                })
              }
            />
          ),
        },
        remark: { lines: 2 },
      }}
    />
  );
}
