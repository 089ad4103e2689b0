import { queryOptions, useMutation } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const trainersKey = ['engine-trainers'] as const;

export const trainersQuery = queryOptions({
  queryKey: [...trainersKey, 'all'],
  queryFn: ({ signal }) => callApi(endpoints.engineTrainers.listTrainers, {}, { signal }),
  meta: { failure: 'inline' },
});

/** The kinds of trainers that can be connected. */
export const trainerVendorsQuery = queryOptions({
  queryKey: [...trainersKey, 'vendors'],
  queryFn: ({ signal }) => callApi(endpoints.engineTrainers.listTrainerVendors, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: 'inline' },
});

/** A trainer to save or to try; without an id a new one. */
type TrainerDraft = RequestOf<typeof engineTrainersApi.testTrainer>;

export const useSaveTrainer = () =>
  useCommand(
    trainersKey,
    ({ trainerId, ...draft }: TrainerDraft) =>
      trainerId === undefined
        ? callApi(endpoints.engineTrainers.addTrainer, draft)
        : callApi(endpoints.engineTrainers.changeTrainer, { trainerId, ...draft }),
    'form',
  );

export const useRemoveTrainer = () =>
  useCommand(trainersKey, (trainerId: string) =>
    callApi(endpoints.engineTrainers.removeTrainer, { trainerId }),
  );

export const useTestTrainer = () =>
  useMutation({
    mutationFn: (draft: TrainerDraft) => callApi(endpoints.engineTrainers.testTrainer, draft),
    meta: { failure: 'inline' },
  });
