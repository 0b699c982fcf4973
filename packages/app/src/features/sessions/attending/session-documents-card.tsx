import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionDocument } from '@mediation/api-client';
import { Button, Card, List, Stack, Text } from '@mediation/ui';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { firstName } from '../../../words/names/people-names.ts';

/** The documents to look at in a session, as far as the reader may open them. Renders nothing without any. */
export function SessionDocumentsCard({
  session,
  people: { own, mediator },
}: {
  session: MediationSession;
  people: SessionPeople;
}) {
  const { t } = useLingui();
  const id = useId();
  if (session.documents.length === 0) return null;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Good to have at hand`}</Card.Title>
      </Card.Head>
      <List aria-labelledby={id}>
        {session.documents.map((document) => (
          <List.Row
            key={document.id}
            icon={<FileText />}
            end={
              <Button asChild tone="quiet" size="small">
                <Link to={paths.document(document.id)} aria-label={t`Open ${document.file_name}`}>
                  {t({ context: 'action', message: 'Open' })}
                </Link>
              </Button>
            }
          >
            <Stack gap="none">
              <Text>{document.file_name}</Text>
              <Text size="small" tone="soft">
                {sourceOf(document)} {readersOf(document)}
              </Text>
            </Stack>
          </List.Row>
        ))}
      </List>
    </Card>
  );

  function sourceOf({ owner_id }: SessionDocument) {
    if (owner_id === own?.user_id) return t`From you.`;
    const owner = session.attendees.find(({ user_id }) => user_id === owner_id);
    return owner === undefined ? t`From the case.` : t`From ${firstName(owner.name)}.`;
  }

  function readersOf({ audience }: SessionDocument) {
    if (audience === 'everyone') return t`Everyone in the case can open it.`;
    if (audience === 'my_side') return t`Your side and ${mediator} can open it.`;
    return t`You and ${mediator} can open it.`;
  }
}
