import type { Engine } from '@transloom/contracts/engines';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../i18n/format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

interface SlowEngineProps {
  readonly engine: Engine;
  readonly onCancel: () => void;
}

/** Longer than most engines take. */
const patienceMs = 3_000;

/** An engine that is asked; when it takes its time, for how long it has been and a way to stop. */
export function SlowEngine({ engine, onCancel }: SlowEngineProps) {
  const { t } = useTranslation('workbench');
  const shown = useDelayed();
  const slow = useDelayed(patienceMs);
  if (!shown) return null;
  return (
    <div>
      <Stack direction="row" gap="xs" justify="space-between">
        <span role="status">
          <Text size="small" tone="secondary">
            {t(engine.slow || slow ? 'translation.waitingLong' : 'translation.waiting', {
              engine: engine.name,
            })}
          </Text>
        </span>
        {slow ? (
          <Button size="small" type="text" onClick={onCancel}>
            {t('translation.stop')} <Elapsed sinceMs={patienceMs} />
          </Button>
        ) : null}
      </Stack>
      <PanelSkeleton />
    </div>
  );
}

/** Seconds that have gone by, the first ones before this was shown. */
function Elapsed({ sinceMs }: { readonly sinceMs: number }) {
  const [elapsedMs, setElapsed] = useState(sinceMs);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((known) => known + 1_000), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text size="small" tone="tertiary" numeric>
      {formatDuration(elapsedMs)}
    </Text>
  );
}
