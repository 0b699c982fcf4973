import { useLingui } from '@lingui/react/macro';
import { type Person, getUser, listContacts, listUserCases } from '@mediation/api-client';
import { Button, Dialog, Facts, Stack, Text } from '@mediation/ui';
import { MessageCircle, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { panels } from '../../panel-paths.ts';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { CaseLinks } from './case-links.tsx';
import { SafeContactFacts } from '../../shared/people/safe-contact-facts.tsx';
import { YourEntry } from './your-entry.tsx';

/** One person: how to reach them without harm, the cases that one shares with them, and the ways to write and invite. */
export function PersonDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const returnFocus = useReturnFocus();
  const person = useEndpoint(getUser, { userId });
  const cases = useEndpoint(listUserCases, { userId });
  const entry = useEndpoint(listContacts, { userId }).data?.contacts[0];
  const open = cases.data?.cases.find(({ status }) => status !== 'closed');
  const user = person.data?.user;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{user?.name ?? t`Contact`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            <Dialog.Description>{user === undefined ? ' ' : i18n._(roleNames[user.role])}</Dialog.Description>
            <Loaded query={person} loadingLabel={t`Loading the person`} fallback={t`Failed to load the person`}>
              {(answer) => <ContactFacts person={answer.user} />}
            </Loaded>
            {entry !== undefined && <YourEntry entry={entry} person={user} />}
            <section aria-labelledby="cases-of-person">
              <Text asChild weight="strong">
                <h3 id="cases-of-person">{t`Cases`}</h3>
              </Text>
              <Loaded query={cases} loadingLabel={t`Loading cases`} fallback={t`Failed to load cases`}>
                {({ cases: shared }) =>
                  shared.length === 0 ? (
                    <Text tone="soft">{t`No case of yours`}</Text>
                  ) : (
                    <CaseLinks cases={shared} labelledBy="cases-of-person" />
                  )
                }
              </Loaded>
            </section>
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Button asChild tone="secondary">
            <Link to={paths.mediatorInvite()}>
              <UserPlus />
              {t`Invite into a case`}
            </Link>
          </Button>
          {open !== undefined && (
            <Button asChild>
              <Link to={panels.chat(open.id)}>
                <MessageCircle />
                {t`Write a message`}
              </Link>
            </Button>
          )}
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function ContactFacts({ person: { email, phone, safe_contact } }: { person: Person }) {
  const { t } = useLingui();
  if (email === null && phone === null && safe_contact === null)
    return <Text tone="soft">{t`Only the mediators of their case see how to reach them.`}</Text>;
  return (
    <Stack>
      <Facts
        facts={[
          { term: t`Email`, detail: email ?? '–' },
          { term: t`Phone`, detail: phone ?? '–' },
        ]}
      />
      {safe_contact !== null && <SafeContactFacts contact={safe_contact} />}
    </Stack>
  );
}
