import { useLingui } from '@lingui/react/macro';
import { type Audience, addDocumentComment, limits, type Upload } from '@mediation/api-client';
import { Button, Field, Row, SegmentedControl, Select, Stack } from '@mediation/ui';
import { type FormEvent, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useUser } from '../../../../auth/session-provider.tsx';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { textProblem } from '../../../../shared/forms/text-problem.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { commentAudiences, usualAudience, useCommentReaders } from './comment-audience.ts';

interface Draft {
  chosen: Audience | null;
  isWhole?: boolean;
  /** The page that was open when the text was begun. */
  page?: number;
  text: string;
}

const empty: Draft = { chosen: null, text: '' };

/**
 * Where somebody writes beside a page or about the whole document. Who will read it is chosen first. What is written
 * stays beside its page when another page is opened.
 */
export function DocumentCommentForm({ upload, page: openPage }: { upload: Upload; page: number }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id: userId, role } = useUser();
  const readers = useCommentReaders(upload);
  const audiences = commentAudiences(upload, { id: userId, role });
  const kept = tabDraft<Draft>(`comment:${userId}:${upload.id}`);
  const [{ chosen, text, isWhole = false, page = openPage }, setDraft] = useState(() => kept.read() ?? empty);
  const audience = chosen !== null && audiences.includes(chosen) ? chosen : usualAudience(audiences, role);
  const write = (change: Partial<Draft>) => {
    const draft: Draft = { chosen, text, isWhole, page, ...change };
    if (draft.text === '') delete draft.page;
    setDraft(draft);
    // Comes back with its readers, so that it is not shown to others.
    if (draft.text === '') kept.drop();
    else kept.keep({ ...draft, chosen: draft.chosen ?? audience });
  };
  const [isAsked, setAsked] = useState(false);
  const wrong = textProblem(text, limits.commentMax, t`Write your comment first.`);
  const { run, isBusy, problem } = useAction({ inPlace: true });

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(wrong !== false);
    if (wrong !== false) return;
    const comment = { uploadId: upload.id, page: isWhole ? null : page, audience, text: text.trim() };
    const isAdded = await run(() => call(addDocumentComment, comment), { failed: t`Failed to save the comment` });
    if (isAdded) write({ text: '' });
  };

  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack>
        <Field label={t`Who reads your comment?`}>
          <Select value={audience} onChange={(event) => write({ chosen: event.target.value as Audience })}>
            {audiences.map((it) => (
              <option key={it} value={it}>
                {readers.ofNew(it)}
              </option>
            ))}
          </Select>
        </Field>
        <SegmentedControl.Root
          block
          label={t`What your comment is about`}
          value={isWhole ? 'whole' : page === openPage ? 'page' : ''}
          onValueChange={(about) => write({ isWhole: about === 'whole', page: openPage })}
        >
          <SegmentedControl.Item value="page">{t`This page`}</SegmentedControl.Item>
          <SegmentedControl.Item value="whole">{t`Whole document`}</SegmentedControl.Item>
        </SegmentedControl.Root>
        <Field label={isWhole ? t`Comment on the whole document` : t`Comment on page ${page}`} error={isAsked && wrong}>
          <LongText
            autosize
            value={text}
            most={limits.commentMax}
            onChange={(event) => write({ text: event.target.value })}
          />
        </Field>
        <ProblemNotice problem={problem} />
        <Row>
          <Button type="submit" tone="secondary" size="small" busy={isBusy}>
            {t`Add comment`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
