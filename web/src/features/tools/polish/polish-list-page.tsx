import { CopyOutlined, HighlightOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { polishContract } from '@transloom/contracts/polish';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkListPage } from '../../../work/work-list-page.tsx';
import { NewPolish } from './new-polish.tsx';
import { polishes } from './polish.queries.ts';
import { PolishLink } from './polish-link.tsx';
import { useStageText } from './use-stage-text.ts';
import { useStyleName } from './use-style-name.ts';

type Polish = WorkIn<typeof polishContract>;

/** The history of polished texts and documents, and a way to begin: anew, or with what was used before. */
export function PolishListPage() {
  const { t } = useTranslation('polish');
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ readonly like?: Polish['options'] }>();
  const stageText = useStageText();
  return (
    <WorkListPage<typeof polishContract>
      kind={polishes}
      icon={<HighlightOutlined />}
      words={{
        label: t('list.label'),
        search: t('list.search'),
        begin: t('new.action'),
        empty: t('list.empty'),
        purpose: t('screen.purpose'),
      }}
      link={(work) => <PolishLink {...work} />}
      columns={useColumns()}
      stageText={stageText}
      moreActions={({ name, options }) => [
        {
          key: 'again',
          label: t('list.useAgain', { name }),
          icon: <CopyOutlined aria-hidden />,
          onClick: () => setBegun({ like: options }),
        },
      ]}
      onBegin={() => setBegun({})}
    >
      <Drawer
        open={begun !== undefined}
        onClose={() => setBegun(undefined)}
        title={t('new.title')}
        size={640}
        destroyOnHidden
      >
        <NewPolish
          like={begun?.like}
          onStarted={({ workId }) => void navigate({ to: '/tools/polish/index', search: { workId } })}
        />
      </Drawer>
    </WorkListPage>
  );
}

function useColumns(): readonly DataColumn<Polish>[] {
  const { t } = useTranslation('polish');
  const styleName = useStyleName();
  return [
    { key: 'from', title: t('column.from'), width: 90, render: ({ options }) => t(`from.${options.from}`) },
    { key: 'style', title: t('column.style'), width: 150, render: ({ options }) => styleName(options) },
    {
      key: 'changed',
      title: t('column.changed'),
      width: 120,
      numeric: true,
      render: ({ counts, status }) =>
        status === 'done'
          ? t('column.changedOf', {
              changed: formatNumber(counts['changed'] ?? 0),
              segments: formatNumber(counts['segments'] ?? 0),
            })
          : '—',
    },
  ];
}
