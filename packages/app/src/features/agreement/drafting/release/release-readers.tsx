import { useLingui } from '@lingui/react/macro';
import { listParticipants, Readers } from '@mediation/api-client';
import { RadioGroup, Text } from '@mediation/ui';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { firstName, listOf } from '../../../../words/names/people-names.ts';

export interface ReleaseReadersProps {
  caseId: string;
  value: Readers;
  onValueChange: (readers: Readers) => void;
}

/** Who reads a version, by name, and between whom it is. */
export function ReleaseReaders({ caseId, value, onValueChange }: ReleaseReadersProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const { data } = useEndpoint(listParticipants, { caseId });
  const people = (data?.participants ?? []).filter(({ status }) => status === 'active');
  const namesOf = (roles: string[]) =>
    listOf([
      ...people.filter((it) => roles.includes(it.role) && it.user_id !== me).map((it) => firstName(it.name)),
      t`you`,
    ]);
  const parties = listOf(people.filter(({ role }) => role === 'divorcee').map((it) => it.name));
  return (
    <>
      <RadioGroup.Root
        label={t`Who reads it?`}
        value={value}
        onValueChange={(chosen) => onValueChange(Readers.parse(chosen))}
      >
        <RadioGroup.Item value="everyone" hint={namesOf(['divorcee', 'lawyer', 'mediator'])}>
          {t`Everybody in the case`}
        </RadioGroup.Item>
        <RadioGroup.Item value="parties" hint={namesOf(['divorcee', 'mediator'])}>
          {t`Both parties, without their lawyers`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {parties !== '' && (
        <Text size="small" tone="soft">
          {t`It is between ${parties}. These names stay in it, whatever changes later.`}
        </Text>
      )}
    </>
  );
}
