import { useLingui } from '@lingui/react/macro';
import { type MediationSession, updateSession } from '@mediation/api-client';
import { AudienceLine, Field, Fieldset, FormRow, Input, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { firstName, listOf } from '../../../words/people.ts';
import {
  type Arrangement,
  type ArrivalGroup,
  arrivalGroups,
  minutesApart,
  possibleWaits,
  withArrangements,
} from './arrivals.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { useSessionChange } from './use-session-change.ts';

const isLink = (text: string) => text.trim() === '' || /^https:\/\/\S+\.\S+$/.test(text.trim());

/** Sets where each side arrives, by which link it joins, and in separate rooms who arrives first. */
export function ArrivalDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { base, changes, change } = useSessionChange(session);
  const [before] = useState(() => arrivalGroups(session));
  const [groups, setGroups] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const isApart = groups.length > 1;
  const apart = minutesApart(groups);
  const first = groups.find(({ arrives }) => arrives === 0)?.key ?? 'A';
  const set = (key: ArrivalGroup['key'], value: Partial<Arrangement>) =>
    setGroups(groups.map((group) => (group.key === key ? { ...group, ...value } : group)));
  const arrive = (wait: number, firstKey: string) =>
    setGroups(groups.map((group) => ({ ...group, arrives: group.key === firstKey ? 0 : wait })));
  const namesOf = ({ people }: ArrivalGroup) =>
    listOf(people.filter(({ role }) => role !== 'mediator').map(({ name }) => firstName(name)));
  return (
    <ActionDialog
      title={t`Arrival and links`}
      description={
        isApart
          ? t`The sides arrive and leave one after the other, so that they do not meet. Both have the same number of minutes.`
          : t`Everybody meets at one place or by one link.`
      }
      action={t`Save`}
      failed={t`Failed to save the arrival`}
      done={t`Saved. Everybody whose part changed is told.`}
      isReady={() => {
        setChecked(true);
        return groups.every(({ link }) => isLink(link));
      }}
      work={() =>
        change(({ id: sessionId, version, attendees }) =>
          call(updateSession, { sessionId, version, attendees: withArrangements({ attendees }, before, groups) }),
        )
      }
      onClose={onClose}
    >
      <ChangedNotice changes={changes} />
      {isApart && (
        <FormRow>
          <Field label={t`Minutes apart`}>
            <Select value={apart} onChange={({ target }) => arrive(Number(target.value), first)}>
              {[...new Set([...possibleWaits(base.minutes), apart])]
                .toSorted((one, other) => one - other)
                .map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {minutes}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={t`Who arrives first`}>
            <Select value={first} disabled={apart === 0} onChange={({ target }) => arrive(apart, target.value)}>
              {groups.map((group) => (
                <option key={group.key} value={group.key}>
                  {namesOf(group)}
                </option>
              ))}
            </Select>
          </Field>
        </FormRow>
      )}
      {groups.map((group) => (
        <Fieldset key={group.key} label={namesOf(group)}>
          {base.mode === 'in_person' && (
            <Field label={t`Place`} optional={t`(optional)`} hint={t`For example: 12 Orchard Row, room 2.`}>
              <Input
                value={group.place}
                maxLength={300}
                onChange={({ target }) => set(group.key, { place: target.value })}
              />
            </Field>
          )}
          {base.mode === 'video' && (
            <Field
              label={t`Link`}
              optional={t`(optional)`}
              error={isChecked && !isLink(group.link) && t`Begin with https:// and enter the whole address.`}
            >
              <Input
                type="url"
                value={group.link}
                maxLength={500}
                onChange={({ target }) => set(group.key, { link: target.value })}
              />
            </Field>
          )}
        </Fieldset>
      ))}
      <AudienceLine audience={isApart ? 'lawyer' : 'case'}>
        {isApart
          ? t`Each side reads its own arrival, place and link. Neither reads the other’s.`
          : t`Everybody who comes reads the place and the link.`}
      </AudienceLine>
    </ActionDialog>
  );
}
