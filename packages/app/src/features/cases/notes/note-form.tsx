import { useLingui } from '@lingui/react/macro';
import { type Note, limits } from '@mediation/api-client';
import { Button, Field, Input, Row, Stack, Textarea } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

export type NoteWords = Pick<Note, 'text' | 'tags'>;

export interface NoteFormProps {
  note?: NoteWords;
  label: string;
  action: string;
  work: (words: NoteWords) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

/** The text and the tags of a note. They stay in the form when it cannot be saved. */
export function NoteForm({ note, label, action, work, onDone, onCancel }: NoteFormProps) {
  const { t } = useLingui();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { text: note?.text ?? '', tags: (note?.tags ?? []).join(', ') },
  });
  const save = handleSubmit(async ({ text, tags }) => {
    const words = { text: text.trim(), tags: tagsOf(tags) };
    if (await run(() => work(words), { failed: t`Failed to keep the note` })) onDone();
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <Field label={label} error={errorOf(formState.errors.text, t`Write a few words.`)}>
          <Textarea {...register('text', { validate: (text) => text.trim() !== '' })} maxLength={limits.messageMax} />
        </Field>
        <Field label={t`Tags`} optional={t`(optional)`} hint={t`With commas between them: home, school days`}>
          <Input {...register('tags')} autoComplete="off" />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap>
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
          {onCancel && <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>}
        </Row>
      </Stack>
    </form>
  );
}

const tagsOf = (line: string) => [
  ...new Set(
    line
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
