import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';

/** What speaks for an engine and against it, in one line. */
export function useEngineReason(): (engine: Engine, of: { readonly recommended: boolean }) => string {
  const { t } = useTranslation('project-settings');
  const left = ({ use }: Engine) =>
    use === null || use.charactersPerMonth === null
      ? []
      : [Math.max(0, use.charactersPerMonth - use.usedCharacters)];
  const place = ({ local, own }: Engine) => (local ? 'local' : own ? 'ownConnection' : 'remote');
  const trouble = ({ state, failureMessage }: Engine) => {
    if (state === 'not-configured') return [t('engine.notConfigured')];
    return state === 'failing' && failureMessage !== null ? [failureMessage] : [];
  };
  return (engine, { recommended }) =>
    [
      ...(recommended ? [t('engine.recommended')] : []),
      t(`engine.${place(engine)}`),
      ...(engine.slow ? [t('engine.slow')] : []),
      ...left(engine).map((characters) => t('engine.left', { number: formatNumber(characters) })),
      ...trouble(engine),
    ].join(' · ');
}
