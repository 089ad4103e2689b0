import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import { useAllows } from '../../../session/permissions.ts';
import { CardGrid } from '../../../ui/list/cards.tsx';
import { ConnectedEngineActions } from '../connections/connected-engine-actions.tsx';
import { connectionsQuery } from '../engines.queries.ts';
import { ProvidedEngineActions } from '../trying/provided-engine-actions.tsx';
import { EngineCard, type EngineGroup } from './engine-card.tsx';

export interface GroupedEngine {
  readonly group: EngineGroup;
  readonly engine: Engine;
}

interface EngineCardsProps {
  readonly label: string;
  readonly engines: readonly GroupedEngine[];
  readonly onOpen: (connection: EngineConnection) => void;
}

export function EngineCards({ label, engines, onOpen }: EngineCardsProps) {
  const administers = useAllows()('engine:settings');
  const { data: connections = [] } = useQuery(connectionsQuery);
  const mayTest = ({ group, engine: { state } }: GroupedEngine) =>
    group === 'provided' && administers && state !== 'not-configured';
  return (
    <CardGrid label={label}>
      {engines.map(({ group, engine }) => {
        const connection = connections.find(({ connectionId }) => connectionId === engine.key);
        return (
          <EngineCard key={engine.key} engine={engine} group={group} connection={connection}>
            {connection ? (
              <ConnectedEngineActions connection={connection} onChange={() => onOpen(connection)} />
            ) : null}
            {mayTest({ group, engine }) ? <ProvidedEngineActions engine={engine} /> : null}
          </EngineCard>
        );
      })}
    </CardGrid>
  );
}
