import { useLingui } from '@lingui/react/macro';
import {
  type AiConsents,
  type EngineHealth,
  getAiConsents,
  getAiHealth,
  setCaseAssistance,
} from '@mediation/api-client';
import { AssistPanel, Button } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import type { CaseChannel } from '../channels/channel-words.ts';
import { fallbackText } from './fallback-text.ts';

/** Whether AI may read a channel, and whose words it may not. */
export function useAvailability({ case_id: caseId, members }: CaseChannel) {
  const { data } = useEndpoint(getAiConsents, { caseId });
  const silent = (data?.people ?? [])
    .filter(({ user_id, role }) => role !== 'mediator' && members.some((it) => it.user_id === user_id))
    .filter(({ answer }) => answer !== 'yes');
  return { consents: data, isOn: data?.assistance === 'on', silent };
}

export type Availability = ReturnType<typeof useAvailability>;

/** Says why AI does not read a channel, or whose words it leaves out. */
export function AvailabilitySection({ caseId, availability, onDone }: SwitchProps & { availability: Availability }) {
  const { t } = useLingui();
  const screening = useScreeningText(availability.consents);
  const { consents, silent, isOn } = availability;
  if (consents === undefined || (isOn && silent.length === 0)) return null;
  const isOffForCase = consents.assistance === 'off_case';
  return (
    <AssistPanel.Section title={isOn ? t`AI reads a part of it` : t`AI is off`}>
      <p>
        {reason()} {screening}
      </p>
      {isOffForCase && <TurnOnButton caseId={caseId} onDone={onDone} />}
    </AssistPanel.Section>
  );

  function reason() {
    if (isOffForCase) return t`It is switched off for this case.`;
    if (!isOn) return t`Your organization has switched it off.`;
    const names = listOf(silent.map(({ name }) => firstName(name)));
    return t`AI may not read what these people write: ${names}. They have not said yes.`;
  }
}

/** A fault of the service; nothing while it works. */
export function HealthSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useEndpoint(getAiHealth, {});
  const title = t`AI service`;
  if (error !== null)
    return (
      <AssistPanel.Section
        title={title}
        error={t`AI service health check failed`}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || data.health.status === 'ok') return null;
  return (
    <AssistPanel.Section title={title}>
      <p>{stateText(data.health)}</p>
    </AssistPanel.Section>
  );

  function stateText({ status, engine }: EngineHealth) {
    if (status === 'off') return t`Your organization has switched it off.`;
    if (engine.fallback_reason !== undefined) return fallbackText(engine.fallback_reason);
    return t`AI service health check failed`;
  }
}

interface SwitchProps {
  caseId: string;
  onDone: () => void;
}

/** Turns AI on for the case. */
function TurnOnButton({ caseId, onDone }: SwitchProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const turnOn = async () => {
    const failed = t`Failed to change the case`;
    if (await run(() => call(setCaseAssistance, { caseId, enabled: true }), { failed })) onDone();
  };
  return (
    <div>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void turnOn()}>
        {t`Turn AI on for this case`}
      </Button>
    </div>
  );
}

interface TurnOffDialogProps extends SwitchProps {
  availability: Availability;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog is gone before it closes. */
  focusInstead: () => void;
}

/** Asks before AI is turned off for everybody in the case. */
export function TurnOffDialog({ caseId, availability, onDone, onClose, focusInstead }: TurnOffDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const screening = useScreeningText(availability.consents);
  return (
    <ActionDialog
      title={t`Turn AI off for this case?`}
      description={`${t`For everyone in this case, AI stops reading messages and stops answering questions about the case. What it found stays here. You can turn it on again at any time.`} ${screening}`}
      action={t`Turn AI off`}
      keepLabel={t`Leave it on`}
      failed={t`Failed to change the case`}
      work={async () => {
        await call(setCaseAssistance, { caseId, enabled: false });
        onDone();
      }}
      onClose={onClose}
      focusInstead={focusInstead}
    />
  );
}

function useScreeningText(consents: AiConsents | undefined) {
  const { t } = useLingui();
  return consents?.screening === true
    ? t`Signs of danger still reach you.`
    : t`Nobody looks for signs of danger either.`;
}
