import type { termExtractionContract } from '@transloom/contracts/term-extraction';
import { Alert, App, Button, Drawer, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { termBaseQueries } from '../../terms/terms.queries.ts';
import { useSaveTerms } from './term-extraction.queries.ts';

interface SaveTermsDrawerProps {
  readonly work: WorkIn<typeof termExtractionContract>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves the confirmed terms to a new term base or to one that is there (D4.40). */
export function SaveTermsDrawer({ work, open, onClose }: SaveTermsDrawerProps) {
  const { t } = useTranslation('term-extraction');
  return (
    <Drawer open={open} onClose={onClose} title={t('save.title')} size={520} destroyOnHidden>
      <SaveForm work={work} onSaved={onClose} />
    </Drawer>
  );
}

function SaveForm({
  work,
  onSaved,
}: {
  readonly work: SaveTermsDrawerProps['work'];
  readonly onSaved: () => void;
}) {
  const { t } = useTranslation('term-extraction');
  const { message } = App.useApp();
  const { workId, options } = work;
  const [where, setWhere] = useState<'new' | 'known'>('new');
  const [name, setName] = useState(work.name);
  const [target, setTarget] = useState<string>();
  const [termBaseId, setTermBaseId] = useState<string>();
  const save = useSaveTerms(workId);
  const needsTarget = (options.targetLanguage ?? null) === null;
  const termBase = termBaseOf();
  function termBaseOf() {
    if (where === 'known') return termBaseId === undefined ? undefined : { termBaseId };
    if (name.trim() === '' || (needsTarget && target === undefined)) return undefined;
    return { name: name.trim(), ...(target === undefined ? {} : { targetLanguage: target }) };
  }
  return (
    <Stack gap="md">
      <Form layout="vertical" component="div">
        <Form.Item>
          <Radio.Group
            optionType="button"
            value={where}
            options={(['new', 'known'] as const).map((value) => ({ value, label: t(`save.${value}`) }))}
            onChange={(event) => setWhere(event.target.value as 'new' | 'known')}
          />
        </Form.Item>
        {where === 'new' ? (
          <>
            <Form.Item label={t('save.name')} htmlFor="save-terms-name" required>
              <Input
                id="save-terms-name"
                maxLength={100}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Form.Item>
            {needsTarget ? (
              <Form.Item label={t('new.target')} htmlFor="save-terms-target" required>
                <LanguageSelect
                  id="save-terms-target"
                  placeholder={t('new.chooseLanguage')}
                  {...(target === undefined ? {} : { value: target })}
                  without={[options.sourceLanguage]}
                  onChange={(language: string) => setTarget(language)}
                />
              </Form.Item>
            ) : null}
          </>
        ) : (
          <Form.Item label={t('save.termBase')} htmlFor="save-terms-base" required>
            <TermBaseSelect
              source={options.sourceLanguage}
              target={options.targetLanguage ?? undefined}
              value={termBaseId}
              onChange={setTermBaseId}
            />
          </Form.Item>
        )}
      </Form>
      <Text as="p" size="small" tone="secondary">
        {t('save.hint')}
      </Text>
      <DrawerButtons note={save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}>
        <Button
          type="primary"
          disabled={termBase === undefined}
          loading={save.isPending}
          onClick={() => {
            if (termBase === undefined) return;
            save.mutate(termBase, {
              onSuccess: (answer) => {
                void message.success(
                  t('save.done', { count: answer.saved, name: answer.name, leftOut: answer.leftOut }),
                );
                onSaved();
              },
            });
          }}
        >
          {t('save.verb')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}

interface TermBaseSelectProps {
  readonly source: string;
  readonly target: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (termBaseId: string) => void;
}

/** Term bases of the languages that take terms. */
function TermBaseSelect({ source, target, value, onChange }: TermBaseSelectProps) {
  const { t } = useTranslation('term-extraction');
  const languages = target === undefined ? [source] : [source, target];
  const { data = [] } = termBaseQueries.useList({}, true);
  return (
    <Select<string>
      id="save-terms-base"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('save.choose')}
      notFoundContent={t('save.none')}
      {...(value === undefined ? {} : { value })}
      onChange={onChange}
      options={data
        .filter(({ writable, mergedInto }) => writable && mergedInto === null)
        .filter(({ sourceLanguage, targetLanguages }) =>
          languages.every((language) => [sourceLanguage, ...targetLanguages].includes(language)),
        )
        .map((base) => ({ value: base.termBaseId, label: base.name }))}
    />
  );
}
