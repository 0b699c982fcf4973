import { useLingui } from '@lingui/react/macro';
import type { SessionMode } from '@mediation/api-client';
import { Field, Fieldset, FormRow, Input, Select } from '@mediation/ui';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { type ArrivalGroup, minutesApart, possibleWaits } from './arrivals.ts';

export interface ArrivalFieldsProps {
  mode: SessionMode;
  /** How long the session is. */
  minutes: number;
  groups: readonly ArrivalGroup[];
  onGroupsChange: (groups: ArrivalGroup[]) => void;
  /** What to say of the link or the place of a group, by its key. */
  problems: Partial<Record<string, string>>;
  isOptional: boolean;
}

/** Who arrives first and by how much, and for each group the place or the link. */
export function ArrivalFields({ mode, minutes, groups, onGroupsChange, problems, isOptional }: ArrivalFieldsProps) {
  const { t } = useLingui();
  const optional = isOptional ? t`(optional)` : undefined;
  const bySide = (side: 'A' | 'B') => groups.filter((it) => it.side === side);
  const canStagger = bySide('A').length > 0 && bySide('B').length > 0;
  const apart = minutesApart(groups);
  const first = groups.find(({ arrives }) => arrives === 0)?.side ?? 'A';
  const arrive = (wait: number, firstSide: string) =>
    onGroupsChange(groups.map((group) => ({ ...group, arrives: group.side === firstSide ? 0 : wait })));
  const set = (key: ArrivalGroup['key'], value: Partial<ArrivalGroup>) =>
    onGroupsChange(groups.map((group) => (group.key === key ? { ...group, ...value } : group)));
  return (
    <>
      {canStagger && (
        <FormRow>
          <Field label={t`Minutes apart`}>
            <Select value={apart} onChange={({ target }) => arrive(Number(target.value), first)}>
              {[...new Set([...possibleWaits(minutes), apart])]
                .toSorted((one, other) => one - other)
                .map((wait) => (
                  <option key={wait} value={wait}>
                    {wait}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={t`Who arrives first`}>
            <Select value={first} disabled={apart === 0} onChange={({ target }) => arrive(apart, target.value)}>
              {(['A', 'B'] as const).map((side) => (
                <option key={side} value={side}>
                  {guestNames(bySide(side))}
                </option>
              ))}
            </Select>
          </Field>
        </FormRow>
      )}
      {mode !== 'phone' &&
        groups.map((group) => (
          <Fieldset key={group.key} label={guestNames([group])}>
            {mode === 'in_person' ? (
              <Field
                label={t`Place`}
                optional={optional}
                error={problems[group.key]}
                hint={t`For example: 12 Orchard Row, room 2.`}
              >
                <Input
                  value={group.place}
                  maxLength={300}
                  onChange={({ target }) => set(group.key, { place: target.value })}
                />
              </Field>
            ) : (
              <Field label={t`Link`} optional={optional} error={problems[group.key]}>
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
    </>
  );
}

/** The first names of the people of these groups, without the mediators. */
const guestNames = (groups: readonly ArrivalGroup[]) =>
  listOf(
    groups
      .flatMap(({ people }) => people)
      .filter(({ role }) => role !== 'mediator')
      .map(({ name }) => firstName(name)),
  );
