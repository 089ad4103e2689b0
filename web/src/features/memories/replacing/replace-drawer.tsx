import type { Memory } from '@transloom/contracts/memories';
import { Alert, Button, Checkbox, Drawer, Form, Input, type InputRef, Radio } from 'antd';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ReplacedEntries } from './replaced-entries.tsx';
import { type Replacing, useReplacing } from './use-replacing.tsx';

interface ReplaceDrawerProps {
  readonly memory: Memory;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Words of many entries are replaced by others; each entry is seen before. */
export function ReplaceDrawer({ memory, open, onClose }: ReplaceDrawerProps) {
  const { t } = useTranslation('memories');
  const find = useRef<InputRef>(null);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={720}
      destroyOnHidden
      // The drawer itself takes the focus while it opens.
      afterOpenChange={(shown) => {
        if (shown) find.current?.focus();
      }}
      title={t('replace.title', { name: memory.name })}
    >
      <Replace memory={memory} find={find} onClose={onClose} />
    </Drawer>
  );
}

interface ReplaceProps extends Omit<ReplaceDrawerProps, 'open'> {
  readonly find: Ref<InputRef>;
}

function Replace({ memory, find, onClose }: ReplaceProps) {
  const { t } = useTranslation(['memories', 'assets']);
  const replacing = useReplacing(memory);
  const { chosen, error, pending, start } = replacing;
  return (
    <Form layout="vertical" requiredMark={false} onFinish={start}>
      <Wish memory={memory} find={find} replacing={replacing} />
      <ReplacedEntries memory={memory} replacing={replacing} />
      <DrawerButtons note={error ? <Alert type="error" showIcon title={error.message} /> : null}>
        <Button onClick={onClose}>{t('assets:cancel')}</Button>
        <ReasonButton
          type="primary"
          htmlType="submit"
          reason={chosen.length === 0 ? t('replace.chooseFirst') : undefined}
          loading={pending}
        >
          {chosen.length === 0 ? t('replace.verb') : t('replace.submit', { count: chosen.length })}
        </ReasonButton>
      </DrawerButtons>
    </Form>
  );
}

interface WishProps extends Pick<ReplaceProps, 'memory' | 'find'> {
  readonly replacing: Replacing;
}

/** What is looked for, where, and what is written in its place. */
function Wish({ memory, find, replacing: { wish, change } }: WishProps) {
  const { t } = useTranslation('memories');
  const [only, ...others] = memory.directions;
  const target = only && others.length === 0 ? languageName(only.targetLanguage) : t('entry.target');
  return (
    <>
      <Form.Item label={t('replace.find')} extra={t('replace.findHint')}>
        <Input
          aria-label={t('replace.find')}
          ref={find}
          maxLength={200}
          value={wish.find}
          onChange={(event) => change({ find: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t('replace.by')}>
        <Input
          aria-label={t('replace.by')}
          maxLength={2_000}
          value={wish.replacement}
          onChange={(event) => change({ replacement: event.target.value })}
        />
      </Form.Item>
      <Form.Item>
        <Stack direction="row" gap="md" wrap>
          <Radio.Group
            aria-label={t('replace.side')}
            value={wish.side}
            onChange={(event) => change({ side: event.target.value as typeof wish.side })}
            options={[
              { value: 'target', label: target },
              { value: 'source', label: languageName(memory.sourceLanguage) },
            ]}
          />
          <Checkbox
            checked={wish.matchCase}
            onChange={(event) => change({ matchCase: event.target.checked })}
          >
            {t('replace.matchCase')}
          </Checkbox>
          <Checkbox
            checked={wish.wholeWords}
            onChange={(event) => change({ wholeWords: event.target.checked })}
          >
            {t('replace.wholeWords')}
          </Checkbox>
        </Stack>
      </Form.Item>
    </>
  );
}
