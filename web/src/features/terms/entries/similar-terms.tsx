import { WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { similarTermsQuery } from '../terms.queries.ts';

interface SimilarTermsProps {
  readonly termBaseId: string;
  readonly language: string;
  readonly text: string;
  /** The entry that is changed just now. */
  readonly without?: string | undefined;
}

/** While a term is typed: entries of the base that have nearly the same one. */
export function SimilarTerms({ termBaseId, language, text, without }: SimilarTermsProps) {
  const { t } = useTranslation('terms');
  const wanted = useSettled(text.trim());
  const { data = [] } = useQuery({
    ...similarTermsQuery({ termBaseId, language, text: wanted }),
    enabled: wanted !== '',
  });
  const similar = wanted === '' ? [] : data.filter(({ termEntryId }) => termEntryId !== without);
  return (
    <div role="status">
      {similar.length > 0 ? (
        <Text size="small" tone="warning" as="p">
          <WarningOutlined aria-hidden /> {t('entry.similar')}{' '}
          {similar.map(({ terms }) => terms.map((term) => term.text).join(' · ')).join('; ')}
        </Text>
      ) : null}
    </div>
  );
}
