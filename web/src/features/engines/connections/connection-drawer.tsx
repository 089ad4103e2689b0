import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { vendorsQuery } from '../engines.queries.ts';
import { ConnectionForm } from './connection-form.tsx';

export type OpenConnection = 'none' | 'new' | { readonly newOf: string } | EngineConnection;

interface ConnectionDrawerProps {
  /** Nothing, a new one, a new one of a vendor, or one to change. */
  readonly open: OpenConnection;
  readonly administers: boolean;
  readonly onClose: () => void;
}

/** Connects an engine, or changes one, beside the list. */
export function ConnectionDrawer({ open, administers, onClose }: ConnectionDrawerProps) {
  const { t } = useTranslation('engines');
  const connection = typeof open === 'object' && !('newOf' in open) ? open : undefined;
  const vendorId = typeof open === 'object' && 'newOf' in open ? open.newOf : undefined;
  const vendors = useQuery({ ...vendorsQuery, enabled: open !== 'none' });
  return (
    <Drawer
      open={open !== 'none'}
      onClose={onClose}
      size={480}
      destroyOnHidden
      title={
        connection
          ? t('change.of', { name: connection.name })
          : t(administers ? 'connect.action' : 'connect.own')
      }
    >
      <Loadable query={vendors}>
        {(known) => (
          <ConnectionForm
            vendors={known}
            vendorId={vendorId}
            connection={connection}
            administers={administers}
            onDone={onClose}
          />
        )}
      </Loadable>
    </Drawer>
  );
}
