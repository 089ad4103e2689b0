import { PercentageOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationPenaltiesQuery } from './penalties.queries.ts';
import { PenaltySection } from './penalty-section.tsx';

/** Opens what is taken off matches in the whole organisation. */
export function OrganizationPenalties() {
  const { t } = useTranslation('memories');
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...organizationPenaltiesQuery, enabled: open });
  const fixed = data?.editable !== true;
  return (
    <>
      <Button icon={<PercentageOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('penalties.title')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        size={640}
        destroyOnHidden
        title={t('penalties.organization')}
      >
        <PenaltySection place={{ level: 'organization' }} fixed={fixed} />
      </Drawer>
    </>
  );
}
