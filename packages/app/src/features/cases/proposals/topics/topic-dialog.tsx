import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, addTopic, limits, updateTopic } from '@mediation/api-client';
import { Field, Input, Select } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { issueNames } from '../../../../words/names/issue-names.ts';
import { issueStates } from '../../overview/issue-list.tsx';
import { useNegotiation } from '../negotiation-context.ts';

export interface TopicDialogProps {
  /** The topic to edit; without one a new one is added. */
  topic?: CaseTopic;
  onClose: () => void;
}

const issues = Object.keys(issueNames) as CaseTopic['issue'][];
const settable = ['not_started', 'in_discussion', 'parked'] as const;

/** Adds a topic, or names it, sets its state and says why it waits. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { mediationCase } = useNegotiation();
  const { register, getValues } = useForm({
    defaultValues: {
      issue: topic?.issue ?? issues[0]!,
      title: topic?.title ?? '',
      state: topic?.state ?? 'not_started',
      note: topic?.note ?? '',
    },
  });
  const save = () => {
    const { issue, title, state, note } = getValues();
    const name = title.trim() || null;
    return topic === undefined
      ? call(addTopic, { caseId: mediationCase.id, issue, title: name })
      : call(updateTopic, { topicId: topic.id, title: name, state, note: note.trim() || null, version: topic.version });
  };
  const states = topic?.state === 'agreed' ? (['agreed', ...settable] as const) : settable;
  return (
    <ActionDialog
      title={topic === undefined ? t`Add a topic` : t`Edit the topic`}
      description={t`Everybody in the case reads it.`}
      action={topic === undefined ? t`Add the topic` : t`Save`}
      failed={t`Failed to save the topic`}
      work={save}
      onClose={onClose}
    >
      {topic === undefined && (
        <Field label={t`What it belongs to`}>
          <Select {...register('issue')}>
            {issues.map((issue) => (
              <option key={issue} value={issue}>
                {i18n._(issueNames[issue])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t`Name`} optional={t`(optional)`} hint={t`For example: School days and pickup`}>
        <Input {...register('title')} maxLength={limits.titleMax} autoComplete="off" />
      </Field>
      {topic !== undefined && (
        <>
          <Field label={t`State`}>
            <Select {...register('state')}>
              {states.map((state) => (
                <option key={state} value={state}>
                  {i18n._(issueStates[state])}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t`Why it waits`} optional={t`(optional)`} hint={t`For example: Needs one more document`}>
            <Input {...register('note')} maxLength={limits.topicNoteMax} autoComplete="off" />
          </Field>
        </>
      )}
    </ActionDialog>
  );
}
