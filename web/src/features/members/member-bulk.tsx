import { DeleteOutlined } from '@ant-design/icons';
import type { Member } from '@transloom/contracts/members';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { useChangeMembers } from './members.queries.ts';
import { roleOfValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { TeamSelect } from './team-select.tsx';
import { useMemberRemoval } from './use-member-removal.tsx';

interface MemberBulkProps {
  readonly members: readonly Member[];
  readonly onDone: () => void;
}

/** What ticked members get together: a role, a team, a language; or they are removed. */
export function MemberBulk({ members, onDone }: MemberBulkProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const change = useChangeMembers();
  const askToRemove = useMemberRemoval();
  const userIds = members.map(({ userId }) => userId);
  const give = async (what: Omit<Parameters<typeof change.mutateAsync>[0], 'userIds'>) => {
    const { changed } = await change.mutateAsync({ ...what, userIds });
    message.success(t('bulk.done', { count: changed }));
    onDone();
  };
  return (
    <>
      <RoleSelect
        label={t('bulk.role')}
        placeholder={t('bulk.role')}
        value={undefined}
        onChange={(value) => void give(roleOfValue(value))}
      />
      <TeamSelect
        placeholder={t('bulk.team')}
        value={undefined}
        onChange={(teamId) => (teamId === undefined ? undefined : void give({ teamId }))}
      />
      <LanguageSelect
        aria-label={t('bulk.language')}
        placeholder={t('bulk.language')}
        onChange={(tag: string) => void give({ languages: [tag] })}
      />
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => askToRemove(members, onDone)}
      >
        {t('remove.action')}
      </Button>
    </>
  );
}
