import { useMutation } from '@tanstack/react-query';
import type { UploadPurpose } from '@transloom/contracts/files';
import type { WorkContract } from '@transloom/contracts/work';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { endpoints } from '../api/endpoints.generated.ts';
import { uploadFiles } from '../api/upload-files.ts';
import { LineList } from '../ui/line-list.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { Section } from '../ui/section.tsx';
import { Text } from '../ui/text.tsx';
import { UploadArea } from '../ui/upload-area.tsx';
import { useWorkList } from './use-work.ts';
import { useCreateWork } from './use-work-commands.ts';
import type { OptionsIn, WorkIn, WorkKind } from './work-kind.ts';
import { WorkLine } from './work-line.tsx';

interface WorkFromFileProps<Contract extends WorkContract> {
  readonly kind: WorkKind<Contract>;
  readonly purpose: UploadPurpose;
  readonly accept: readonly string[];
  readonly optionsOf: (fileId: string) => OptionsIn<Contract>;
  readonly words: {
    readonly drop: string;
    readonly types: string;
    readonly notSent: string;
    readonly list: string;
    readonly none: string;
  };
  readonly stageText: (stage: string) => string;
  /** What stands under the name of each piece of work. */
  readonly children: (work: WorkIn<Contract>) => ReactNode;
}

const shownWorks = 5;

/** One file is uploaded and becomes work in the background; the latest works stand below. */
export function WorkFromFile<Contract extends WorkContract>(props: WorkFromFileProps<Contract>) {
  const { kind, accept, words, stageText, children } = props;
  const send = useSend(props);
  const works = useWorkList(kind, { pageSize: shownWorks });
  return (
    <>
      <UploadArea
        title={words.drop}
        hint={words.types}
        accept={accept}
        multiple={false}
        disabled={send.isPending}
        onFiles={([file]) => (file === undefined ? undefined : send.mutate(file))}
      />
      {send.error ? <Alert type="error" showIcon title={send.error.message} /> : null}
      <Section title={words.list}>
        <Loadable query={works}>
          {({ records }) => (
            <LineList empty={<Text tone="tertiary">{words.none}</Text>}>
              {records.map((work) => (
                <WorkLine key={work.workId} kind={kind} work={work} stageText={stageText}>
                  {children(work)}
                </WorkLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
    </>
  );
}

function useSend<Contract extends WorkContract>(props: WorkFromFileProps<Contract>) {
  const { kind, purpose, optionsOf, words } = props;
  const create = useCreateWork(kind);
  return useMutation({
    mutationFn: async (file: File) => {
      const sent = await uploadFiles(endpoints.files.upload, { fields: { purpose }, files: [file] });
      const [uploaded] = sent.files;
      if (uploaded === undefined) throw new Error(sent.refused[0]?.message ?? words.notSent);
      await create.mutateAsync(optionsOf(uploaded.fileId));
    },
    meta: { failure: 'inline' },
  });
}
