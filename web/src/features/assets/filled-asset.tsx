import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../api/use-realtime.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ImportReport } from '../assets/import-report.tsx';
import { isUnfinished } from '../assets/import-state.ts';
import { memoriesQuery } from './memories.queries.ts';

interface FilledMemoryProps {
  readonly created: Memory;
  readonly onClose: () => void;
}

/** The files that go into a new memory: how far they are, then what came in and what was left out. */
export function FilledMemory({ created, onClose }: FilledMemoryProps) {
  const { t } = useTranslation('memories');
  const { data } = useQuery(memoriesQuery({}, { live: useRealtimeConnected() }));
  const { memoryId, lastImports } = data?.find((one) => one.memoryId === created.memoryId) ?? created;
  const importing = lastImports.some(isUnfinished);
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary">
        {t(importing ? 'create.importing' : 'create.imported')}
      </Text>
      <ImportReport imports={lastImports} />
      <DrawerButtons>
        <Button onClick={onClose}>{t('create.finish')}</Button>
        <ButtonLink
          color="primary"
          variant="solid"
          to="/asset/memory/detail"
          search={{ memoryId }}
          onClick={onClose}
        >
          {t('create.open')}
        </ButtonLink>
      </DrawerButtons>
    </Stack>
  );
}
