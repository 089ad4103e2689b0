import { useQuery } from '@tanstack/react-query';
import type { Member } from '@transloom/contracts/members';
import { App, Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { peopleQuery, useRemoveMembers } from './members.queries.ts';

/** Asks before members are removed, and to whom their work goes. */
export function useMemberRemoval(): (members: readonly Member[], onDone?: () => void) => void {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useRemoveMembers();
  const heir = useRef<string | null>(null);
  return (members, onDone) => {
    const [first] = members;
    if (first === undefined) return;
    heir.current = null;
    const userIds = members.map(({ userId }) => userId);
    confirm({
      title:
        members.length === 1
          ? t('remove.title', { name: first.shownName })
          : t('remove.titleMany', { count: members.length }),
      consequence: (
        <Stack gap="sm">
          <Text as="p">{t('remove.consequence')}</Text>
          <HeirSelect without={userIds} onChange={(userId) => (heir.current = userId)} />
        </Stack>
      ),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        const { removed } = await remove.mutateAsync({ userIds, heirId: heir.current });
        message.success(t('remove.done', { count: removed }));
        onDone?.();
      },
    });
  };
}

interface HeirSelectProps {
  readonly without: readonly string[];
  readonly onChange: (userId: string | null) => void;
}

/** Who takes over what is not done; nobody: it waits to be assigned. */
function HeirSelect({ without, onChange }: HeirSelectProps) {
  const { t } = useTranslation('members');
  const { data } = useQuery(peopleQuery);
  const people = (data?.people ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Select<string>
      aria-label={t('remove.heir')}
      placeholder={t('remove.nobody')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(userId) => onChange(userId ?? null)}
    />
  );
}
