import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';

interface AssetMarksProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
}

/** What is special about one: takes what is added in the editor, only read, seen by few, merged into another. */
export function AssetMarks<One extends ListedAsset>({ kind, asset }: AssetMarksProps<One>) {
  const { t } = useTranslation('assets');
  const { mergedInto, filling, writable, shared, team } = asset;
  if (mergedInto !== null)
    return <Mark word={t('mark.merged.word')} meaning={t(`kind.${kind.name}.merge.merged`)} />;
  return (
    <>
      {filling === null ? null : (
        <Mark
          word={t(`mark.filling.${filling}.word`)}
          meaning={t(`kind.${kind.name}.filling.${filling}`)}
          tone={filling === 'failed' ? 'danger' : 'info'}
        />
      )}
      {kind.isDefault(asset) ? (
        <Mark word={t('mark.default.word')} meaning={t(`kind.${kind.name}.default`)} tone="accent" />
      ) : null}
      {writable ? null : <Mark word={t('mark.readOnly.word')} meaning={t(`kind.${kind.name}.readOnly`)} />}
      {team === null ? null : <StatusTag tone="neutral">{team.name}</StatusTag>}
      {shared ? null : <Mark word={t('mark.private.word')} meaning={t('mark.private.meaning')} />}
    </>
  );
}

interface MarkProps {
  readonly word: string;
  readonly meaning: string;
  readonly tone?: 'accent' | 'neutral' | 'info' | 'danger';
}

function Mark({ word, meaning, tone = 'neutral' }: MarkProps) {
  return (
    <Tooltip title={meaning}>
      <span>
        <StatusTag tone={tone}>{word}</StatusTag>
      </span>
    </Tooltip>
  );
}
