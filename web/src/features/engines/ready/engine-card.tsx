import { DesktopOutlined, GlobalOutlined } from '@ant-design/icons';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { DetailPopover } from '../../../ui/detail-popover.tsx';
import { Card, CardRow } from '../../../ui/list/cards.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from '../engine-line.module.css';
import { EngineNeeds } from '../engine-needs.tsx';
import { EngineStateTag } from '../engine-state-tag.tsx';
import { EngineTrouble } from '../engine-trouble.tsx';
import { EngineUse } from '../use/engine-use.tsx';

export type EngineGroup = 'custom' | 'local' | 'connected' | 'provided';

interface EngineCardProps {
  readonly engine: Engine;
  readonly group: EngineGroup;
  /** Its settings, for those who may change them. */
  readonly connection: EngineConnection | undefined;
  /** What the user can do with it. */
  readonly children: ReactNode;
}

/** An engine: its state and since when, what it translates, who may use it, what was used of it, what it lacks. */
export function EngineCard({ engine, group, connection, children }: EngineCardProps) {
  const { t } = useTranslation('engines');
  const { name, local, own, slow, state, needs } = engine;
  return (
    <Card
      actions={[]}
      head={
        <>
          <span className={styles['nameRow']}>
            <Text tone="tertiary">
              {local ? <DesktopOutlined aria-hidden /> : <GlobalOutlined aria-hidden />}
            </Text>
            <Text strong truncate>
              {name}
            </Text>
            <EngineStateTag state={state} needs={needs} />
            {own ? <StatusTag tone="neutral">{t('scope.ownTag')}</StatusTag> : null}
          </span>
          <Text size="small" tone="tertiary" as="div">
            {group === 'local' ? null : `${t(`group.${group}.kind`)} · `}
            {t(local ? 'place.local' : 'place.remote')}
            {slow ? ` · ${t('slow')}` : null}
            {state === 'not-configured' ? null : <Pairs engine={engine} />}
          </Text>
        </>
      }
    >
      {state === 'failing' ? <EngineTrouble engine={engine} /> : null}
      {state === 'not-configured' ? <EngineNeeds engine={engine} /> : null}
      <Text size="small" tone="secondary" as="div">
        {own ? null : t('scope.everybody')}
        <EngineUse engine={engine} connection={connection} />
      </Text>
      <CardRow>{children}</CardRow>
    </Card>
  );
}

function Pairs({ engine: { pairs } }: Pick<EngineCardProps, 'engine'>) {
  const { t } = useTranslation('engines');
  if (pairs === null) return ` · ${t('pairs.all')}`;
  const lines = Array.isArray(pairs)
    ? pairs.map(({ source, target }) => `${languageName(source)} → ${languageName(target)}`)
    : pairs.targets.map(languageName);
  return (
    <>
      {' · '}
      <DetailPopover
        label={t(Array.isArray(pairs) ? 'pairs.some' : 'pairs.someLanguages', { count: lines.length })}
        title={t(Array.isArray(pairs) ? 'pairs.title' : 'pairs.languages')}
      >
        {lines.map((line) => (
          <Text key={line} size="table" as="div">
            {line}
          </Text>
        ))}
      </DetailPopover>
    </>
  );
}
