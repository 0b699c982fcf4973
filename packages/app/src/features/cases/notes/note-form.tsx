import { useLingui } from '@lingui/react/macro';
import { type Note, limits } from '@mediation/api-client';
import { Button, Field, Input, Row, Stack, Textarea } from '@mediation/ui';
import { useState } from 'react';
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

/** What a note says and its tags. Nothing that was written is lost when it cannot be kept. */
export function NoteForm({ note, label, action, work, onDone, onCancel }: NoteFormProps) {
  const { t } = useLingui();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [text, setText] = useState(note?.text ?? '');
  const [tags, setTags] = useState((note?.tags ?? []).join(', '));
  const save = async () => {
    if (text.trim() === '') return;
    const words = { text: text.trim(), tags: tagsOf(tags) };
    if (await run(() => work(words), { failed: t`Failed to keep the note` })) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <Field label={label}>
          <Textarea value={text} maxLength={limits.messageMax} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={t`Tags`} optional={t`(optional)`} hint={t`With commas between them: home, school days`}>
          <Input value={tags} autoComplete="off" onChange={(event) => setTags(event.target.value)} />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap>
          <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
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
      .map((it) => it.trim())
      .filter((it) => it !== ''),
  ),
];
