import type { Task } from '@transloom/contracts/task-shape';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { inUnits } from '../../i18n/smallest-units.ts';
import type { StatusTone } from '../../ui/status-tag.tsx';

/** How the parts of a task are worded. */
export function useTaskWords() {
  const { t } = useTranslation('tasks');
  return {
    stage: ({ kind, stageName }: Pick<Task, 'kind' | 'stageName'>) =>
      kind === 'own' ? stageName : t(`kind.${kind}`),
    part: ({ part, parts }: Pick<Task, 'part' | 'parts'>) => (parts > 1 ? t('part', { part, parts }) : ''),
    /** What it pays; empty where nothing was agreed. */
    pay: ({ price }: Pick<Task, 'price'>) => (price === null ? '' : formatMoney(inUnits(price))),
  };
}

/** The color of a standing; an overdue task is red whatever it is. */
export function standingTone({ standing, overdue }: Pick<Task, 'standing' | 'overdue'>): StatusTone {
  if (overdue) return 'danger';
  return tones[standing];
}

const tones: Readonly<Record<Task['standing'], StatusTone>> = {
  unassigned: 'neutral',
  'pending-acceptance': 'warning',
  rejected: 'danger',
  waiting: 'neutral',
  'in-progress': 'info',
  'pending-submission': 'accent',
  submitted: 'success',
};
