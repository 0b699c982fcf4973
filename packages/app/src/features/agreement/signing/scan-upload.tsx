import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@mediation/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { accepted, type RefusedFile, sortFiles } from '../../../shared/documents/adding/chosen-files.ts';
import { FileProblems } from '../../../shared/documents/adding/file-problems.tsx';
import { sendDocument } from '../../../shared/documents/adding/send-document.ts';
import { usePreparing } from '../../../shared/documents/adding/use-preparing.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

export interface ScanUploadProps {
  caseId: string;
  /** Called with the id of the document. */
  onUploaded: (id: string) => void;
}

/** Lets the mediator upload the scan of a signed paper, for everyone in the case: one PDF, or photos of its pages. */
export function ScanUpload({ caseId: case_id, onUploaded }: ScanUploadProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const { prepare, isBusy: isPreparing, problem: unprepared } = usePreparing();
  const { run, isBusy, problem } = useAction({ inPlace: true });

  const upload = async (files: File[]) => {
    const sorted = sortFiles(files);
    setRefused(sorted.refused);
    setTooMany(false);
    if (sorted.refused.length > 0) return;
    const [file, ...others] = (await prepare(sorted.chosen, `${t`Signed on paper`}.pdf`)) ?? [];
    setTooMany(others.length > 0);
    if (file === undefined || others.length > 0) return;
    await run(
      async () => onUploaded((await sendDocument(call, { case_id, audience: 'everyone', doc_type: 'other', file })).id),
      { failed: t`We could not upload it` },
    );
  };
  return (
    <>
      <Button tone="secondary" size="small" busy={isBusy || isPreparing} onClick={() => input.current?.click()}>
        <Upload />
        {t`Upload the scan`}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void upload(files);
        }}
      />
      <FileProblems refused={refused} problem={unprepared} isTooMany={false} />
      {isTooMany && <Notice tone="danger">{t`Choose one PDF, or the photos of one paper.`}</Notice>}
      <ProblemNotice problem={problem} />
    </>
  );
}
