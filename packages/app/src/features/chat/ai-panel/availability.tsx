import { useLingui } from '@lingui/react/macro';
import { type AiConsents, getAiConsents, getAiHealth, setCaseAssistance } from '@mediation/api-client';
import { AssistPanel, Button } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName, listOf } from '../../../words/people.ts';
import type { CaseChannel } from '../channel-words.ts';

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
export function AvailabilitySection({ caseId, availability }: { caseId: string; availability: Availability }) {
  const { t } = useLingui();
  const { consents, silent, isOn } = availability;
  if (consents === undefined || (isOn && silent.length === 0)) return null;
  const isOffForCase = consents.assistance === 'off_case';
  return (
    <AssistPanel.Section title={isOn ? t`AI reads only some of it` : t`AI is off`}>
      <p>
        {reason()} {screening(consents)}
      </p>
      {isOffForCase && <CaseSwitch caseId={caseId} enabled />}
    </AssistPanel.Section>
  );

  function reason() {
    if (isOffForCase) return t`It is switched off for this case.`;
    if (!isOn) return t`Your organization has switched it off.`;
    const names = listOf(silent.map(({ name }) => firstName(name)));
    return t`AI may not read what these people write: ${names}. They have not said yes.`;
  }

  function screening({ screening: isScreened }: AiConsents) {
    return isScreened ? t`Signs of danger still reach you.` : t`Nobody looks for signs of danger either.`;
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
      <p>{data.health.message}</p>
    </AssistPanel.Section>
  );
}

/** Switches AI on or off for the case. */
export function CaseSwitch({ caseId, enabled }: { caseId: string; enabled: boolean }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const change = () =>
    run(() => call(setCaseAssistance, { caseId, enabled }), { failed: t`Failed to change the case` });
  return (
    <div>
      <Button tone={enabled ? 'secondary' : 'plain'} size="small" busy={isBusy} onClick={() => void change()}>
        {enabled ? t`Turn AI on for this case` : t`Turn AI off for this case`}
      </Button>
    </div>
  );
}
