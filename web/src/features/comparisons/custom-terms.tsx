import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Text } from '../../ui/text.tsx';
import { customTermsQuery, type Direction } from './comparisons.queries.ts';
import { CustomTermsForm } from './custom-terms-form.tsx';

/** The terms of the direction, and a drawer to change them; languages come first. */
export function CustomTerms({ direction }: { readonly direction: Direction | undefined }) {
  const { t } = useTranslation('comparisons');
  const [open, setOpen] = useState(false);
  const { sourceLanguage = '', targetLanguage = '' } = direction ?? {};
  const query = useQuery({
    ...customTermsQuery({ sourceLanguage, targetLanguage }),
    enabled: direction !== undefined,
  });
  const languages = { source: languageName(sourceLanguage), target: languageName(targetLanguage) };
  return (
    <>
      <ReasonButton
        reason={direction === undefined ? t('terms.languagesFirst') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('terms.action')}
        {query.data ? (
          <Text size="small" tone="tertiary" numeric>
            {`${query.data.length}/${limits.comparedTerms}`}
          </Text>
        ) : null}
      </ReasonButton>
      <Drawer
        open={open && direction !== undefined}
        onClose={() => setOpen(false)}
        size={560}
        destroyOnHidden
        title={t('terms.title', { ...languages, most: limits.comparedTerms })}
      >
        <Loadable query={query}>
          {(terms) =>
            direction === undefined ? null : (
              <CustomTermsForm direction={direction} terms={terms} onDone={() => setOpen(false)} />
            )
          }
        </Loadable>
      </Drawer>
    </>
  );
}
