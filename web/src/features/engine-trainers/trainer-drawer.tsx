import { useQuery } from '@tanstack/react-query';
import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../ui/loadable.tsx';
import { trainerVendorsQuery } from './engine-trainers.queries.ts';
import { TrainerForm } from './trainer-form.tsx';

interface TrainerDrawerProps {
  /** Nothing, a new one, or one to change. */
  readonly open: 'none' | 'new' | EngineTrainer;
  readonly onClose: () => void;
}

export function TrainerDrawer({ open, onClose }: TrainerDrawerProps) {
  const { t } = useTranslation('engine-trainers');
  const trainer = typeof open === 'object' ? open : undefined;
  const vendors = useQuery({ ...trainerVendorsQuery, enabled: open !== 'none' });
  const title = trainer ? t('change.title', { name: trainer.name }) : t('connect.action');
  return (
    <Drawer open={open !== 'none'} onClose={onClose} size={480} destroyOnHidden title={title}>
      <Loadable query={vendors}>
        {(known) => <TrainerForm vendors={known} trainer={trainer} onDone={onClose} />}
      </Loadable>
    </Drawer>
  );
}
