import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { QualityPattern } from '@transloom/contracts/quality';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { qualityPatternsQuery, useDeletePattern } from './quality-patterns.queries.ts';

interface QualityPatternsProps {
  readonly projectId: string;
  readonly editable: boolean;
}

/** The checks that people wrote for a project. */
export function QualityPatterns({ projectId, editable }: QualityPatternsProps) {
  const { t } = useTranslation('projects');
  const query = useQuery(qualityPatternsQuery(projectId));
  const remove = useDeletePattern();
  const [shown, setShown] = useState<QualityPattern | 'new'>();
  return (
    <Section
      title={t('patterns.title')}
      description={t('patterns.hint')}
      actions={
        editable ? (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setShown('new')}>
            {t('patterns.add')}
          </Button>
        ) : null
      }
    >
      <Loadable query={query}>
        {(patterns) =>
          patterns.length === 0 ? (
            <Text tone="secondary">{t('patterns.none')}</Text>
          ) : (
            <Stack gap="sm">
              {patterns.map((pattern) => (
                <SettingLine
                  key={pattern.patternId}
                  label={pattern.name}
                  description={`${t(`patterns.severities.${pattern.severity}`)} · ${t(`patterns.conditions.${pattern.condition}`)}`}
                >
                  {editable ? (
                    <Stack direction="row" gap="xxs">
                      <IconButton
                        label={t('patterns.change')}
                        icon={<EditOutlined />}
                        onClick={() => setShown(pattern)}
                      />
                      <IconButton
                        label={t('patterns.delete')}
                        icon={<DeleteOutlined />}
                        onClick={() => remove.mutate({ projectId, patternId: pattern.patternId })}
                      />
                    </Stack>
                  ) : null}
                </SettingLine>
              ))}
            </Stack>
          )
        }
      </Loadable>
      {shown === undefined ? null : (
        <PatternDialog
          projectId={projectId}
          pattern={shown === 'new' ? null : shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  );
}
