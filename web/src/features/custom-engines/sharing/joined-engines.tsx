import { LogoutOutlined } from '@ant-design/icons';
import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useLeaveEngine } from '../custom-engines.queries.ts';

/** Engines of other organizations; nothing where none was joined. */
export function JoinedEngines({ engines }: { readonly engines: readonly JoinedEngine[] }) {
  const { t } = useTranslation('custom-engines');
  if (engines.length === 0) return null;
  return (
    <Section title={t('joined.title')} description={t('joined.text')}>
      <LineList>
        {engines.map((engine) => (
          <JoinedLine key={engine.customEngineId} engine={engine} />
        ))}
      </LineList>
    </Section>
  );
}

function JoinedLine({ engine }: { readonly engine: JoinedEngine }) {
  const { t } = useTranslation('custom-engines');
  const confirm = useConfirm();
  const leave = useLeaveEngine();
  const { customEngineId, name, organization, kind, serving, sourceLanguage, targetLanguage } = engine;
  const ask = () =>
    confirm({
      title: t('joined.leave.title', { name }),
      consequence: t('joined.leave.consequence'),
      verb: t('joined.leave.action'),
      danger: true,
      onConfirm: () => leave.mutateAsync(customEngineId),
    });
  return (
    <ListLine>
      <Stack direction="row" justify="space-between">
        <Stack gap="none" grow>
          <Stack direction="row" gap="xs">
            <Text strong truncate>
              {name}
            </Text>
            <StatusTag tone={serving ? 'success' : 'neutral'}>
              {t(serving ? 'status.ready' : 'joined.offline')}
            </StatusTag>
          </Stack>
          <Text size="small" tone="tertiary" as="div">
            {t(`kind.${kind}.name`)} · {t('join.from', { organization })}
          </Text>
          <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
        </Stack>
        <IconButton label={t('joined.leave.of', { name })} icon={<LogoutOutlined />} onClick={ask} />
      </Stack>
    </ListLine>
  );
}
