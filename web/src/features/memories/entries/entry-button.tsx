import { FormOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

interface EntryButtonProps {
  readonly memoryId: string;
  readonly entryId: string;
  /** Also after a deletion, and after one was undone. */
  readonly onChanged: () => void;
}

/** Opens an entry where it is met outside its memory, for those who may look into memories. */
export function EntryButton(entry: EntryButtonProps) {
  const { t } = useTranslation('memories');
  const [open, setOpen] = useState(false);
  return (
    <Allowed keys="memory:memoryStore:detailRouter">
      <IconButton
        size="small"
        label={t('entry.open')}
        icon={<FormOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <EntryDrawer {...entry} open={open} onClose={() => setOpen(false)} />
    </Allowed>
  );
}
