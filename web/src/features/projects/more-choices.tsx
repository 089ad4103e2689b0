import { useQuery } from '@tanstack/react-query';
import { defaultProjectSettings, type ProjectSettings } from '@transloom/contracts/project-settings';
import type { Template } from '@transloom/contracts/templates';
import { Collapse, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TeamSelect } from '../organizations/team-select.tsx';
import { QualitySettings } from '../project-settings/quality-settings.tsx';
import { RuleSettings } from '../project-settings/rule-settings.tsx';
import { ScoreSettings } from '../project-settings/score-settings.tsx';
import { WordCountSettings } from '../project-settings/word-count-settings.tsx';
import { templateChoicesQuery, useFindTemplate } from '../templates/templates.queries.ts';
import { type ChosenPeople, PeopleChoice } from './settings/people-choice.tsx';

/** What is chosen for a new project beside its files, name, languages and deadline. */
export interface MoreChosen {
  readonly settings: ProjectSettings;
  readonly people: ChosenPeople;
  readonly teamId: string | null;
  readonly template: Template | undefined;
}

export const firstChosen: MoreChosen = {
  settings: defaultProjectSettings,
  people: { openToAll: false, userIds: [] },
  teamId: null,
  template: undefined,
};

interface MoreChoicesProps {
  readonly value: MoreChosen;
  readonly onChange: (changes: Partial<MoreChosen>) => void;
}

/** Team, people, and all the rules, folded away because their defaults fit most projects. */
export function MoreChoices({ value, onChange }: MoreChoicesProps) {
  const { t } = useTranslation('projects');
  const settings = {
    value: value.settings,
    onChange: (changes: Partial<ProjectSettings>) =>
      onChange({ settings: { ...value.settings, ...changes } }),
    disabled: false,
  };
  const parts = {
    people: (
      <Form component="div" layout="vertical">
        <Form.Item label={t('team')}>
          <TeamSelect value={value.teamId} onChange={(teamId) => onChange({ teamId })} />
        </Form.Item>
        <PeopleChoice value={value.people} onChange={(people) => onChange({ people })} />
      </Form>
    ),
    rules: <RuleSettings {...settings} />,
    qa: <QualitySettings {...settings} />,
    autoScore: <ScoreSettings {...settings} />,
    wordCount: <WordCountSettings {...settings} />,
  };
  const titles = {
    people: t('people.title'),
    rules: t('settings.rules'),
    qa: t('settings.qa'),
    autoScore: t('settings.autoScore'),
    wordCount: t('settings.wordCount'),
  };
  return (
    <Collapse
      items={(Object.keys(parts) as (keyof typeof parts)[]).map((key) => ({
        key,
        label: titles[key],
        children: parts[key],
      }))}
    />
  );
}

interface TemplateChoiceProps {
  readonly value: Template | undefined;
  readonly onChange: (template: Template | undefined) => void;
}

/** Stands for no template, because a choice cannot be undefined. */
const none = '';

/** The template that a project is begun with; nothing where there is none. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('projects');
  const templates = useQuery(templateChoicesQuery).data ?? [];
  const find = useFindTemplate();
  if (templates.length === 0) return null;
  return (
    <Form.Item label={t('template.label')} extra={t('template.hint')}>
      <Select<string>
        aria-label={t('template.label')}
        loading={find.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        value={value?.templateId ?? none}
        options={[
          { value: none, label: t('template.none') },
          ...templates.map(({ templateId, name }) => ({ value: templateId, label: name })),
        ]}
        onChange={(templateId) =>
          templateId === none ? onChange(undefined) : find.mutate(templateId, { onSuccess: onChange })
        }
      />
    </Form.Item>
  );
}
