import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface AskFieldProps {
  /** What it is about. */
  title: string;
  /** Undefined as long as nobody wants to ask. */
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
}

/** A question about one topic: a button, and once it is pressed room for the words. */
export function AskField({ title, value, onValueChange }: AskFieldProps) {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  const isOpen = value !== undefined;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <div>
        <Button
          tone="quiet"
          size="small"
          flush
          aria-label={t`Ask about this: ${title}`}
          onClick={() => onValueChange('')}
        >
          {t`Ask about this`}
        </Button>
      </div>
    );
  return (
    <Field
      label={t`Question about ${title}`}
      hint={t`All questions go out together, with the button below the answers.`}
      action={
        <Button tone="quiet" size="small" onClick={() => onValueChange(undefined)}>
          {t`Do not ask`}
        </Button>
      }
    >
      <LongText
        ref={box}
        most={limits.descriptionMax}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
