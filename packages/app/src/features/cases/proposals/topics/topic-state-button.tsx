import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, limits, updateTopic } from '@mediation/api-client';
import { Button, Field, Input } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { useNames } from '../use-names.ts';

/** Parks a topic with a reason that everybody reads, or takes a parked or agreed one up again. */
export function TopicStateButton({ topic }: { topic: CaseTopic }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { titleOf } = useNames();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const isResting = topic.state === 'parked' || topic.state === 'agreed';
  const title = titleOf(topic);
  const set = () =>
    call(updateTopic, {
      topicId: topic.id,
      title: topic.title,
      state: isResting ? 'in_discussion' : 'parked',
      note: note.trim() || null,
      version: topic.version,
    });
  return (
    <>
      <Button tone="plain" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {isResting ? t`Take up again` : t`Park`}
      </Button>
      {isAsking && (
        <ActionDialog
          title={isResting ? t`Take up “${title}” again?` : t`Park “${title}”?`}
          description={
            isResting
              ? t`It is in discussion again, and new proposals are possible. Earlier ones stay as they are.`
              : t`Nobody can make or answer a proposal on it until you take it up again.`
          }
          action={isResting ? t`Take up again` : t`Park`}
          failed={t`Failed to change the topic`}
          work={set}
          onClose={() => setAsking(false)}
        >
          {!isResting && (
            <Field label={t`Until when, or why`} optional={t`(optional)`} hint={t`Everybody in the case reads it.`}>
              <Input
                value={note}
                onChange={({ target }) => setNote(target.value)}
                maxLength={limits.topicNoteMax}
                autoComplete="off"
              />
            </Field>
          )}
        </ActionDialog>
      )}
    </>
  );
}
