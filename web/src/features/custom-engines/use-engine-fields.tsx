import { useQuery } from '@tanstack/react-query';
import {
  type CustomEngineKind,
  isInstructed,
  postEditingSchema,
} from '@transloom/contracts/custom-engine-fields';
import { limits } from '@transloom/contracts/limits';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../ui/form/form-fields.tsx';
import { wordsOf } from '../../ui/form/words-of.ts';
import { trainersQuery } from '../engine-trainers/engine-trainers.queries.ts';
import { TeamSelect, useTeams } from '../organizations/team-select.tsx';
import { useDictionary } from '../system/use-dictionary.ts';
import { choiceInput } from './choice-input.tsx';
import type { EngineValues } from './engine-values.ts';
import { severalInput } from './several-input.tsx';
import { TermFields } from './term-fields.tsx';
import { useBaseEngines } from './use-base-engines.ts';

interface EngineOf {
  readonly kind: CustomEngineKind;
  readonly values: Pick<EngineValues, 'baseEngine' | 'trainerId'>;
  /** Empty until it is chosen. */
  readonly source: string;
  readonly target: string;
}

type Fields = Readonly<Partial<Record<keyof EngineValues, FormField>>>;

interface EngineFields {
  readonly purpose: Fields;
  /** What it builds on. */
  readonly basis: Fields;
  /** What a language model is told besides what it is to translate. */
  readonly instructions: Fields;
  /** Whether it is told anything; not known of a deep engine before its trainer is chosen. */
  readonly instructed: boolean;
  /** Why it is told nothing. */
  readonly note: string | undefined;
}

/** The fields of an engine of a kind. */
export function useEngineFields({ kind, values, source, target }: EngineOf): EngineFields {
  const { t } = useTranslation('custom-engines');
  const deep = kind === 'deep';
  const { data: trainers = [], isPending } = useQuery({ ...trainersQuery, enabled: deep });
  const trainer = trainers.find(({ trainerId }) => trainerId === values.trainerId);
  const tags = useDictionary('mt-domains-tags');
  const styleInput = useStyleInput();
  const hasTeams = useTeams().length > 0;
  const instructed = isInstructed(kind, trainer);
  return {
    purpose: {
      name: {},
      ...(hasTeams && {
        teamId: {
          required: false,
          input: ({ value, onChange, ...control }) => (
            <TeamSelect {...control} value={typeof value === 'string' ? value : null} onChange={onChange} />
          ),
        },
      }),
      tags: {
        hint: t('tags.hint', { count: limits.customEngineTags }),
        input: severalInput({
          label: t('tags.label'),
          placeholder: t('tags.placeholder'),
          options: tags.options,
          most: limits.customEngineTags,
        }),
      },
      description: { lines: 2 },
    },
    basis: {
      ...(deep && {
        trainerId: {
          hint: t(!isPending && trainers.length === 0 ? 'trainer.none' : 'trainer.hint'),
          input: choiceInput({
            label: t('trainer.label'),
            placeholder: t('trainer.placeholder'),
            options: trainers.map(({ trainerId, name }) => ({ value: trainerId, label: name })),
          }),
        },
      }),
      baseEngine: useBaseField({ kind, source, target }),
      ...(kind === 'quick' &&
        values.baseEngine !== null && {
          postEditing: {
            hint: t('postEditing.hint'),
            vertical: true,
            options: wordsOf(postEditingSchema.options, (value) => t(`postEditing.${value}`)),
          },
        }),
    },
    instructions: instructed
      ? {
          style: { input: styleInput },
          examples: { hint: t('examples.hint'), lines: 3 },
          terms: {
            hint: t('terms.hint', { count: limits.customEngineTerms }),
            required: false,
            input: (control) => <TermFields {...control} />,
          },
        }
      : {},
    instructed,
    note:
      deep && trainer !== undefined && !instructed ? t('trainer.notTold', { name: trainer.name }) : undefined,
  };
}

/** A style that is not chosen is an empty text. */
function useStyleInput(): NonNullable<FormField['input']> {
  const { t } = useTranslation('custom-engines');
  const { options } = useDictionary('mt-style-type');
  const input = choiceInput({ label: t('style.label'), placeholder: t('style.placeholder'), options });
  return ({ value, onChange, ...control }) =>
    input({
      ...control,
      value: value === '' ? null : value,
      onChange: (next) => onChange(next ?? ''),
    });
}

const noneTexts = {
  rag: 'base.noModel',
  xgpt: 'base.noModel',
  quick: 'base.none',
  deep: 'base.none',
} as const satisfies Record<CustomEngineKind, string>;

function useBaseField({ kind, source, target }: Omit<EngineOf, 'values'>): FormField {
  const { t } = useTranslation('custom-engines');
  const { options, none } = useBaseEngines({ kind, source, target });
  const chosen = source !== '' && target !== '';
  return {
    hint: chosen && none ? t(noneTexts[kind]) : t(`kind.${kind}.baseHint`),
    required: kind === 'rag' || kind === 'xgpt',
    input: choiceInput({
      label: t(`kind.${kind}.base`),
      placeholder: t(chosen ? 'base.placeholder' : 'base.languagesFirst'),
      options,
      disabled: !chosen,
    }),
  };
}

/** What the fields of a kind are called. */
export function useEngineLabels(kind: CustomEngineKind): Readonly<Record<keyof EngineValues, string>> {
  const { t } = useTranslation('custom-engines');
  return {
    name: t('name.label'),
    teamId: t('team.label'),
    tags: t('tags.label'),
    description: t('description.label'),
    trainerId: t('trainer.label'),
    baseEngine: t(`kind.${kind}.base`),
    postEditing: t('postEditing.label'),
    style: t('style.label'),
    examples: t('examples.label'),
    terms: t('terms.label'),
  };
}
