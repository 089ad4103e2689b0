import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { trainersQuery } from './engine-trainers.queries.ts';
import { TrainerDrawer } from './trainer-drawer.tsx';
import { TrainerLine } from './trainer-line.tsx';

/** Trainers of the organization. Administrators connect, test, change and remove them. */
export function TrainerSection() {
  const { t } = useTranslation('engine-trainers');
  const query = useQuery(trainersQuery);
  const [open, setOpen] = useState<'none' | 'new' | EngineTrainer>('none');
  return (
    <Section
      anchor="trainers"
      title={t('title')}
      description={t('description')}
      actions={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
          {t('connect.action')}
        </Button>
      }
    >
      <Loadable query={query}>
        {(trainers) => (
          <LineList empty={<Text tone="tertiary">{t('none')}</Text>}>
            {trainers.map((trainer) => (
              <TrainerLine key={trainer.trainerId} trainer={trainer} onChange={() => setOpen(trainer)} />
            ))}
          </LineList>
        )}
      </Loadable>
      <TrainerDrawer open={open} onClose={() => setOpen('none')} />
    </Section>
  );
}
