import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Checkbox, Notice } from '@mediation/ui';
import { ArrivalFields } from '../arrivals/arrival-fields.tsx';
import { roomKeys } from '../arrivals/room-problems.ts';
import type { useNewArrangement } from './use-new-arrangement.ts';

export interface NewArrangementProps {
  before: MediationSession;
  chosen: Pick<MediationSession, 'kind' | 'mode' | 'minutes'>;
  arrangement: ReturnType<typeof useNewArrangement>;
  isChecked: boolean;
}

/** What ends with another kind or way to meet, and what people are given instead. */
export function NewArrangement({ before, chosen, arrangement, isChecked }: NewArrangementProps) {
  const { t } = useLingui();
  const { groups, setGroups, hasOwnRooms, isNeeded, isLater, setLater, problems } = arrangement;
  const isShuttle = chosen.kind === 'shuttle';
  const ends = before.attendees.some(({ place, link }) => place !== null || link !== null);
  return (
    <>
      {ends && <Notice>{t`The places and links that people have now end when you save.`}</Notice>}
      {hasOwnRooms && (
        <Notice>
          {isShuttle
            ? t`Without a link, each side gets a room of your video server.`
            : t`Without a link, everybody gets a room of your video server.`}
        </Notice>
      )}
      <ArrivalFields
        {...chosen}
        groups={groups}
        onGroupsChange={setGroups}
        problems={isChecked ? problems : {}}
        isOptional={!isNeeded || isLater}
      />
      {isNeeded && (
        <Checkbox
          label={
            roomKeys[chosen.mode] === 'link'
              ? t`I add the links later. Until then nobody can join.`
              : t`I add the places later. Until then nobody knows where to come.`
          }
          checked={isLater}
          onCheckedChange={setLater}
        />
      )}
      <AudienceLine audience={isShuttle ? 'lawyer' : 'case'}>
        {isShuttle
          ? t`Each side reads its own arrival, place and link. Neither reads the other’s.`
          : t`Everybody who comes reads the place and the link.`}
      </AudienceLine>
    </>
  );
}
