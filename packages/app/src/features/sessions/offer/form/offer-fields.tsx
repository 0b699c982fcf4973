import { useLingui } from '@lingui/react/macro';
import { SessionKind, type SessionMode } from '@mediation/api-client';
import { Card, Field, Fieldset, SegmentedControl, Select, Text } from '@mediation/ui';
import { MapPin, Phone, Video } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sentence } from '../../../../words/names/people-names.ts';
import { sessionKinds, sessionModes } from '../../../../words/names/session-names.ts';
import { usualWait } from '../../planning/arrivals/arrivals.ts';
import type { OfferDraft } from './offer-draft.ts';
import * as styles from '../offer.css.ts';

const modes: [SessionMode, React.ReactNode][] = [
  ['video', <Video key="video" />],
  ['in_person', <MapPin key="in_person" />],
  ['phone', <Phone key="phone" />],
];
const lengths = [60, 75, 90];

export interface OfferFieldsProps {
  draft: OfferDraft;
  change: (changes: Partial<OfferDraft>) => void;
  /** Whether two sides come to separate rooms, one after the other. */
  isParted: boolean;
  takesFocus?: boolean | undefined;
}

/** The kind of a session, how people meet, how long, and what their calendars show. */
export function OfferFields({ draft, change, isParted, takesFocus = false }: OfferFieldsProps) {
  const { t, i18n } = useLingui();
  const wait = usualWait(draft.minutes);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <Card aria-label={t`The session`}>
      <div className={styles.fields}>
        <Field label={t`Kind`}>
          <Select
            ref={first}
            value={draft.kind}
            onChange={({ target }) => change({ kind: target.value as OfferDraft['kind'], people: null })}
          >
            {SessionKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(sessionKinds[kind])}
              </option>
            ))}
          </Select>
        </Field>
        <Fieldset label={t`How`}>
          <SegmentedControl.Root
            label={t`How`}
            value={draft.mode}
            onValueChange={(mode) => change({ mode: mode as OfferDraft['mode'] })}
          >
            {modes.map(([mode, icon]) => (
              <SegmentedControl.Item key={mode} value={mode}>
                {icon}
                {sentence(i18n._(sessionModes[mode]))}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        </Fieldset>
        <Fieldset label={t`Minutes`}>
          <SegmentedControl.Root
            label={t`Minutes`}
            value={String(draft.minutes)}
            onValueChange={(minutes) => change({ minutes: Number(minutes) })}
          >
            {lengths.map((minutes) => (
              <SegmentedControl.Item key={minutes} value={String(minutes)}>
                {minutes}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        </Fieldset>
        <Field label={t`Title in their calendars`}>
          <Select
            value={draft.isNeutral ? 'neutral' : 'full'}
            onChange={({ target }) => change({ isNeutral: target.value === 'neutral' })}
          >
            <option value="neutral">{t`Appointment (neutral)`}</option>
            <option value="full">{t`Mediation session`}</option>
          </Select>
        </Field>
        {isParted && (
          <Text asChild size="small" tone="soft">
            <output
              className={styles.wholeRow}
            >{t`In separate rooms the sides come ${wait} minutes apart, so each has ${draft.minutes - wait} of the ${draft.minutes} minutes.`}</output>
          </Text>
        )}
      </div>
    </Card>
  );
}
