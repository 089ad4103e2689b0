import { FormOutlined } from '@ant-design/icons';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

interface MetEntry {
  readonly memoryId: string;
  readonly entryId: string;
}

const OpenEntry = createContext<(entry: MetEntry) => void>(() => undefined);

interface EntryOpenerProps {
  readonly children: ReactNode;
  /** Also after a deletion, and after one was undone. */
  readonly onChanged: () => void;
  /** Once it is out of sight. */
  readonly onClosed: () => void;
}

/** Around what has buttons of entries: an opened entry stays when the list that it was met in goes on without it. */
export function EntryOpener({ children, ...ends }: EntryOpenerProps) {
  const [entry, setEntry] = useState<MetEntry>();
  const [open, setOpen] = useState(false);
  const show = (met: MetEntry) => {
    setEntry(met);
    setOpen(true);
  };
  return (
    <OpenEntry value={show}>
      {children}
      {entry ? <EntryDrawer {...entry} {...ends} open={open} onClose={() => setOpen(false)} /> : null}
    </OpenEntry>
  );
}

/** Opens an entry where it is met outside its memory, for those who may look into memories. */
export function EntryButton(entry: MetEntry) {
  const { t } = useTranslation('memories');
  const open = useContext(OpenEntry);
  return (
    <Allowed keys="memory:memoryStore:detailRouter">
      <IconButton
        size="small"
        label={t('entry.open')}
        icon={<FormOutlined />}
        aria-haspopup="dialog"
        onClick={() => open(entry)}
      />
    </Allowed>
  );
}
