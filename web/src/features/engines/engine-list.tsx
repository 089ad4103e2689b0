import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Text } from '../../ui/text.tsx';
import { ConnectedEngineActions } from './connections/connected-engine-actions.tsx';
import { EngineLine } from './engine-line.tsx';
import { connectionsQuery } from './engines.queries.ts';
import { ProvidedEngineActions } from './trying/provided-engine-actions.tsx';

interface EngineListProps {
  readonly group: 'custom' | 'local' | 'connected' | 'provided';
  readonly engines: readonly Engine[];
  readonly onOpen: (connection: EngineConnection) => void;
}

export function EngineList({ group, engines, onOpen }: EngineListProps) {
  const { t } = useTranslation('engines');
  const administers = useAllows()('engine:settings');
  const { data: connections = [] } = useQuery(connectionsQuery);
  const mayTest = ({ state }: Engine) => group === 'provided' && administers && state !== 'not-configured';
  if (engines.length === 0) return <Text tone="tertiary">{t(`group.${group}.empty`)}</Text>;
  return (
    <LineList>
      {engines.map((engine) => {
        const connection = connections.find(({ connectionId }) => connectionId === engine.key);
        return (
          <EngineLine key={engine.key} engine={engine} connection={connection}>
            {connection ? (
              <ConnectedEngineActions connection={connection} onChange={() => onOpen(connection)} />
            ) : null}
            {mayTest(engine) ? <ProvidedEngineActions engine={engine} /> : null}
          </EngineLine>
        );
      })}
    </LineList>
  );
}
