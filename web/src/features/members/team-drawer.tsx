import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { Team } from '@transloom/contracts/teams';
import { App, Drawer, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { memberListQuery, peopleQuery, useSaveTeam } from './members.queries.ts';

interface TeamDrawerProps {
  readonly open: 'none' | 'new' | Team;
  readonly onClose: () => void;
}

const mostInTeam = 200;

export function TeamDrawer({ open, onClose }: TeamDrawerProps) {
  const { t } = useTranslation('members');
  const team = typeof open === 'object' ? open : undefined;
  const members = useQuery({
    ...memberListQuery({ teamId: team?.teamId, pageSize: mostInTeam }),
    enabled: team !== undefined,
  });
  const ids = members.data?.records.map(({ userId }) => userId);
  const title = team === undefined ? t('team.new') : t('team.edit', { name: team.name });
  return (
    <Drawer open={open !== 'none'} onClose={onClose} size={480} destroyOnHidden title={title}>
      {team === undefined ? (
        <TeamForm team={undefined} memberIds={[]} onDone={onClose} />
      ) : (
        <Loadable query={{ ...members, data: ids }}>
          {(memberIds) => <TeamForm team={team} memberIds={memberIds} onDone={onClose} />}
        </Loadable>
      )}
    </Drawer>
  );
}

const formSchema = z.object({
  name: z.string().trim().min(1).max(limits.teamNameCharacters),
  ownerId: z.string().nullable(),
  memberIds: z.array(z.string()),
});

interface TeamFormProps {
  readonly team: Team | undefined;
  readonly memberIds: readonly string[];
  readonly onDone: () => void;
}

function TeamForm({ team, memberIds, onDone }: TeamFormProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const { data } = useQuery(peopleQuery);
  const save = useSaveTeam();
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const form = useEditForm({
    schema: formSchema,
    saved: {
      name: team?.name ?? '',
      ownerId: team?.owner?.userId ?? null,
      memberIds: [...memberIds],
    },
    labels: { name: t('team.name'), ownerId: t('team.owner'), memberIds: t('team.members') },
    save: (values) => save.mutateAsync({ teamId: team?.teamId, ...values }),
    onSaved: () => {
      message.success(t('team.saved'));
      onDone();
    },
  });
  return (
    <>
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{
          name: {},
          ownerId: {
            hint: t('team.ownerHint'),
            required: false,
            input: ({ id, value, onChange }) => (
              <Select<string>
                id={id}
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={t('team.noOwner')}
                options={people}
                value={(value as string | null) ?? null}
                onChange={(userId) => onChange(userId ?? null)}
              />
            ),
          },
          memberIds: {
            required: false,
            input: ({ id, value, onChange }) => (
              <Select<string[]>
                id={id}
                mode="multiple"
                optionFilterProp="label"
                placeholder={t('team.chooseMembers')}
                options={people}
                value={value as string[]}
                onChange={onChange}
              />
            ),
          },
        }}
      />
      <DrawerButtons>
        <SaveButtons form={form} />
      </DrawerButtons>
    </>
  );
}
