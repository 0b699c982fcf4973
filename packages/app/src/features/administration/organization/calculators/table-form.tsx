import { useLingui } from '@lingui/react/macro';
import { addSupportTable, ApiError, supportTableInput } from '@mediation/api-client';
import { Bullets, Button, Field, FormRow, Input, Notice, Row, Stack, Text } from '@mediation/ui';
import { Upload } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { focusFirstProblem } from '../../../../shared/forms/focus-first-problem.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { errorText } from '../../../../words/texts/error-text.ts';
import { today } from '../../../../words/times/due-text.ts';

export interface TableFormProps {
  orgId: string;
  calculator: string;
  /** Moves the focus, because an empty form takes the place of this one. */
  onAdded: () => void;
}

/** Takes a newer table: its file, where it is from and from when it counts. A file with mistakes is refused line by line. */
export function TableForm({ orgId, calculator, onAdded }: TableFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [source, setSource] = useState('');
  const [valid_from, setValidFrom] = useState(today());
  const [isChecked, setChecked] = useState(false);
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const { run, isBusy } = useAction({ inPlace: true });
  const fileProblem =
    file === undefined
      ? t`Choose the CSV file.`
      : file.size > supportTableInput.bytes && t`This file is too large for a table.`;
  const sourceProblem = source.trim() === '' && t`Say where the table is published.`;
  const failed = t`Failed to add the table`;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    setMistakes([]);
    if (file === undefined || fileProblem || sourceProblem) {
      requestAnimationFrame(() => focusFirstProblem(form.current));
      return;
    }
    void run(async () => call(addSupportTable, { orgId, calculator, csv: await file.text(), source, valid_from }), {
      failed: (error) => {
        const details = error instanceof ApiError ? error.details.map(({ message }) => message) : [];
        setMistakes(details.length > 0 ? details : [errorText(error, failed)]);
        return failed;
      },
      done: t`The table is added`,
    }).then((isAdded) => isAdded && onAdded());
  };
  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack>
        <Row wrap>
          <Button
            tone="secondary"
            aria-describedby={isChecked && fileProblem ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            <Upload />
            {t`Choose the CSV file`}
          </Button>
          {file && <Text size="small">{file.name}</Text>}
        </Row>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`CSV file`}
          accept=".csv,text/csv"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setMistakes([]);
          }}
        />
        {isChecked && fileProblem && (
          <Text id={`${id}-error`} size="small" tone="danger">
            {fileProblem}
          </Text>
        )}
        <FormRow>
          <Field label={t`Where it is published`} error={isChecked && sourceProblem}>
            <Input
              value={source}
              maxLength={supportTableInput.source}
              onChange={({ target }) => setSource(target.value)}
            />
          </Field>
          <DayField label={t`Counts from`} past value={valid_from} onValueChange={setValidFrom} />
        </FormRow>
        {mistakes.length > 0 && (
          <Notice tone="danger" role="alert">
            {t`Nothing of this table was kept.`}
            <Bullets>
              {mistakes.map((it) => (
                <li key={it}>{it}</li>
              ))}
            </Bullets>
          </Notice>
        )}
        <div>
          <Button type="submit" tone="secondary" busy={isBusy}>
            {t`Add the table`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
