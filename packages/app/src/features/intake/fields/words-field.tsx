import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Notice, Stack } from '@mediation/ui';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface WordsFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** An answer in the person's own words; "not sure" is written into it as a sentence that can be changed. */
export function WordsField({ id, label, hint, value, onValueChange }: WordsFieldProps) {
  const { t } = useLingui();
  const most = limits.descriptionMax.toLocaleString(viewerLocale());
  return (
    <Stack gap="small">
      <Field id={id} label={label} hint={hint} optional={t`(optional)`}>
        <LongText most={limits.descriptionMax} value={value} onChange={(event) => onValueChange(event.target.value)} />
      </Field>
      <output>
        {value.length >= limits.descriptionMax && (
          <Notice tone="warning">
            {t`This is as long as an answer can be: ${most} characters. Check how it ends.`}
          </Notice>
        )}
      </output>
      {value === '' && (
        <div>
          <Button tone="quiet" size="small" flush onClick={() => onValueChange(t`I am not sure yet.`)}>
            {t`I am not sure yet`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
