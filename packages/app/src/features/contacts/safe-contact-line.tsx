import { useLingui } from '@lingui/react/macro';
import type { SafeContact } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { listOf } from '../../words/names/people-names.ts';
import { channelNames, unsaid } from '../../shared/people/channel-names.ts';

/** The safe contact details of a person, in their own words. */
export function SafeContactLine({ contact }: { contact: SafeContact | null }) {
  const { t, i18n } = useLingui();
  if (contact === null) return <Text tone="soft">{t`Not shown to you`}</Text>;
  if (contact.channels.length === 0) return <Text tone="soft">{unsaid(contact)}</Text>;
  return (
    <>
      <span>{listOf(contact.channels.map((it) => i18n._(channelNames[it])))}</span>
      <Text size="small" tone="soft">
        {[contact.hours, contact.voicemail ? t`may leave a message` : t`leave no message`].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
