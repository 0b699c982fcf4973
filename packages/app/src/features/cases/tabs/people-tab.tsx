import { useLingui } from '@lingui/react/macro';
import { type Case, type Participant, listParticipants } from '@mediation/api-client';
import { Button, Card, EmptyState, List } from '@mediation/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { paths } from '../../../paths.ts';
import { InviteDialog, type InviteStart } from '../invite-dialog.tsx';
import { sideNamesInCase } from '../client-details.ts';
import { participantsBySide } from '../participants-by-side.ts';
import { PersonRow } from '../people/person-row.tsx';
import { isWritable } from '../../../shared/cases/writable-case.ts';

/** Who is in the case and who was; for its mediator also the way to invite, remind, withdraw, remove and bring back. */
export function PeopleTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const people = useEndpoint(listParticipants, { caseId: mediationCase.id });
  return (
    <Loaded
      query={people}
      loadingLabel={t`Loading the people of this case`}
      fallback={t`Failed to load the people of this case`}
    >
      {({ participants }) => <People mediationCase={mediationCase} participants={participants} />}
    </Loaded>
  );
}

function People({ mediationCase, participants }: { mediationCase: Case; participants: Participant[] }) {
  const { t } = useLingui();
  const { role } = useUser();
  const [inviting, setInviting] = useState<InviteStart | null>(null);
  const sides = participantsBySide(participants);
  const names = sideNamesInCase(mediationCase.id, sides);
  const isThere = ({ status }: Participant) => status === 'active' || status === 'invited';
  const former = participants.filter((it) => !isThere(it));
  const mayInvite = role === 'mediator' && isWritable(mediationCase);
  const row = (person: Participant) => (
    <PersonRow
      key={person.id}
      person={person}
      participants={participants}
      mediationCase={mediationCase}
      onInvite={setInviting}
    />
  );
  return (
    <>
      <Card flush aria-labelledby="people">
        <Card.Head>
          <Card.Title id="people">{t`In this case`}</Card.Title>
          {mayInvite && (
            <Button size="small" onClick={() => setInviting(sides.nextToInvite)}>
              <UserPlus />
              {t`Invite someone`}
            </Button>
          )}
        </Card.Head>
        {participants.some(isThere) ? (
          <List aria-labelledby="people">{participants.filter(isThere).map(row)}</List>
        ) : (
          <Card.Body>
            <EmptyState title={t`No one has joined yet`}>{t`Send invitations; people appear here.`}</EmptyState>
          </Card.Body>
        )}
        {role === 'mediator' && (
          <Card.Foot>
            <Link to={`${paths.mediatorInvite()}?case=${mediationCase.id}`}>{t`See all invitations`}</Link>
          </Card.Foot>
        )}
      </Card>
      {former.length > 0 && (
        <Card flush aria-labelledby="former">
          <Card.Head>
            <Card.Title id="former">{t`No longer in this case`}</Card.Title>
          </Card.Head>
          <List aria-labelledby="former">{former.map(row)}</List>
        </Card>
      )}
      {inviting !== null && (
        <InviteDialog
          caseId={mediationCase.id}
          start={inviting}
          sideNames={names}
          participants={sides}
          onClose={() => setInviting(null)}
        />
      )}
    </>
  );
}
