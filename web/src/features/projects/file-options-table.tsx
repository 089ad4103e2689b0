import type { TranslationDocument } from '@transloom/contracts/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { useOptionTexts } from '../document-settings/use-option-texts.ts';
import { isBusy } from './document-state.ts';
import { filesOf, type ProjectFile } from './files-of-project.ts';
import type { OpenProject } from './projects.queries.ts';
import { ReadFileAgain } from './read-file-again.tsx';

interface FileOptionsTableProps {
  readonly project: OpenProject;
  readonly editable: boolean;
}

/** Each file with what it was read with and what came of reading it again. */
export function FileOptionsTable({ project, editable }: FileOptionsTableProps) {
  const { t } = useTranslation('projects');
  const texts = useOptionTexts();
  const [openName, setOpenName] = useState<string>();
  const files = filesOf(project.documents);
  return (
    <>
      <DataTable<ProjectFile>
        name="project-file-options"
        label={t('documentSettings.files')}
        query={{ data: files, error: null, refetch: () => undefined }}
        rowKey={({ name }) => name}
        empty={<EmptyState title={t('documents.none')} description={t('documents.noneHint')} />}
        columns={[
          {
            key: 'name',
            title: t('documentSettings.name'),
            width: 260,
            render: ({ name }) => (
              <Text size="table" truncate as="div">
                <FileName name={name} />
              </Text>
            ),
          },
          {
            key: 'options',
            title: t('documentSettings.options'),
            width: 300,
            render: ({ first }) => (
              <Text size="table" truncate as="div">
                {texts.summary(first.options)}
              </Text>
            ),
          },
          {
            key: 'result',
            title: t('documentSettings.result'),
            width: 320,
            render: ({ documents }) => <Rereadings documents={documents} />,
          },
          {
            key: 'again',
            title: '',
            width: 120,
            render: ({ name, documents }) =>
              editable ? (
                <ReasonButton
                  size="small"
                  aria-label={t('rereading.of', { name })}
                  reason={documents.some(isBusy) ? t('rereading.busy') : undefined}
                  onClick={() => setOpenName(name)}
                >
                  {t('rereading.action')}
                </ReasonButton>
              ) : null,
          },
        ]}
      />
      <ReadFileAgain project={project} name={openName} onClose={() => setOpenName(undefined)} />
    </>
  );
}

function Rereadings({ documents }: { readonly documents: readonly TranslationDocument[] }) {
  const { t } = useTranslation('projects');
  const read = documents.filter(({ rereading }) => rereading !== null);
  if (read.length === 0) return <Text tone="tertiary">{t('documentSettings.never')}</Text>;
  return read.map(({ documentId, targetLanguage, rereading }) =>
    rereading === null ? null : (
      <div key={documentId}>
        <Text size="table" numeric tone={rereading.failureMessage === null ? 'default' : 'danger'} as="div">
          {documents.length > 1 ? `${languageName(targetLanguage)} · ` : null}
          {rereading.failureMessage ??
            t('rereading.result', {
              kept: formatNumber(rereading.kept),
              changed: formatNumber(rereading.changed),
              added: formatNumber(rereading.added),
              gone: formatNumber(rereading.gone),
            })}
        </Text>
        <Text size="small" tone="tertiary">
          <When instant={rereading.at} />
        </Text>
      </div>
    ),
  );
}
