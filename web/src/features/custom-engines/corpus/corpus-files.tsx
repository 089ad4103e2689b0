import { CloseCircleFilled, DeleteOutlined } from '@ant-design/icons';
import type { EngineCorpus } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../../i18n/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { useRemoveCorpus } from '../custom-engines.queries.ts';

interface CorpusFilesProps {
  readonly engine: CustomEngineDetail;
  readonly removable: boolean;
}

export function CorpusFiles({ engine, removable }: CorpusFilesProps) {
  const { t } = useTranslation('custom-engines');
  const confirm = useConfirm();
  const remove = useRemoveCorpus();
  const { customEngineId } = engine;
  const ask = ({ corpusId, name }: EngineCorpus) =>
    confirm({
      title: t('corpus.remove.title', { name }),
      consequence: t('corpus.remove.consequence'),
      verb: t('corpus.remove.action'),
      danger: true,
      onConfirm: () => remove.mutateAsync({ customEngineId, corpusId }),
    });
  return (
    <LineList>
      {engine.files.map((file) => (
        <ListLine key={file.corpusId}>
          <Stack direction="row" gap="sm" justify="space-between">
            <FileFacts file={file} />
            {removable ? (
              <IconButton
                label={t('corpus.remove.of', { name: file.name })}
                icon={<DeleteOutlined />}
                onClick={() => ask(file)}
              />
            ) : null}
          </Stack>
        </ListLine>
      ))}
    </LineList>
  );
}

function FileFacts({ file }: { readonly file: EngineCorpus }) {
  const { t } = useTranslation('custom-engines');
  const { name, bytes, pairs, forTesting, failureMessage, contributor, createdAt } = file;
  return (
    <Stack gap="none" grow>
      <Stack direction="row" gap="xs">
        <Text truncate>{name}</Text>
        {forTesting ? <StatusTag tone="info">{t('corpus.testSet')}</StatusTag> : null}
        {failureMessage === null ? null : (
          <StatusTag tone="danger" icon={<CloseCircleFilled aria-hidden />}>
            {t('corpus.unread')}
          </StatusTag>
        )}
      </Stack>
      {failureMessage === null ? null : (
        <Text size="table" tone="secondary" as="div">
          {failureMessage}
        </Text>
      )}
      <Text size="small" tone="tertiary" as="div">
        {failureMessage === null ? <Read pairs={pairs} /> : null}
        {formatBytes(bytes)} · {contributor} · <When instant={createdAt} />
      </Text>
    </Stack>
  );
}

function Read({ pairs }: Pick<EngineCorpus, 'pairs'>) {
  const { t } = useTranslation('custom-engines');
  return `${pairs === null ? t('corpus.notRead') : t('card.pairs', { count: pairs, pairs: formatNumber(pairs) })} · `;
}
