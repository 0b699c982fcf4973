import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { FileText } from 'lucide-react';
import { useRef } from 'react';

const accepted = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface ChooseWordFileProps {
  /** Whether one was chosen before. */
  isAgain: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Takes a DOCX of the device. */
export function ChooseWordFile({ isAgain, isBusy, onChoose }: ChooseWordFileProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone={isAgain ? 'secondary' : 'primary'} busy={isBusy} onClick={() => input.current?.click()}>
        <FileText />
        {isAgain ? t`Choose another Word file` : t`Choose a Word file`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
