import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Text } from '../../ui/text.tsx';
import type { Guide, GuideArea, GuideSection } from './guides.ts';
import styles from './help.module.css';

interface GuideArticleProps {
  readonly area: GuideArea;
  readonly guide: Guide;
}

export function GuideArticle({ area, guide: { intro, sections } }: GuideArticleProps) {
  const { t } = useTranslation('help');
  return (
    <article className={styles['article']}>
      <Text as="h2" size="title">
        {t(`area.${area}`)}
      </Text>
      <Text as="p" tone="secondary" reading>
        {intro}
      </Text>
      {sections.map((section) => (
        <Part key={section.heading} section={section} />
      ))}
    </article>
  );
}

function Part({ section: { heading, text, steps = [], link } }: { readonly section: GuideSection }) {
  return (
    <section className={styles['part']}>
      <Text as="h3" size="section">
        {heading}
      </Text>
      {text.map((paragraph) => (
        <Text key={paragraph} as="p" reading>
          {paragraph}
        </Text>
      ))}
      {steps.length > 0 ? (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>
              <Text reading>{step}</Text>
            </li>
          ))}
        </ol>
      ) : null}
      {link ? <ButtonLink to={link.to}>{link.label}</ButtonLink> : null}
    </section>
  );
}
