import { useLingui } from '@lingui/react/macro';
import { type MediationSession, getUser } from '@mediation/api-client';
import { AudienceLine, Card, Facts, Stack } from '@mediation/ui';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { meetingWish } from '../../../words/names/meeting-wishes.ts';
import { ApartNotice } from '../apart-notice.tsx';
import type { Wish } from './wishes.ts';

const longest = 200;

export interface WishesCardProps {
  caseId: string;
  wishes: readonly Wish[];
  /** The chosen kind of session. */
  kind: MediationSession['kind'];
}

/** What the intakes say about how the parties would meet, before the mediator chooses. Renders nothing without any. */
export function WishesCard({ caseId, wishes, kind }: WishesCardProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const people = useQueries({ queries: wishes.map(({ userId }) => endpointOptions(call, getUser, { userId })) });
  const lines = wishes.map((wish, at) => ({ wish, texts: textsOf(wish, people[at]?.data?.user.safe_contact?.hours) }));
  if (lines.every(({ wish, texts }) => texts.length === 0 && wish.worries.length === 0)) return null;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`What the parties wish`}</Card.Title>
        <Facts
          facts={lines.map(({ wish, texts }) => ({
            term: wish.name,
            detail: (
              <>
                {texts.join(' · ') || '–'}
                {wish.worries.length > 0 && (
                  <>
                    {' · '}
                    <Link to={caseTab(caseId, 'safety')}>{t`Has something to say about safety`}</Link>
                  </>
                )}
              </>
            ),
          }))}
        />
        <ApartNotice caseId={caseId} kind={kind} />
        <AudienceLine short audience="self">{t`From the intakes. Only you see this.`}</AudienceLine>
      </Stack>
    </Card>
  );

  function textsOf({ meeting, interpreter, access, matters }: Wish, hours = ''): string[] {
    const wished = meetingWish(meeting);
    return [
      wished === undefined ? '' : i18n._(wished),
      interpreter === '' ? '' : t`Interpreter: ${interpreter}`,
      access,
      hours === '' ? '' : t`Safe times: ${hours}`,
      matters === '' ? '' : t`“${shortened(matters)}”`,
    ].filter(Boolean);
  }
}

/** The beginning of a long text, up to the end of a word. */
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
