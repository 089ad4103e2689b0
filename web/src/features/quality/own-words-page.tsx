import { DeleteOutlined, FileWordOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { SpellingWord } from '@transloom/contracts/spelling';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { useAllows } from '../../session/permissions.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { AddWordsDialog } from './add-words-dialog.tsx';
import { spellingWordsQuery, useRemoveWords } from './spelling.queries.ts';

/** Words that the spell checker of the organization knows besides its dictionaries. */
export function OwnWordsPage() {
  const { t } = useTranslation('quality');
  const list = useListState(['language']);
  const query = useQuery(spellingWordsQuery);
  const [adding, setAdding] = useState(false);
  const mayEdit = useAllows()('segment:edit');
  const askToRemove = useAskToRemove();
  const languages = [...new Set(query.data?.map(({ language }) => language))];
  const search = list.search.trim().toLowerCase();
  const isShown = ({ language, word }: SpellingWord) =>
    word.toLowerCase().includes(search) &&
    (!languages.includes(list.filter.language ?? '') || language === list.filter.language);
  return (
    <ListPage<SpellingWord>
      name="spelling-words"
      label={t('screen.words')}
      list={list}
      query={{ ...query, data: query.data?.filter(isShown) }}
      rowKey={({ language, word }) => `${language} ${word}`}
      columns={useColumns()}
      search={t('words.search')}
      filters={
        languages.length < 2 ? null : (
          <ListChips
            {...{ list, filter: 'language', label: t('words.language'), values: ['all', ...languages] }}
            words={(language) => (language === 'all' ? t('words.allLanguages') : languageName(language))}
          />
        )
      }
      {...(mayEdit && {
        primary: (look: object) => (
          <PrimaryButton {...look} label={t('words.addAction')} onClick={() => setAdding(true)} />
        ),
        rowActions: (word: SpellingWord) => [
          {
            key: 'remove',
            label: t('words.remove'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => askToRemove([word]),
          },
        ],
        bulkActions: (rows: readonly SpellingWord[], untick: () => void) => (
          <Button size="small" danger onClick={() => askToRemove(rows, untick)}>
            {t('words.remove')}
          </Button>
        ),
      })}
      empty={{
        icon: <FileWordOutlined />,
        title: t('words.empty'),
        description: t('words.emptyHint'),
      }}
    >
      <AddWordsDialog open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}

function useAskToRemove() {
  const { t } = useTranslation('quality');
  const confirm = useConfirm();
  const remove = useRemoveWords();
  return (words: readonly SpellingWord[], done?: () => void) =>
    confirm({
      title: t('words.removeTitle', { count: words.length, word: words[0]?.word ?? '' }),
      consequence: t('words.removeConsequence'),
      verb: t('words.remove'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync({ words: words.map(({ language, word }) => ({ language, word })) });
        done?.();
      },
    });
}

function useColumns(): readonly DataColumn<SpellingWord>[] {
  const { t } = useTranslation('quality');
  return [
    {
      key: 'word',
      title: t('words.word'),
      grow: true,
      value: ({ word }) => word,
      render: ({ word }) => word,
    },
    {
      key: 'language',
      title: t('words.language'),
      width: 180,
      value: ({ language }) => languageName(language),
      render: ({ language }) => languageName(language),
    },
    {
      key: 'addedBy',
      title: t('words.addedBy'),
      width: 200,
      value: ({ addedBy }) => addedBy,
      render: ({ addedBy }) => addedBy,
    },
    {
      key: 'addedAt',
      title: t('words.addedAt'),
      width: 180,
      value: ({ addedAt }) => addedAt,
      render: ({ addedAt }) => <When instant={addedAt} />,
    },
  ];
}
