import type { TermEntry } from '@transloom/contracts/term-entries';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { originsOf } from '../../assets/entry-history.tsx';
import { StoredPicture } from '../pictures/term-picture.tsx';
import { TermStatus } from '../term-status.tsx';
import styles from './entries.module.css';
import { isAddress } from './entry-draft.ts';
import { useTermFacts } from './use-term-facts.ts';

/** A concept to be read: what it means, and its terms by language with what is said of each. */
export function TermEntryView({ entry }: { readonly entry: TermEntry }) {
  const languages = Map.groupBy(entry.terms, ({ language }) => language);
  return (
    <Stack gap="lg">
      {[...languages].map(([language, terms]) => (
        <section key={language} aria-label={languageName(language)}>
          <Text as="h3" size="small" tone="secondary">
            {languageName(language)}
          </Text>
          <ul className={styles['terms']}>
            {terms.map((term) => (
              <TermLine key={term.termId} term={term} />
            ))}
          </ul>
        </section>
      ))}
      <Concept entry={entry} />
      <Origin entry={entry} />
    </Stack>
  );
}

function TermLine({ term }: { readonly term: TermEntry['terms'][number] }) {
  const facts = useTermFacts()(term);
  return (
    <li className={styles['term']}>
      <Text strong>
        <span lang={term.language}>{term.text}</span>
      </Text>
      {term.status === 'preferred' ? null : <TermStatus status={term.status} />}
      {facts === '' ? null : (
        <Text size="small" tone="secondary">
          {facts}
        </Text>
      )}
    </li>
  );
}

/** Who made and changed it and when, and where it came from. */
function Origin({ entry }: { readonly entry: TermEntry }) {
  const { t } = useTranslation('assets');
  const { creator, createdAt, updater, updatedAt } = entry;
  const origins = originsOf(entry, t);
  return (
    <Text size="small" tone="tertiary" as="p">
      {t('history.created')}
      {creator === null ? null : ` · ${creator}`} · <When instant={createdAt} />
      {updatedAt === createdAt ? null : (
        <>
          <br />
          {t('history.updated')}
          {updater === null ? null : ` · ${updater}`} · <When instant={updatedAt} />
        </>
      )}
      {origins.length === 0 ? null : <br />}
      {origins.join(' · ')}
    </Text>
  );
}

function Concept({ entry }: { readonly entry: TermEntry }) {
  const { t } = useTranslation('terms');
  const { definition, subject, note, link, image, pictureId, terms } = entry;
  const term = terms[0]?.text ?? '';
  const texts = [
    { label: t('entry.definition'), value: definition },
    { label: t('entry.subject'), value: subject },
    { label: t('entry.remark'), value: note },
  ].filter(({ value }) => value !== null);
  const facts = texts.map(({ label, value }) => ({
    label,
    value: <p className={styles['text']}>{value}</p>,
  }));
  if (link !== null) facts.push({ label: t('entry.link'), value: <Address address={link} words={link} /> });
  if (facts.length === 0 && image === null && pictureId === null) return null;
  return (
    <section aria-label={t('entry.concept')}>
      <Stack gap="sm">
        {facts.length > 0 ? <Facts facts={facts} /> : null}
        {image === null ? null : <Address address={image} words={t('entry.image-alt', { term })} />}
        {pictureId === null ? null : (
          <StoredPicture
            termBaseId={entry.termBaseId}
            termEntryId={entry.termEntryId}
            pictureId={pictureId}
            term={term}
          />
        )}
      </Stack>
    </section>
  );
}

interface AddressProps {
  readonly address: string;
  readonly words: string;
}

/** A file may say anything in the place of an address: that is shown, and leads nowhere. */
function Address({ address, words }: AddressProps) {
  if (address.startsWith('data:')) return null;
  if (!isAddress(address)) return <p className={styles['text']}>{address}</p>;
  return (
    <a className={styles['address']} href={address} target="_blank" rel="noreferrer noopener">
      {words}
    </a>
  );
}
