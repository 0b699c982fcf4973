import { useLingui } from '@lingui/react/macro';
import { ApiError, templateContentTypes, templateLimits } from '@mediation/api-client';
import { Button, Stack } from '@mediation/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';

export interface TemplateFileButtonProps {
  label: string;
  tone?: 'primary' | 'secondary';
  /** The toast after it. */
  done: string;
  send: (file: File) => Promise<unknown>;
}

const megabytes = templateLimits.bytes / 1024 / 1024;

/** Chooses the file of a template and sends it. What is wrong with the file stays below the button. */
export function TemplateFileButton({ label, tone = 'primary', done, send }: TemplateFileButtonProps) {
  const { t } = useLingui();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File) =>
    run(
      async () => {
        if (file.size > templateLimits.bytes)
          throw new ApiError('too_large', t`This file is too large. Choose one of at most ${megabytes} MB.`);
        await send(file);
      },
      { failed: t`Failed to read the file`, done },
    );
  return (
    <Stack>
      <div>
        <Button tone={tone} busy={isBusy} onClick={() => input.current?.click()}>
          <Upload />
          {label}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={`.pdf,.docx,${templateContentTypes.join(',')}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
