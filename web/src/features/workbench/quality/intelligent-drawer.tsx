import type { intelligentCheckContract } from '@transloom/contracts/intelligent-checks';
import { limits } from '@transloom/contracts/limits';
import { Checkbox, Drawer, Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import type { OptionsIn } from '../../../work/work-kind.ts';
import { WritingEngineSelect } from '../../engines/writing-engine-select.tsx';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { intelligentChecks } from './intelligent-check.queries.ts';

const reaches = ['segment', 'chosen', 'document'] as const;
type Reach = (typeof reaches)[number];

interface IntelligentDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the intelligent check looks at, by which model, and what that costs. */
export function IntelligentDrawer({ open, onClose }: IntelligentDrawerProps) {
  const { t } = useTranslation('quality');
  return (
    <Drawer open={open} onClose={onClose} title={t('intelligent.title')} size={480} destroyOnHidden>
      <CheckForm onStarted={onClose} />
    </Drawer>
  );
}

function CheckForm({ onStarted }: { readonly onStarted: () => void }) {
  const { t } = useTranslation('quality');
  const { documentId } = useWorkbenchParts().opened.document;
  const activeId = useWorkbench((state) => state.activeId);
  const chosen = useWorkbench((state) => state.chosen);
  const [reach, setReach] = useState<Reach>(chosen.size > 0 ? 'chosen' : 'document');
  const [engineKey, setEngineKey] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const offered = { segment: activeId !== null, chosen: chosen.size > 0, document: true };
  const segmentIds = idsOf(reach, activeId, chosen);
  const options =
    segmentIds === undefined
      ? undefined
      : ({ documentId, segmentIds, engineKey, again } satisfies OptionsIn<typeof intelligentCheckContract>);
  return (
    <NewWork
      kind={intelligentChecks}
      options={options}
      missing={t('intelligent.tooMany', { count: limits.segmentsPerPage })}
      start={t('intelligent.start')}
      onStarted={onStarted}
    >
      <Text as="p" tone="secondary">
        {t('intelligent.purpose')}
      </Text>
      <Form layout="vertical" component="div" requiredMark={false}>
        <Form.Item label={t('intelligent.reach')}>
          <Radio.Group
            vertical
            value={reach}
            options={reaches
              .filter((value) => offered[value])
              .map((value) => ({ value, label: t(`intelligent.where.${value}`, { count: chosen.size }) }))}
            onChange={({ target }) => setReach(target.value as Reach)}
          />
        </Form.Item>
        <Form.Item label={t('intelligent.model')} htmlFor="intelligent-model">
          <WritingEngineSelect id="intelligent-model" value={engineKey} onChange={setEngineKey} />
        </Form.Item>
        <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)}>
          {t('intelligent.again')}
        </Checkbox>
      </Form>
    </NewWork>
  );
}

/** Null for the whole document; undefined where there are too many. */
function idsOf(
  reach: Reach,
  activeId: string | null,
  chosen: ReadonlySet<string>,
): string[] | null | undefined {
  if (reach === 'document') return null;
  const ids = reach === 'chosen' ? [...chosen] : activeId === null ? [] : [activeId];
  return ids.length === 0 || ids.length > limits.segmentsPerPage ? undefined : ids;
}
