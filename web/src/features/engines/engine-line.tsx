import { DesktopOutlined, GlobalOutlined } from '@ant-design/icons';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { DetailPopover } from '../../ui/detail-popover.tsx';
import { ListLine } from '../../ui/line-list.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './engine-line.module.css';
import { EngineNeeds } from './engine-needs.tsx';
import { EngineStateTag } from './engine-state-tag.tsx';
import { EngineTrouble } from './engine-trouble.tsx';
import { EngineUse } from './use/engine-use.tsx';

interface EngineLineProps {
  readonly engine: Engine;
  /** Its settings, for those who may change them. */
  readonly connection: EngineConnection | undefined;
  /** What administrators can do with it. */
  readonly children: ReactNode;
}

/** An engine: its state and since when, what it translates, what it lacks. */
export function EngineLine({ engine, connection, children }: EngineLineProps) {
  const { t } = useTranslation('engines');
  const { name, local, own, slow, state, needs } = engine;
  return (
    <ListLine>
      <div className={styles['head']}>
        <Text tone="tertiary">
          {local ? <DesktopOutlined aria-hidden /> : <GlobalOutlined aria-hidden />}
        </Text>
        <div className={styles['names']}>
          <span className={styles['nameRow']}>
            <Text strong truncate>
              {name}
            </Text>
            <EngineStateTag state={state} needs={needs} />
            {own ? <StatusTag tone="neutral">{t('scope.ownTag')}</StatusTag> : null}
          </span>
          <Text size="small" tone="tertiary" as="div">
            {t(local ? 'place.local' : 'place.remote')}
            {slow ? ` · ${t('slow')}` : null}
            {state === 'not-configured' ? null : <Pairs engine={engine} />}
            <EngineUse engine={engine} connection={connection} />
          </Text>
        </div>
        {children}
      </div>
      {state === 'failing' ? (
        <div className={styles['detail']}>
          <EngineTrouble engine={engine} />
        </div>
      ) : null}
      {state === 'not-configured' ? (
        <div className={styles['detail']}>
          <EngineNeeds engine={engine} />
        </div>
      ) : null}
    </ListLine>
  );
}

function Pairs({ engine: { pairs } }: Pick<EngineLineProps, 'engine'>) {
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
