import { useLingui } from '@lingui/react/macro';
import { Card, Checkbox, Field, Input, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { AgendaField } from '../../agenda/agenda-field.tsx';
import { usualWait } from '../../planning/arrivals/arrivals.ts';
import type { Group } from './attendees.ts';
import type { OfferDraft } from './offer-draft.ts';

export interface PlacesCardProps {
  draft: OfferDraft;
  change: (changes: Partial<OfferDraft>) => void;
  groups: readonly Group[];
  /** What is wrong with the place or link of a group, by its key. */
  wrong: Record<string, 'address' | 'same'>;
  /** Whether to say what is wrong. */
  isTried: boolean;
}

/** Where people meet, one field for each group that shares a place or a link, and what about. */
export function PlacesCard({ draft, change, groups, wrong, isTried }: PlacesCardProps) {
  const { t } = useLingui();
  const id = useId();
  const isVideo = draft.mode === 'video';
  const texts = isVideo ? draft.links : draft.places;
  const write = (key: string, text: string) => change({ [isVideo ? 'links' : 'places']: { ...texts, [key]: text } });
  const errorOf = (key: string) =>
    isTried && wrong[key] === 'address'
      ? t`Enter an address that begins with https://.`
      : isTried && wrong[key] === 'same' && t`The two sides do not meet. Give each side its own.`;
  const labelOf = ({ key, people }: Group) => {
    const names = listOf(people.map(({ name }) => name));
    if (key === 'everyone') return isVideo ? t`Link for everyone` : t`Place for everyone`;
    return isVideo ? t`Link for ${names}` : t`Place for ${names}`;
  };
  const [first = [], second = []] = (['A', 'B'] as const).map((side) =>
    groups.flatMap(({ people }) => people.filter((it) => it.side === side).map(({ name }) => firstName(name))),
  );
  const wait = usualWait(draft.minutes);
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Card.Title id={id}>{t`Where and what about`}</Card.Title>
        {draft.mode === 'phone' && <Text>{t`You call each person at the number in their contact.`}</Text>}
        {draft.mode !== 'phone' && (
          <>
            {groups.map((group) => (
              <Field
                key={group.key}
                label={labelOf(group)}
                optional={t`(optional)`}
                hint={isVideo ? t`It can wait until a time is agreed.` : undefined}
                error={errorOf(group.key)}
              >
                <Input
                  type={isVideo ? 'url' : 'text'}
                  inputMode={isVideo ? 'url' : 'text'}
                  autoComplete="off"
                  maxLength={isVideo ? 500 : 300}
                  value={texts[group.key] ?? ''}
                  onChange={({ target }) => write(group.key, target.value)}
                />
              </Field>
            ))}
            <Checkbox
              label={isVideo ? t`A link of their own for each person` : t`A place of their own for each person`}
              checked={draft.isApart}
              onCheckedChange={(isApart) => change({ isApart })}
            />
          </>
        )}
        {draft.kind === 'shuttle' && first.length > 0 && second.length > 0 && (
          <Text size="small" tone="soft">
            {t`Neither side sees where and when the other comes. ${listOf(first)} first, ${listOf(second)} ${wait} minutes later. You can change this once the times are sent.`}
          </Text>
        )}
        <AgendaField
          value={draft.agenda}
          onValueChange={(agenda) => change({ agenda })}
          minutes={draft.minutes}
          isChecked={isTried}
        />
      </Stack>
    </Card>
  );
}
