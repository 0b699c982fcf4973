import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@mediation/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { accepted, type RefusedFile, sortFiles } from '../../../../shared/documents/adding/chosen-files.ts';
import { FileProblems } from '../../../../shared/documents/adding/file-problems.tsx';
import { usePreparing } from '../../../../shared/documents/adding/use-preparing.ts';

/** Lets the mediator choose the scan of a signed paper, which is not sent yet: one PDF, or photos of its pages. */
export function ScanChoice({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const { prepare, isBusy: isPreparing, problem: unprepared } = usePreparing();

  const choose = async (files: File[]) => {
    const sorted = sortFiles(files);
    setRefused(sorted.refused);
    setTooMany(false);
    if (sorted.refused.length > 0) return;
    const [file, ...others] = (await prepare(sorted.chosen, `${t`Signed on paper`}.pdf`)) ?? [];
    setTooMany(others.length > 0);
    if (file === undefined || others.length > 0) return;
    onChosen(file);
  };
  return (
    <>
      <Button tone="secondary" size="small" busy={isPreparing} onClick={() => input.current?.click()}>
        <Upload />
        {t`Choose a file`}
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
          if (files.length > 0) void choose(files);
        }}
      />
      <FileProblems refused={refused} problem={unprepared} isTooMany={false} />
      {isTooMany && <Notice tone="danger">{t`Choose one PDF, or the photos of one paper.`}</Notice>}
    </>
  );
}
