import { useQuery } from '@tanstack/react-query';
import { Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { peopleToChooseQuery } from '../../organizations/people-to-choose.queries.ts';

export interface ChosenPeople {
  readonly openToAll: boolean;
  readonly userIds: readonly string[];
}

interface PeopleChoiceProps {
  readonly value: ChosenPeople;
  /** Names of people who are chosen and may have left. */
  readonly known?: readonly { readonly userId: string; readonly name: string }[];
  readonly disabled?: boolean;
  readonly onChange: (people: ChosenPeople) => void;
}

/** Who works in a project: all members, or the people that it names. */
export function PeopleChoice({ value, known = [], disabled = false, onChange }: PeopleChoiceProps) {
  const { t } = useTranslation('projects');
  const people = useQuery(peopleToChooseQuery).data?.people ?? [];
  const missing = known.filter(({ userId }) => !people.some(({ id }) => id === userId));
  return (
    <Stack gap="xs">
      <Radio.Group
        aria-label={t('people.title')}
        disabled={disabled}
        value={value.openToAll}
        options={[
          { value: false, label: t('people.some') },
          { value: true, label: t('people.all') },
        ]}
        onChange={({ target }) => onChange({ ...value, openToAll: target.value === true })}
      />
      {value.openToAll ? null : (
        <Select<string[]>
          mode="multiple"
          aria-label={t('people.choose')}
          placeholder={t('people.choose')}
          disabled={disabled}
          showSearch={{ optionFilterProp: 'label' }}
          value={[...value.userIds]}
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            ...missing.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          onChange={(userIds) => onChange({ ...value, userIds })}
        />
      )}
      <Text size="small" tone="tertiary">
        {t(value.openToAll ? 'people.allHint' : 'people.someHint')}
      </Text>
    </Stack>
  );
}
