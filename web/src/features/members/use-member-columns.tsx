import type { Member } from '@transloom/contracts/members';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { roleName } from '../organizations/role-name.ts';

export function useMemberColumns(
  list: Pick<ListState, 'sortOf'>,
  editable: boolean,
): readonly DataColumn<Member>[] {
  const { t } = useTranslation('members');
  return [
    {
      key: 'name',
      title: t('column.name'),
      width: 240,
      sort: list.sortOf('name'),
      render: (member) => <MemberName member={member} editable={editable} />,
    },
    {
      key: 'role',
      title: t('column.role'),
      width: 160,
      sort: list.sortOf('role'),
      render: ({ role, ownRole }) => (
        <Text size="table" truncate>
          {roleName(role, ownRole?.name)}
        </Text>
      ),
    },
    {
      key: 'team',
      title: t('column.team'),
      width: 180,
      render: ({ teams }) => <Words words={teams.map(({ name }) => name)} />,
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 180,
      render: ({ languages }) => <Words words={languages.map(languageName)} />,
    },
    {
      key: 'side',
      title: t('side.label'),
      width: 110,
      render: ({ internal }) => (
        <StatusTag tone={internal ? 'info' : 'neutral'}>
          {t(internal ? 'side.internal' : 'side.external')}
        </StatusTag>
      ),
    },
    { key: 'phone', title: t('column.phone'), width: 140, render: ({ phone }) => <Value text={phone} /> },
    { key: 'email', title: t('column.email'), width: 220, render: ({ email }) => <Value text={email} /> },
    {
      key: 'systemCode',
      title: t('column.systemCode'),
      width: 120,
      render: ({ systemCode }) => <Value text={systemCode} />,
    },
    {
      key: 'joinedAt',
      title: t('column.joinedAt'),
      width: 130,
      sort: list.sortOf('joinedAt'),
      render: ({ joinedAt }) => <When instant={joinedAt} />,
    },
  ];
}

interface MemberNameProps {
  readonly member: Member;
  readonly editable: boolean;
}

function MemberName({ member, editable }: MemberNameProps) {
  const name = member.shownName;
  return (
    <Stack direction="row" gap="xs">
      <LetterAvatar name={name} picture={member.avatar} size={28} />
      <Stack gap="none" grow align="flex-start">
        {editable ? (
          <NameLink to="." search={(before: object) => ({ ...before, member: member.userId })} title={name}>
            {name}
          </NameLink>
        ) : (
          <Text strong truncate>
            {name}
          </Text>
        )}
        {name === member.username ? null : (
          <Text size="small" tone="tertiary" truncate as="div">
            {member.username}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** The first and how many more; all of them in the tooltip. */
function Words({ words }: { readonly words: readonly string[] }) {
  const [first, ...rest] = words;
  if (first === undefined) return <Value text={null} />;
  const text = rest.length === 0 ? first : `${first} +${rest.length}`;
  return (
    <span title={formatList([...words])}>
      <Text size="table" truncate as="div">
        {text}
      </Text>
    </span>
  );
}

function Value({ text }: { readonly text: string | null }) {
  return (
    <Text size="table" tone={text === null ? 'tertiary' : 'default'} truncate as="div">
      {text ?? '–'}
    </Text>
  );
}
