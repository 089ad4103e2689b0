import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

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

export type TrainerDraft = RequestOf<typeof engineTrainersApi.addTrainer>;

export interface TrainerToSave extends TrainerDraft {
  /** Absent for a new one. */
  readonly trainerId?: string | undefined;
}

export function useSaveTrainer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trainerId, ...draft }: TrainerToSave) =>
      trainerId === undefined
        ? callApi(endpoints.engineTrainers.addTrainer, draft)
        : callApi(endpoints.engineTrainers.changeTrainer, { trainerId, ...draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: trainersKey }),
    meta: { failure: 'inline' },
  });
}

export function useRemoveTrainer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (trainerId: string) => callApi(endpoints.engineTrainers.removeTrainer, { trainerId }),
    onSuccess: () => client.invalidateQueries({ queryKey: trainersKey }),
  });
}

export function useTestTrainer() {
  return useMutation({
    mutationFn: ({ trainerId, ...draft }: TrainerToSave) =>
      callApi(endpoints.engineTrainers.testTrainer, {
        ...draft,
        ...(trainerId === undefined ? {} : { trainerId }),
      }),
    meta: { failure: 'inline' },
  });
}
