import { useLingui } from '@lingui/react/macro';
import { type MediationSession, updateSession } from '@mediation/api-client';
import { AudienceLine, Checkbox } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { type Grouping, arrivalGroups, groupingOf, hasBothSides, usualWait, withArrangements } from './arrivals.ts';
import { ChangedNotice } from '../changes/changed-notice.tsx';
import { focusWhen } from '../focus-when.ts';
import { roomProblems } from './room-problems.ts';
import { useSessionChange } from '../changes/use-session-change.ts';

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
  const problems = roomProblems(base, groups);
  const regroup = (to: Grouping) => {
    setGrouping(to);
    const isNew = groupingOf(session) !== to;
    const after = arrivalGroups(session, to).map((group) =>
      isNew && base.mode === 'video' && to === 'people' ? { ...group, link: '' } : group,
    );
    if (to === 'all') setGroups(after.map((group) => ({ ...group, arrives: 0 })));
    else if (isNew && base.mode !== 'video') {
      const wait = usualWait(base.minutes);
      setGroups(after.map((group) => ({ ...group, arrives: group.side === 'A' ? 0 : wait })));
    } else setGroups(after);
  };
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
        return Object.keys(problems).length === 0;
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
      <ArrivalFields
        mode={base.mode}
        minutes={base.minutes}
        groups={groups}
        onGroupsChange={setGroups}
        problems={isChecked ? problems : {}}
        isOptional
      />
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
