import { useQuery } from '@tanstack/react-query';
import { emailSchema, phoneSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import type { Member } from '@transloom/contracts/members';
import { App, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useUser } from '../../session/session.queries.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { roleName } from '../organizations/role-name.ts';
import { peopleQuery, useChangeMember } from './members.queries.ts';
import { PairList } from './pair-list.tsx';
import { ProjectList } from './project-list.tsx';
import { roleOfValue, roleValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

const blankOr = (schema: z.ZodType) =>
  z.string().refine((text) => text === '' || schema.safeParse(text).success);

const formSchema = z.object({
  name: z.string().max(limits.memberNameCharacters),
  role: z.string(),
  phone: blankOr(phoneSchema),
  email: blankOr(emailSchema),
  teamIds: z.array(z.string()),
  languages: z.array(z.string()),
  side: z.enum(['internal', 'external']),
  systemCode: z.string().max(limits.systemCodeCharacters),
  languagePairs: z.array(z.string()),
  projectIds: z.array(z.string()),
});

interface MemberFormProps {
  readonly member: Member;
  readonly onDone: () => void;
}

/** Card, role, teams and limits of a member (D5.75). */
export function MemberForm({ member, onDone }: MemberFormProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const user = useUser();
  const { data } = useQuery(peopleQuery);
  const change = useChangeMember();
  const fixedRole = member.role === 'SUPER_ADMIN' || member.userId === user?.userId;
  const saved = {
    name: member.name,
    role: roleValue(member),
    phone: member.phone ?? '',
    email: member.email ?? '',
    teamIds: member.teams.map(({ teamId }) => teamId),
    languages: member.languages,
    side: member.internal ? ('internal' as const) : ('external' as const),
    systemCode: member.systemCode ?? '',
    languagePairs: member.languagePairs ?? [],
    projectIds: member.projectIds ?? [],
  };
  const form = useEditForm({
    schema: formSchema,
    saved,
    labels: {
      name: t('column.name'),
      role: t('column.role'),
      phone: t('column.phone'),
      email: t('column.email'),
      teamIds: t('column.team'),
      languages: t('column.languages'),
      side: t('side.label'),
      systemCode: t('column.systemCode'),
      languagePairs: t('limit.pairs'),
      projectIds: t('limit.projects'),
    },
    save: ({ role, side, languagePairs, projectIds, phone, email, systemCode, ...card }) =>
      change.mutateAsync({
        userId: member.userId,
        ...card,
        phone: phone || null,
        email: email || null,
        systemCode: systemCode || null,
        internal: side === 'internal',
        languagePairs: languagePairs.length === 0 ? null : languagePairs,
        projectIds: projectIds.length === 0 ? null : projectIds,
        ...(role === saved.role ? {} : roleOfValue(role)),
      }),
    onSaved: () => {
      message.success(t('edit.saved'));
      onDone();
    },
  });
  return (
    <>
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{
          name: { placeholder: member.shownName },
          role: fixedRole
            ? { hint: t('edit.fixedRole'), input: () => <span>{roleName(member.role)}</span> }
            : {
                input: ({ id, value, onChange }) => (
                  <RoleSelect id={id} value={String(value)} onChange={onChange} />
                ),
              },
          phone: {
            input: ({ id, value, onChange }) => (
              <PhoneInput id={id} value={String(value)} onChange={onChange} size="middle" />
            ),
          },
          email: {},
          teamIds: {
            input: ({ id, value, onChange }) => (
              <Select<string[]>
                id={id}
                mode="multiple"
                placeholder={t('team.none')}
                optionFilterProp="label"
                options={(data?.teams ?? []).map((team) => ({ value: team.id, label: team.name }))}
                value={value as string[]}
                onChange={onChange}
              />
            ),
          },
          languages: {
            input: ({ id, value, onChange }) => (
              <LanguageSelect
                id={id}
                multiple
                placeholder={t('edit.languages')}
                value={value as string[]}
                onChange={onChange}
              />
            ),
          },
          side: { options: { internal: t('side.internal'), external: t('side.external') } },
          systemCode: { hint: t('edit.systemCode') },
          languagePairs: {
            hint: t('limit.hint'),
            input: ({ id, value, onChange }) => (
              <PairList id={id} pairs={value as string[]} onChange={onChange} />
            ),
          },
          projectIds: {
            hint: t('limit.projectsHint'),
            input: ({ id, value, onChange }) => (
              <ProjectList id={id} projectIds={value as string[]} onChange={onChange} />
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
