import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { projectsKey } from './projects.queries.ts';

export interface DocumentsOfProject {
  readonly projectId: string;
  readonly documentIds: string[];
}

/** Fails what could not be done, after all were tried. */
async function forEach(documentIds: readonly string[], command: (documentId: string) => Promise<unknown>) {
  const results = await Promise.allSettled(documentIds.map(command));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function useDocumentCommand<Input, Output>(
  command: (input: Input) => Promise<Output>,
  meta?: { readonly failure: 'inline' },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey: projectsKey }),
    ...(meta ? { meta } : {}),
  });
}

export const useRetryDocuments = () =>
  useDocumentCommand((input: DocumentsOfProject) => callApi(endpoints.documents.retryDocuments, input));

export const useReadAgain = () =>
  useDocumentCommand(
    (input: RequestOf<typeof documentsApi.readAgain>) => callApi(endpoints.documents.readAgain, input),
    { failure: 'inline' },
  );

export const useReturnTranslations = () =>
  useDocumentCommand(
    (input: RequestOf<typeof workbenchApi.returnTranslations>) =>
      callApi(endpoints.workbench.returnTranslations, input),
    { failure: 'inline' },
  );

export const useCancelDocuments = () =>
  useDocumentCommand((documentIds: readonly string[]) =>
    forEach(documentIds, (documentId) => callApi(endpoints.documents.cancelDocument, { documentId })),
  );

export const useDeleteDocuments = () =>
  useDocumentCommand((documentIds: readonly string[]) =>
    forEach(documentIds, (documentId) => callApi(endpoints.documents.deleteDocument, { documentId })),
  );
