import { useLingui } from '@lingui/react/macro';
import { type Note, limits } from '@mediation/api-client';
import { Button, Field, Input, Row, Stack } from '@mediation/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../../auth/session-provider.tsx';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export type NoteWords = Pick<Note, 'text' | 'tags'>;

export interface NoteFormProps {
  note?: NoteWords;
  /** Names what is written, so that this tab keeps it until it is saved. */
  draft: string;
  label: string;
  action: string;
  work: (words: NoteWords) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

/** The text and the tags of a note. They stay in the form when they cannot be saved, and in this tab until they are. */
export function NoteForm({ note, draft, label, action, work, onDone, onCancel }: NoteFormProps) {
  const { t } = useLingui();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { id: userId } = useUser();
  const [kept] = useState(() => tabDraft<{ text: string; tags: string }>(`note:${userId}:${draft}`));
  const { register, handleSubmit, formState, subscribe } = useForm({
    defaultValues: kept.read() ?? { text: note?.text ?? '', tags: (note?.tags ?? []).join(', ') },
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [subscribe, kept],
  );
  const leave = (how: () => void) => {
    kept.drop();
    how();
  };
  const save = handleSubmit(async ({ text, tags }) => {
    const words = { text: text.trim(), tags: tagsOf(tags) };
    if (await run(() => work(words), { failed: t`Failed to keep the note` })) leave(onDone);
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <Field label={label} error={errorOf(formState.errors.text, t`Write a few words.`)}>
          <LongText {...register('text', { validate: (text) => text.trim() !== '' })} most={limits.messageMax} />
        </Field>
        <Field label={t`Tags`} optional={t`(optional)`} hint={t`With commas between them: home, school days`}>
          <Input {...register('tags')} autoComplete="off" />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap>
          {onCancel && <Button tone="secondary" onClick={() => leave(onCancel)}>{t`Cancel`}</Button>}
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
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
