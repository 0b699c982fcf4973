import { useLingui } from '@lingui/react/macro';
import { type DueDuty, listDuties, listParticipants } from '@mediation/api-client';
import { Card, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useReveal } from '../../browser/use-reveal.ts';
import { agreementPaths } from '../../agreement-paths.ts';
import { agreementNames } from '../../words/names/agreement-names.ts';
import { DueDutyItem } from './due-duty-item.tsx';
import { ReplacedDutiesNotice } from './replaced-duties-notice.tsx';

export interface DutiesCardProps {
  caseId: string;
  /** Leaves out what the other party does alone. */
  isOwn?: boolean;
}

/** What is to be done from the signed agreement, and by when. Renders nothing without any. */
export function DutiesCard({ caseId, isOwn = false }: DutiesCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const reveal = useReveal('duties');
  const { id: userId } = useUser();
  const { data } = useEndpoint(listDuties, { caseId });
  const { data: people } = useEndpoint(listParticipants, { caseId });
  if (data === undefined || people === undefined) return null;
  const me = people.participants.find(({ user_id, status }) => user_id === userId && status === 'active');
  const isMine = ({ who }: DueDuty) => who === 'both' || who === me?.side;
  const duties = isOwn ? data.duties.filter(isMine) : data.duties;
  if (duties.length === 0 && data.replaced.length === 0) return null;
  const documents = new Set([...duties, ...data.replaced].map(({ document }) => document));
  const [first] = documents;
  const named = first !== undefined && documents.size === 1 ? i18n._(agreementNames[first]) : undefined;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title ref={reveal} id={id}>
          {named === undefined ? t`From the signed agreement` : t`From the signed ${named}`}
        </Card.Title>
        <Text size="small">
          <Link to={agreementPaths.home(caseId)}>{t`Open the agreement`}</Link>
        </Text>
      </Card.Head>
      <Card.Body>
        <Stack gap="normal">
          {data.replaced.map((it) => (
            <ReplacedDutiesNotice key={it.document} caseId={caseId} replaced={it} />
          ))}
          {duties.length > 0 && (
            <>
              <Stack asChild gap="normal">
                <ul>
                  {duties.map((duty) => (
                    <DueDutyItem
                      key={`${duty.id} ${duty.due_on}`}
                      caseId={caseId}
                      duty={duty}
                      people={people.participants}
                      me={me}
                    />
                  ))}
                </ul>
              </Stack>
              <Text size="small" tone="soft">
                {me?.role === 'divorcee'
                  ? t`Everybody who can read the agreement sees what is done. You can take a tick back.`
                  : t`Each party ticks their own part.`}
              </Text>
            </>
          )}
        </Stack>
      </Card.Body>
    </Card>
  );
}
