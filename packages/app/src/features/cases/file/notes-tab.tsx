import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type Case, type InputOf, limits, type Note, listNotes, addNote, deleteNote } from '@mediation/api-client';
import { Button, Card, EmptyState, Field, List, LoadMore, Row, Stack, Text, Textarea } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/relative-time.ts';

const notesOf = ({ notes }: { notes: Note[] }) => notes;

/** The mediator’s private notes about the case. */
export function NotesTab({ mediationCase: { id: caseId } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const list = usePages(listNotes, { caseId }, notesOf);
  const { register, handleSubmit, formState, control, reset } = useForm<InputOf<typeof addNote>>({
    resolver: standardSchemaResolver(addNote.input),
    defaultValues: { caseId, text: '' },
  });
  const text = useWatch({ control, name: 'text' });
  const add = handleSubmit(async (note) => {
    if (await run(() => call(addNote, note), { failed: t`Failed to keep the note` })) reset();
  });
  const remove = (note: Note) =>
    run(() => call(deleteNote, { caseId, noteId: note.id }), {
      failed: t`Failed to delete the note`,
    });
  return (
    <Card flush aria-labelledby="notes">
      <Card.Head>
        <Card.Title id="notes">{t`Your notes`}</Card.Title>
      </Card.Head>
      <Card.Body>
        <form onSubmit={(event) => void add(event)} noValidate>
          <Stack>
            <Field label={t`New note`} error={errorOf(formState.errors.text, t`Write a few words.`)}>
              <Textarea {...register('text')} maxLength={limits.messageMax} />
            </Field>
            <Row>
              <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
                {t`Keep note`}
              </Button>
            </Row>
          </Stack>
        </form>
        {list.error !== null && (
          <LoadFailed error={list.error} fallback={t`Failed to load your notes`} onRetry={list.retry} />
        )}
        {list.rows === undefined && list.error === null && <Loading label={t`Loading your notes`} />}
        {list.rows?.length === 0 && (
          <EmptyState title={t`No notes yet`}>{t`What you write here is for you alone.`}</EmptyState>
        )}
      </Card.Body>
      {list.rows !== undefined && list.rows.length > 0 && (
        <>
          <List>
            {list.rows.map((note) => (
              <List.Row
                key={note.id}
                align="start"
                end={
                  <Button
                    tone="plain"
                    size="small"
                    disabled={isBusy}
                    aria-label={t`Delete note of ${relativeTime(note.created_at)}`}
                    onClick={() => void remove(note)}
                  >
                    <Trash2 />
                    {t`Delete`}
                  </Button>
                }
              >
                <Stack gap="tiny" grow>
                  <Text>{note.text}</Text>
                  <Text size="small" tone="soft">
                    {relativeTime(note.created_at)}
                  </Text>
                </Stack>
              </List.Row>
            ))}
          </List>
          <LoadMore
            status={t`Showing ${list.rows.length}`}
            label={t`Show more`}
            busy={list.isLoadingMore}
            done={!list.hasMore}
            onLoadMore={list.loadMore}
          />
        </>
      )}
    </Card>
  );
}
