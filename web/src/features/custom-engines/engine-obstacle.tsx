import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useResumeTraining } from './custom-engines.queries.ts';
import { lackOfPairs } from './lack-of-pairs.ts';

interface EngineObstacleProps {
  readonly engine: CustomEngineDetail;
  /** Its files are in sight, each with what it is about. */
  readonly showsFiles: boolean;
}

/** What stands in the way of training an engine or of using it. */
export function EngineObstacle({ engine, showsFiles }: EngineObstacleProps) {
  return (
    <>
      {showsFiles ? null : <UnreadFiles engine={engine} />}
      <Obstacle engine={engine} />
    </>
  );
}

/** Files that nothing was taken from, as long as it is about the corpus. */
function UnreadFiles({ engine: { status, files } }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  if (status !== 'empty' && status !== 'prepared' && status !== 'failed') return null;
  return files.flatMap(({ corpusId, name, failureMessage: reason }) =>
    reason === null
      ? []
      : [
          <Alert
            key={corpusId}
            type="warning"
            showIcon
            title={reason.includes(name) ? reason : t('note.unread', { name, reason })}
          />,
        ],
  );
}

function Obstacle({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { status, versions, cleaningFailureMessage } = engine;
  const [newest] = versions;
  if (status === 'off-shelf') return <Alert type="warning" showIcon title={t('note.off-shelf')} />;
  if (cleaningFailureMessage !== null) return <Alert type="error" showIcon title={cleaningFailureMessage} />;
  if (newest?.status === 'failed') return <Failed engine={engine} version={newest} />;
  if (status === 'weaker') return <Alert type="warning" showIcon title={t('note.weaker')} />;
  if (status === 'prepared') return <Prepared engine={engine} />;
  return null;
}

/** Training that would be refused is not recommended. */
function Prepared({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const lack = lackOfPairs(engine);
  if (lack === undefined) return <Alert type="info" showIcon title={t('note.prepared')} />;
  const { note, pairs, least, most } = lack;
  const numbers = { pairs: formatNumber(pairs), least: formatNumber(least), most: formatNumber(most) };
  return <Alert type="warning" showIcon title={t(`note.${note}`, { count: pairs, ...numbers })} />;
}

interface FailedProps {
  readonly engine: CustomEngineDetail;
  readonly version: EngineVersion;
}

function Failed({ engine, version: { failure, failureMessage, training } }: FailedProps) {
  const { t } = useTranslation('custom-engines');
  const stopped = failure?.code === 'job.cancelled';
  return (
    <Alert
      type={stopped ? 'info' : 'error'}
      showIcon
      title={stopped ? t('note.stopped') : t('note.failed', { reason: failureMessage })}
      action={training?.resumable ? <ResumeButton engine={engine} /> : null}
    />
  );
}

function ResumeButton({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const resume = useResumeTraining();
  if (!engine.editable) return null;
  return (
    <Button size="small" loading={resume.isPending} onClick={() => resume.mutate(engine.customEngineId)}>
      {t('train.resume')}
    </Button>
  );
}
