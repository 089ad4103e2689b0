import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  EditOutlined,
  ExclamationCircleFilled,
  StopOutlined,
} from '@ant-design/icons';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Allowed } from '../../session/allowed.tsx';
import { WayOut } from '../../session/way-out.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { WarningNotes } from '../files/warning-notes.tsx';
import { canRetry, type DocumentState, documentState } from './document-state.ts';
import styles from './document-status.module.css';

interface DocumentStatusProps {
  readonly document: TranslationDocument;
  readonly onRetry: () => void;
  /** The quota that it lacked was bought. */
  readonly onPaid: () => void;
}

/** What is being done with a document and how far it is; what went wrong, with a way on. */
export function DocumentStatus({ document, onRetry, onPaid }: DocumentStatusProps) {
  const { t } = useTranslation('files');
  const state = documentState(document);
  if (state === 'reading' || state === 'storing' || state === 'translating') {
    return <DocumentProgress document={document} state={state} />;
  }
  return (
    <div className={styles['status']}>
      <DocumentTag state={state} />
      {canRetry(document) ? <RetryButton name={document.name} onRetry={onRetry} /> : null}
      <WarningNotes title={t('warning.read')} warnings={document.warnings} />
      {state === 'failed' && document.failureMessage ? (
        <Text size="small" tone="danger" as="p">
          {document.failureMessage}
        </Text>
      ) : null}
      <EngineFailures document={document} />
      {document.outOfCharacters ? <WayOut code="engine.no-characters" onPaid={onPaid} /> : null}
    </div>
  );
}

interface ProgressProps {
  readonly document: TranslationDocument;
  readonly state: 'reading' | 'storing' | 'translating';
}

function DocumentProgress({ document: { job, segmentCount }, state }: ProgressProps) {
  const { t } = useTranslation('projects');
  const total = state === 'translating' ? segmentCount : 0;
  const done = state === 'translating' && job?.step === 'translating' ? job.done : 0;
  const words = t(`step.${state}`, { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div className={styles['progress']}>
      <Text size="small" tone="secondary" numeric>
        {words}
      </Text>
      <Progress
        percent={total ? Math.floor((done / total) * 100) : 0}
        size="small"
        status="active"
        showInfo={false}
        aria-label={words}
      />
    </div>
  );
}

type RestingState = Exclude<DocumentState, 'reading' | 'storing' | 'translating'>;

const looks: Readonly<Record<RestingState, { tone: StatusTone; icon: ReactNode }>> = {
  waiting: { tone: 'neutral', icon: <ClockCircleOutlined aria-hidden /> },
  ready: { tone: 'accent', icon: <EditOutlined aria-hidden /> },
  done: { tone: 'success', icon: <CheckCircleFilled aria-hidden /> },
  failed: { tone: 'danger', icon: <CloseCircleFilled aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <StopOutlined aria-hidden /> },
};

function DocumentTag({ state }: { readonly state: RestingState }) {
  const { t } = useTranslation('projects');
  return (
    <span>
      <StatusTag {...looks[state]}>{t(`documentState.${state}`)}</StatusTag>
    </span>
  );
}

function EngineFailures({ document: { engineFailures } }: { readonly document: TranslationDocument }) {
  const { t } = useTranslation('projects');
  if (engineFailures === 0) return null;
  return (
    <Text size="small" tone="warning" as="p">
      <ExclamationCircleFilled aria-hidden />{' '}
      {t('engineFailures', { count: engineFailures, number: formatNumber(engineFailures) })}
    </Text>
  );
}

interface RetryButtonProps {
  readonly name: string;
  readonly onRetry: () => void;
}

function RetryButton({ name, onRetry }: RetryButtonProps) {
  const { t } = useTranslation('projects');
  return (
    <Allowed keys="project:manage">
      <Button size="small" aria-label={t('retry.of', { name })} onClick={onRetry}>
        {t('retry.action')}
      </Button>
    </Allowed>
  );
}
