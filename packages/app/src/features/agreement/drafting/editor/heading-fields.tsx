import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage } from '@mediation/agreement';
import { limits } from '@mediation/api-client';
import { Field, FormRow, Input } from '@mediation/ui';
import { useRef } from 'react';
import { ClauseGroupField } from '../../../../shared/agreement/clause-group-field.tsx';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { PersonMarks } from '../marks/person-marks.tsx';
import type { ClauseValues } from './clause-values.ts';

type Heading = Pick<ClauseValues, 'heading' | 'issue'>;

export interface HeadingFieldsProps extends Heading {
  /** The language of the words around it. */
  language: ClauseLanguage;
  /** The first names of the parties. */
  names: readonly string[];
  onChange: (part: Partial<Heading>) => void;
}

/** The heading of a clause, and the group in which the list shows it. */
export function HeadingFields({ heading, issue, language, names, onChange }: HeadingFieldsProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <FormRow>
        <Field label={t`Heading`} error={heading.trim() === '' ? t`Give the clause a heading.` : undefined}>
          <Input
            ref={field}
            value={heading}
            maxLength={limits.titleMax}
            onChange={({ target }) => onChange({ heading: target.value })}
          />
        </Field>
        <ClauseGroupField value={issue} onChange={(group) => onChange({ issue: group })} />
      </FormRow>
      <UndrawnNote text={heading} />
      <PersonMarks
        text={heading}
        language={language}
        names={names}
        field={field}
        onTextChange={(text) => onChange({ heading: text })}
      />
    </>
  );
}
