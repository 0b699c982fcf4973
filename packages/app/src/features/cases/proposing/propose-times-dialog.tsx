import { useLingui } from '@lingui/react/macro';
import { type SessionMode, createSession, limits } from '@mediation/api-client';
import { Field, Input, RadioGroup, Select, Text } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ModeNotice } from '../../../shared/cases/mode/mode-notice.tsx';
import { useCaseMode } from '../../../shared/cases/mode/use-case-mode.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { sentence } from '../../../words/names/people-names.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { zoneName } from '../../../words/names/viewer.ts';
import { slotsOf } from './proposed-times.ts';
import { TimeFields } from './time-fields.tsx';
import { useTimesDraft } from './use-times-draft.ts';

const modes: SessionMode[] = ['video', 'in_person', 'phone'];

export interface ProposeTimesDialogProps {
  caseId: string;
  onClose: () => void;
}

/** A party or a lawyer proposes times for a session, for their own side or for everybody. What is typed stays in this tab. */
export function ProposeTimesDialog({ caseId, onClose }: ProposeTimesDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const isLawyer = useUser().role === 'lawyer';
  const isPaused = useCaseMode(caseId)?.mode.mode === 'paused';
  const zone = zoneName();
  const { draft, change, drop } = useTimesDraft(caseId);
  const { kind, mode, times, topic } = draft;
  const [isTried, setTried] = useState(false);
  const slots = slotsOf(times, zone);
  return (
    <ActionDialog
      title={t`Propose times`}
      description={t`Your mediator looks at them and confirms one. Until then nothing is agreed.`}
      action={t`Send to the mediator`}
      failed={t`Failed to send your times`}
      done={t`Your times are sent.`}
      isReady={() => {
        setTried(true);
        return kind !== undefined && slots !== undefined;
      }}
      work={async () => {
        if (kind === undefined || slots === undefined) return;
        const agenda = topic.trim() === '' ? [] : [topic];
        await call(createSession, { case_id: caseId, kind, mode, time_zone: zone, agenda, slots });
        drop();
      }}
      isBlocked={kind === 'joint' && isPaused}
      onClose={onClose}
    >
      <ModeNotice
        caseId={caseId}
        onlyPaused
        action={<Text>{t`You can still ask for a session with the mediator and your own side.`}</Text>}
      />
      <RadioGroup.Root
        label={t`Who is the session with?`}
        value={kind ?? null}
        onValueChange={(value) => change({ kind: value as typeof kind })}
        error={isTried && kind === undefined && t`Choose who the session is with.`}
      >
        <RadioGroup.Item value="individual" hint={t`The other party does not learn of it.`}>
          {isLawyer ? t`The mediator, my client and me` : t`The mediator and my side`}
        </RadioGroup.Item>
        <RadioGroup.Item value="joint" hint={t`Everybody gets your times and answers in private.`}>
          {t`Everybody in the case`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      <Field label={t`How`}>
        <Select value={mode} onChange={({ target }) => change({ mode: target.value as SessionMode })}>
          {modes.map((it) => (
            <option key={it} value={it}>
              {sentence(i18n._(sessionModes[it]))}
            </option>
          ))}
        </Select>
      </Field>
      <Text size="small" tone="soft">{t`Up to ${limits.sessionSlots} times in your own zone, ${zone}.`}</Text>
      <TimeFields times={times} onChange={(changed) => change({ times: changed })} isTried={isTried} />
      <Field label={t`What is it about?`} optional={t`(optional)`} hint={t`Everybody who comes reads it.`}>
        <Input value={topic} maxLength={200} onChange={({ target }) => change({ topic: target.value })} />
      </Field>
    </ActionDialog>
  );
}
