import { useLingui } from '@lingui/react/macro';
import type { Person, SafeContact } from '@mediation/api-client';
import { Facts, Notice, Stack } from '@mediation/ui';
import { listOf } from '../../words/names/people-names.ts';
import { shortDate } from '../../words/times/relative-time.ts';
import { type ContactChannel, channelNames, unsaid } from './channel-names.ts';

export interface SafeContactFactsProps {
  /** By the person, with the date of their confirmation, or as their mediator wrote it down. */
  contact: NonNullable<Person['safe_contact']> | SafeContact;
}

/** What a person said is safe, and which ways are closed and why. */
export function SafeContactFacts({ contact }: SafeContactFactsProps) {
  const { t, i18n } = useLingui();
  const { channels, hours, voicemail, neutral, code_word } = contact;
  const all = Object.keys(channelNames) as ContactChannel[];
  const named = (some: ContactChannel[]) => listOf(some.map((it) => i18n._(channelNames[it])));
  const blocked = channels.length === 0 ? [] : all.filter((it) => !channels.includes(it) && it !== 'app');
  const facts = [
    {
      term: t`Safe to reach by`,
      detail: channels.length === 0 ? unsaid(contact) : named(channels),
    },
    ...(hours === '' ? [] : [{ term: t`Safe hours`, detail: hours }]),
    { term: t`Voicemail`, detail: voicemail ? t`may leave a message` : t`leave no message` },
    { term: t`Wording`, detail: neutral ? t`Neutral only` : t`As usual` },
    ...(code_word === '' ? [] : [{ term: t`Code word`, detail: code_word }]),
    ...('confirmed_at' in contact
      ? [
          {
            term: t`Last confirmed`,
            detail: contact.confirmed_at === null ? t`Never` : shortDate(contact.confirmed_at),
          },
        ]
      : []),
  ];
  return (
    <Stack>
      <Facts facts={facts} />
      {blocked.length > 0 && (
        <Notice>
          {t`Nothing goes by ${named(blocked)}: they did not name it as safe, and somebody else may see it.`}
        </Notice>
      )}
    </Stack>
  );
}
