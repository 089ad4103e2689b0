import { RadarChartOutlined } from '@ant-design/icons';
import type { mtDetectorContract } from '@transloom/contracts/mt-detector';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { WorkListPage } from '../../../work/work-list-page.tsx';
import { DetectionLink } from './detection-link.tsx';
import { detections } from './mt-detector.queries.ts';
import { NewDetection } from './new-detection.tsx';
import { useStageText } from './use-stage-text.ts';

/** All comparisons of translations with engines, and a way to begin one (D2.27). */
export function DetectorListPage() {
  const { t } = useTranslation('mt-detector');
  const [begun, setBegun] = useState(false);
  return (
    <WorkListPage<typeof mtDetectorContract>
      kind={detections}
      icon={<RadarChartOutlined />}
      words={{
        label: t('list.label'),
        search: t('list.search'),
        begin: t('new.action'),
        empty: t('list.empty'),
        purpose: t('screen.purpose'),
      }}
      link={(work) => <DetectionLink {...work} />}
      columns={[
        {
          key: 'engines',
          title: t('column.engines'),
          width: 90,
          numeric: true,
          render: ({ options }) => formatNumber(options.engineKeys.length),
        },
        {
          key: 'mean',
          title: t('column.mean'),
          width: 120,
          numeric: true,
          render: ({ result }) => (result?.best == null ? '—' : `${formatNumber(result.best.mean)}%`),
        },
      ]}
      stageText={useStageText()}
      onBegin={() => setBegun(true)}
    >
      <Drawer open={begun} onClose={() => setBegun(false)} title={t('new.title')} size={560} destroyOnHidden>
        <NewDetection onStarted={() => setBegun(false)} />
      </Drawer>
    </WorkListPage>
  );
}
