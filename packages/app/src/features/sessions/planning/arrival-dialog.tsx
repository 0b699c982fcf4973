import { useLingui } from '@lingui/react/macro';
import { type MediationSession, updateSession } from '@mediation/api-client';
import { AudienceLine, Checkbox, Field, Fieldset, FormRow, Input, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { firstName, listOf } from '../../../words/people.ts';
import {
  type Arrangement,
  type ArrivalGroup,
  type Grouping,
  arrivalGroups,
  groupingOf,
  hasBothSides,
  minutesApart,
  possibleWaits,
  withArrangements,
} from './arrivals.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { focusWhen } from './focus-when.ts';
import { useSessionChange } from './use-session-change.ts';

const usualWait = 10;

const isLink = (text: string) => text.trim() === '' || /^https:\/\/\S+\.\S+$/.test(text.trim());

/** Sets where each side arrives, by which link each person joins, and who arrives first when the sides are apart. */
export function ArrivalDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { base, changes, change } = useSessionChange(session);
  const [before] = useState(() => arrivalGroups(session));
  const [groups, setGroups] = useState(before);
  const [grouping, setGrouping] = useState(() => groupingOf(session));
  const [isChecked, setChecked] = useState(false);
  const bySide = session.kind === 'shuttle' ? 'sides' : 'all';
  const isApart = grouping !== 'all';
  const canStagger = isApart && hasBothSides(session);
  const apart = minutesApart(groups);
  const first = groups.find(({ arrives }) => arrives === 0)?.side ?? 'A';
  const arrive = (wait: number, firstSide: string, among = groups) =>
    setGroups(among.map((group) => ({ ...group, arrives: group.side === firstSide ? 0 : wait })));
  const regroup = (to: Grouping) => {
    setGrouping(to);
    const isNew = groupingOf(session) !== to;
    const after = arrivalGroups(session, to).map((group) =>
      isNew && base.mode === 'video' && to === 'people' ? { ...group, link: '' } : group,
    );
    if (to === 'all') setGroups(after.map((group) => ({ ...group, arrives: 0 })));
    else if (isNew && base.mode !== 'video') arrive(usualWait, 'A', after);
    else setGroups(after);
  };
  const set = (key: ArrivalGroup['key'], value: Partial<Arrangement>) =>
    setGroups(groups.map((group) => (group.key === key ? { ...group, ...value } : group)));
  const namesOf = (members: readonly ArrivalGroup[]) =>
    listOf(
      members
        .flatMap(({ people }) => people)
        .filter(({ role }) => role !== 'mediator')
        .map(({ name }) => firstName(name)),
    );
  return (
    <ActionDialog
      title={t`Arrival and links`}
      description={
        canStagger
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
      focusInstead={focusWhen}
    >
      <ChangedNotice changes={changes} />
      {base.mode === 'video' ? (
        <Checkbox
          label={t`A link of their own for each person`}
          checked={grouping === 'people'}
          onCheckedChange={(isOwn) => regroup(isOwn ? 'people' : bySide)}
        />
      ) : (
        session.kind !== 'shuttle' &&
        hasBothSides(session) && (
          <Checkbox
            label={t`The two sides arrive apart`}
            checked={isApart}
            onCheckedChange={(isOn) => regroup(isOn ? 'sides' : 'all')}
          />
        )
      )}
      {canStagger && (
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
              {(['A', 'B'] as const).map((side) => (
                <option key={side} value={side}>
                  {namesOf(groups.filter((it) => it.side === side))}
                </option>
              ))}
            </Select>
          </Field>
        </FormRow>
      )}
      {groups.map((group) => (
        <Fieldset key={group.key} label={namesOf([group])}>
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
        {grouping === 'people'
          ? t`Each person reads their own arrival, place and link, and nobody else’s.`
          : isApart
            ? t`Each side reads its own arrival, place and link. Neither reads the other’s.`
            : t`Everybody who comes reads the place and the link.`}
      </AudienceLine>
    </ActionDialog>
  );
}
