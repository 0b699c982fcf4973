import { useLingui } from '@lingui/react/macro';
import { type Case, type Note, addNote, listNotes } from '@mediation/api-client';
import { Card, EmptyState, List, LoadMore } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { NoteForm } from '../notes/note-form.tsx';
import { NoteRow } from '../notes/note-row.tsx';
import { isWritable } from '../../../shared/cases/writable-case.ts';

const notesOf = ({ notes }: { notes: Note[] }) => notes;

/** The mediator’s own notes about the case, with their tags. */
export function NotesTab({ mediationCase }: { mediationCase: Case }) {
  const { id: caseId } = mediationCase;
  const { t } = useLingui();
  const { call } = useBackend();
  const [attempt, setAttempt] = useState(0);
  const list = usePages(listNotes, { caseId }, notesOf);
  const isClosed = !isWritable(mediationCase);
  return (
    <Card flush aria-labelledby="notes">
      <Card.Head>
        <Card.Title id="notes">{t`Your notes`}</Card.Title>
      </Card.Head>
      <Card.Body>
        {!isClosed && (
          <NoteForm
            key={attempt}
            draft={`new:${caseId}`}
            label={t`New note`}
            action={t`Save the note`}
            work={(words) => call(addNote, { caseId, ...words })}
            onDone={() => setAttempt(attempt + 1)}
          />
        )}
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
          <List aria-labelledby="notes">
            {list.rows.map((it) => (
              <NoteRow key={it.id} note={it} isClosed={isClosed} />
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
