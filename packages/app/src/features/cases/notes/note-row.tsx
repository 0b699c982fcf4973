import { useLingui } from '@lingui/react/macro';
import { type Note, deleteNote, updateNote } from '@mediation/api-client';
import { Badge, Button, List, Notice, Row, Stack, Text } from '@mediation/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { NoteForm } from './note-form.tsx';

/** One note with its tags, to read, change and delete. */
export function NoteRow({ note, isClosed }: { note: Note; isClosed: boolean }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [edited, setEdited] = useState<Note | null>(null);
  const { id: noteId, case_id: caseId } = note;
  const when = relativeTime(note.created_at);
  const remove = () => run(() => call(deleteNote, { caseId, noteId }), { failed: t`Failed to delete the note` });
  if (edited !== null)
    return (
      <List.Row align="start">
        <Stack gap="none" grow>
          <output>
            {note.version !== edited.version && (
              <Notice tone="warning">
                {t`This note was changed elsewhere. It now says:`} <q>{note.text}</q>
              </Notice>
            )}
          </output>
          <NoteForm
            note={edited}
            draft={`${noteId}:${edited.version}`}
            label={t`Note of ${when}`}
            action={t`Save`}
            work={(words) => call(updateNote, { caseId, noteId, version: note.version, ...words })}
            onDone={() => setEdited(null)}
            onCancel={() => setEdited(null)}
          />
        </Stack>
      </List.Row>
    );
  return (
    <List.Row
      align="start"
      end={
        <Row wrap gap="small" justify="end">
          {!isClosed && (
            <Button tone="plain" size="small" aria-label={t`Edit note of ${when}`} onClick={() => setEdited(note)}>
              <Pencil />
              {t`Edit`}
            </Button>
          )}
          <Button
            tone="plain"
            size="small"
            disabled={isBusy}
            aria-label={t`Delete note of ${when}`}
            onClick={() => void remove()}
          >
            <Trash2 />
            {t`Delete`}
          </Button>
        </Row>
      }
    >
      <Stack gap="tiny" grow>
        <Text typed>{note.text}</Text>
        {note.tags.length > 0 && (
          <Row wrap gap="small">
            {note.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Row>
        )}
        <Text size="small" tone="soft">
          {when}
        </Text>
      </Stack>
    </List.Row>
  );
}
