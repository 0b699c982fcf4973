import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { limits } from '@mediation/api-client';
import { Field, MarkedTextarea } from '@mediation/ui';
import type { RefObject } from 'react';

export interface MarkedWordsProps {
  text: string;
  marks: readonly Mark[];
  /** The element that lists the marks, for screen readers. */
  describedBy: string;
  onChange: (text: string) => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The words that are signed, in a field with the marks of the linter behind its letters. Screen readers get the list of
 * marks instead.
 */
export function MarkedWords({ text, marks, describedBy, onChange, ref }: MarkedWordsProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Words to sign`}>
      <MarkedTextarea
        ref={ref}
        data-clause-words
        marks={marks}
        value={text}
        maxLength={limits.messageMax}
        aria-describedby={marks.length > 0 ? describedBy : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
