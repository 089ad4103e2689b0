import { isUnderWay } from '@transloom/contracts/work';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import type { OpenProject } from '../projects.queries.ts';
import { type PretranslationRun, pretranslationRuns } from './again.queries.ts';
import type { AgainChoice } from './again-choice.ts';
import { AgainForm } from './again-form.tsx';
import { EarlierRuns } from './earlier-runs.tsx';
import { RunView } from './run-view.tsx';

interface AgainDrawerProps {
  readonly project: OpenProject;
  /** Files to begin with; empty for all. Undefined: closed. */
  readonly documentIds: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Pre-translates files once more: what it would change first, then the run, then its undo. */
export function AgainDrawer({ project, documentIds, onClose }: AgainDrawerProps) {
  const { t } = useTranslation('projects');
  return (
    <Drawer
      open={documentIds !== undefined}
      onClose={onClose}
      title={t('again.title')}
      size={720}
      destroyOnHidden
    >
      {documentIds === undefined ? null : <Again project={project} documentIds={documentIds} />}
    </Drawer>
  );
}

const runsShown = 6;

interface AgainProps {
  readonly project: OpenProject;
  readonly documentIds: readonly string[];
}

function Again({ project, documentIds }: AgainProps) {
  const { projectId } = project;
  const query = useWorkList(pretranslationRuns, { subjectId: projectId, pageSize: runsShown });
  const [choice, setChoice] = useState<AgainChoice>({ documentIds, scope: 'machine', askAgain: false });
  const [openedId, setOpenedId] = useState<string>();
  return (
    <Loadable query={query}>
      {({ records }) => {
        const current = records.find(({ workId }) => workId === openedId) ?? records.find(isOpen);
        const earlier = records.filter((run) => run !== current && hasOutcome(run));
        return (
          <Stack gap="lg">
            {current === undefined ? (
              <AgainForm
                project={project}
                choice={choice}
                onChange={setChoice}
                onStarted={({ workId }) => setOpenedId(workId)}
              />
            ) : (
              <RunView
                run={current}
                sourceLanguage={project.sourceLanguage}
                onOther={() => setOpenedId(undefined)}
              />
            )}
            {earlier.length > 0 ? <EarlierRuns runs={earlier} /> : null}
          </Stack>
        );
      }}
    </Loadable>
  );
}

/** Under way, or waits for somebody to look at its preview. */
function isOpen({ status }: PretranslationRun): boolean {
  return isUnderWay(status) || status === 'paused';
}

function hasOutcome({ result }: PretranslationRun): boolean {
  return result !== null && result.outcome !== null && result.preview.segments > result.preview.unchanged;
}
