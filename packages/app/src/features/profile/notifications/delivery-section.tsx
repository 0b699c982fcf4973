import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, getDelivery, listCases, setDelivery } from '@mediation/api-client';
import { Field, Select, Stack, toneLevel } from '@mediation/ui';
import { type SubmitEvent, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { toneNames } from '../../../words/names/tone-names.ts';
import { HoursChoice, isNoTime } from '../calendar/hours-choice.tsx';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';

type Delivery = AnswerOf<typeof getDelivery>['delivery'];

/** For a party: when messages of the other party arrive, in each open case. */
export function DeliverySections() {
  const { data } = useEndpoint(listCases, {});
  const open = data?.cases.filter(({ status }) => status !== 'closed') ?? [];
  return open.map(({ id, title }) => <DeliverySection key={id} caseId={id} title={title} isOnly={open.length === 1} />);
}

function DeliverySection({ caseId, title, isOnly }: { caseId: string; title: string; isOnly: boolean }) {
  const { t } = useLingui();
  const query = useEndpoint(getDelivery, { caseId });
  return (
    <ProfileSection
      title={isOnly ? t`Messages of the other party` : t`Messages of the other party: ${title}`}
      text={t`The other party does not see what you choose here. Your mediator sees it, and reads every message at once.`}
    >
      <Loaded query={query} loadingLabel={t`Loading`} fallback={t`We could not load your settings`}>
        {({ delivery, measures_tone }) => <DeliveryForm caseId={caseId} saved={delivery} isMeasured={measures_tone} />}
      </Loaded>
    </ProfileSection>
  );
}

const evening = { from: '17:00', to: '19:00' };
const levels = [4, 6, 8] as const;

interface DeliveryFormProps {
  caseId: string;
  saved: Delivery;
  /** Whether the tone of messages is measured. */
  isMeasured: boolean;
}

function DeliveryForm({ caseId, saved, isMeasured }: DeliveryFormProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const saving = useAction({ inPlace: true });
  const [{ hours, holds_from }, setWish] = useState(saved);
  const nameOf = (level: number) => {
    const word = i18n._(toneNames[toneLevel(level)]);
    return t`From ${level} of 10: ${word}`;
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isNoTime(hours)) return;
    void saving.run(() => call(setDelivery, { caseId, hours, holds_from }), { failed: t`Failed to save this` });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="large">
        <HoursChoice
          label={t`Hours`}
          hint={t`Messages that are written at other times wait until these hours begin. They are meant in your time zone.`}
          choice={t`Only at hours that I choose`}
          value={hours}
          first={evening}
          onChange={(next) => setWish({ hours: next, holds_from })}
        />
        <Field
          label={t`Harsh messages`}
          hint={
            isMeasured
              ? t`A message with this tone waits until your mediator has looked at it and delivers it. A computer program measures the tone, whatever the other party said about AI. It can be wrong, and it keeps nothing.`
              : t`Your mediation service has switched the measuring off. No message waits for its tone.`
          }
        >
          <Select
            value={holds_from ?? ''}
            onChange={({ target }) =>
              setWish({ hours, holds_from: levels.find((level) => String(level) === target.value) ?? null })
            }
          >
            <option value="">{t`Never wait`}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {nameOf(level)}
              </option>
            ))}
          </Select>
        </Field>
        <SaveRow saving={saving} label={t`Save delivery`} />
      </Stack>
    </form>
  );
}
