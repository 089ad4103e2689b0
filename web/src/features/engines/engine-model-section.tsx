import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ModelSection } from '../engine-models/model-section.tsx';
import { enginesKey } from './engines.queries.ts';

/** Models of this machine beside the engines: a new one makes an engine ready. */
export function EngineModelSection() {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: enginesKey }), [client]);
  return <ModelSection onChange={refresh} />;
}
