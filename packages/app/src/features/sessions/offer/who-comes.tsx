import { t as translate } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { CheckboxGroup } from '@mediation/ui';
import { firstName } from '../../../words/names/people-names.ts';

export interface WhoComesProps {
  /** The people who joined the case, without its mediators. */
  guests: readonly Participant[];
  coming: readonly string[];
  onComingChange: (people: string[]) => void;
  error: string | false;
}

/** Chooses who comes to a session. */
export function WhoComes({ guests, coming, onComingChange, error }: WhoComesProps) {
  const { t } = useLingui();
  return (
    <CheckboxGroup.Root label={t`Who comes`} error={error} value={coming} onValueChange={onComingChange}>
      {guests.map((person) => (
        <CheckboxGroup.Item key={person.id} value={person.id} hint={roleIn(person, guests)}>
          {person.name}
        </CheckboxGroup.Item>
      ))}
    </CheckboxGroup.Root>
  );
}

function roleIn({ role, represents_participant_id }: Participant, guests: readonly Participant[]) {
  if (role !== 'lawyer') return translate`Party`;
  const client = guests.find(({ id }) => id === represents_participant_id);
  return client ? translate`${firstName(client.name)}’s lawyer` : translate`Lawyer`;
}
