import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedTexts } from '../../session/typed-texts.ts';
import { EmptyState } from '../empty-state.tsx';
import { Page } from '../page.tsx';
import { Section } from '../section.tsx';
import { TypedTextList } from '../typed-text-list.tsx';

export interface NotFoundWords {
  readonly title: string;
  readonly hint: string;
  readonly back: string;
}

interface DetailNotFoundProps {
  readonly icon: ReactNode;
  /** Path of the list. */
  readonly list: string;
  readonly words: NotFoundWords;
}

/** In the place of a thing that is gone. Texts that somebody was typing into it can still be copied. */
export function DetailNotFound({ icon, list, words }: DetailNotFoundProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const [texts] = useState(typedTexts);
  return (
    <Page width="form">
      <EmptyState
        role="alert"
        icon={icon}
        title={words.title}
        description={words.hint}
        action={<Button onClick={() => void navigate({ to: list })}>{words.back}</Button>}
      />
      {texts.length === 0 ? null : (
        <Section title={t('typed.title')} description={t('typed.hint')}>
          <TypedTextList texts={texts} />
        </Section>
      )}
    </Page>
  );
}
