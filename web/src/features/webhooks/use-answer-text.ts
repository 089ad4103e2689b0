import type { StoredWebhookAnswer } from '@transloom/contracts/webhooks';
import { useTranslation } from 'react-i18next';

/** What came back from the outside system, in a sentence. */
export function useAnswerText(): (answer: StoredWebhookAnswer) => string {
  const { t } = useTranslation('webhooks');
  return ({ status, failure, text }) => {
    if (failure !== null) return t(`failure.${failure}`);
    const taken = status !== null && status >= 200 && status < 300;
    const words = t(taken ? 'taken' : 'refused', { status });
    return taken || text === '' ? words : `${words} · ${text}`;
  };
}
