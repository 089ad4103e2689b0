import { Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeSwitch } from '../../ui/make-switch.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import styles from './command-palette.module.css';
import { findCommands, type PaletteCommand } from './palette-commands.ts';
import { useFoundCommands } from './use-found-commands.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

const paletteSwitch = makeSwitch();

export function openCommandPalette(): void {
  paletteSwitch.set(true);
}

/** Ctrl+K: things by their name, pages, and what can be done from anywhere. */
export function CommandPalette() {
  const { t } = useTranslation('shell');
  const open = paletteSwitch.use();
  const close = () => paletteSwitch.set(false);
  useShortcut((event) => {
    const asked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (asked) paletteSwitch.set(!open);
    return asked;
  });
  return (
    <Modal
      open={open}
      onCancel={close}
      footer={null}
      closable={false}
      width={560}
      centered={false}
      destroyOnHidden
      aria-label={t('palette.title')}
      className={styles['palette'] ?? ''}
    >
      <PaletteSearch onDone={close} />
    </Modal>
  );
}

function PaletteSearch({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(0);
  const listId = useId();
  const things = useFoundCommands(query);
  const found = [...things.commands, ...findCommands(usePaletteCommands(), query)];
  const current = Math.min(wanted, found.length - 1);
  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      setWanted((current + by + found.length) % Math.max(found.length, 1));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[current]);
  };
  return (
    <div className={styles['search']}>
      <input
        className={styles['input']}
        // biome-ignore lint/a11y/noAutofocus: the palette was just opened to type into it
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found[current] ? `${listId}-${current}` : undefined}
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setWanted(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t('palette.title')} className={styles['list']}>
        {found.map((command, index) => (
          <PaletteLine
            key={command.id}
            id={`${listId}-${index}`}
            command={command}
            selected={index === current}
            place={placeOf(found, index, query)}
            onRun={() => run(command)}
            onPoint={() => setWanted(index)}
          />
        ))}
        {found.length === 0 && !things.searching ? (
          <p className={styles['nothing']}>{t('palette.nothing', { query })}</p>
        ) : null}
      </div>
    </div>
  );
}

function placeOf(found: readonly PaletteCommand[], index: number, query: string): PaletteLineProps['place'] {
  if (query !== '') return 'found';
  return found[index]?.group === found[index - 1]?.group ? 'below' : 'first';
}

interface PaletteLineProps {
  readonly id: string;
  readonly command: PaletteCommand;
  readonly selected: boolean;
  /** Under headings while nothing is searched; then each line says its group itself. */
  readonly place: 'first' | 'below' | 'found';
  readonly onRun: () => void;
  readonly onPoint: () => void;
}

function PaletteLine({ id, command, selected, place, onRun, onPoint }: PaletteLineProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {place === 'first' ? (
        <div className={styles['heading']} role="presentation">
          {t(`palette.group.${command.group}`)}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field that keeps the focus */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={selected}
        className={styles['line']}
        ref={(element) => {
          if (selected) element?.scrollIntoView({ block: 'nearest' });
        }}
        onClick={onRun}
        onMouseMove={onPoint}
      >
        <span className={styles['label']} title={command.label}>
          {command.label}
        </span>
        <PaletteNote command={command} place={place} />
      </div>
    </>
  );
}

/** What a page is not yet matters more than where it leads. */
function PaletteNote({ command, place }: Pick<PaletteLineProps, 'command' | 'place'>) {
  const { t } = useTranslation('shell');
  const group = t(`palette.group.${command.group}`);
  const note = command.planned ? t('planned.tag') : [command.note, group].filter(Boolean).join(' · ');
  if (!command.planned && place !== 'found') return null;
  return <span className={styles['group']}>{note}</span>;
}
