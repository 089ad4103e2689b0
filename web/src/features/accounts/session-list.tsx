import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { type Session, useEndSession, useSessions } from './accounts.queries.ts';

/** Where the user is signed in; others can be ended. */
export function SessionList() {
  const sessions = useSessions();
  return (
    <Loadable query={sessions}>
      {(list) => (
        <LineList>
          {list.map((session) => (
            <SessionLine key={session.sessionId} session={session} />
          ))}
        </LineList>
      )}
    </Loadable>
  );
}

function SessionLine({ session }: { readonly session: Session }) {
  const { t } = useTranslation('accounts');
  const confirm = useConfirm();
  const end = useEndSession();
  const device = session.device || t('sessions.unknownDevice');
  const ask = () =>
    confirm({
      title: t('sessions.endTitle', { device }),
      consequence: t('sessions.endConsequence'),
      verb: t('sessions.end'),
      danger: true,
      onConfirm: () => end.mutateAsync(session.sessionId),
    });
  return (
    <ListLine>
      <Stack direction="row" align="center">
        <Stack gap="none" grow>
          <Text truncate>{device}</Text>
          <Text size="small" tone="secondary">
            {session.address} · {t('sessions.seen')} <When instant={session.lastSeenAt} />
          </Text>
        </Stack>
        {session.current ? (
          <StatusTag tone="success">{t('sessions.current')}</StatusTag>
        ) : (
          <Button size="small" onClick={ask}>
            {t('sessions.end')}
          </Button>
        )}
      </Stack>
    </ListLine>
  );
}
