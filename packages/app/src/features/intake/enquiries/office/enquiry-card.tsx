import { useLingui } from '@lingui/react/macro';
import { acceptEnquiry, type Enquiry } from '@mediation/api-client';
import { Banner, Button, Card, Facts, Heading, Row, Stack, Text } from '@mediation/ui';
import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { paths } from '../../../../paths.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { ConflictCheck } from '../../../../shared/people/conflict-check.tsx';
import { longDate } from '../../../../words/times/long-date.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { wishNames } from '../wish-names.ts';
import { DeclineForm } from './decline-form.tsx';

/** An enquiry with what the office needs to answer it: how to reach the person, both names, and what would help. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { id, name, other_name: other, wishes, by_mail, safe_hours, answer_by, created_at } = enquiry;
  const [isDeclining, setDeclining] = useState(false);
  const day = longDate(new Date(`${answer_by}T12:00`));
  const isMediator = role === 'mediator';
  return (
    <Card aria-labelledby="enquiry">
      <Stack gap="grid">
        <Stack gap="tiny">
          <Card.Title id="enquiry">{name}</Card.Title>
          <Text size="small" tone="soft">{t`Asked on ${moment(created_at)}. Answer by ${day}.`}</Text>
        </Stack>
        <Banner tone="info">
          <b>
            {by_mail ? t`Mail is safe. Never call and never text.` : t`No mail is safe. What you write waits here.`}
          </b>{' '}
          {safe_hours === '' ? '' : t`Safe times: ${safe_hours}`}
        </Banner>
        {isMediator && (
          <Stack>
            <Heading level={3}>{t`Check both names`}</Heading>
            {[name, other].map((it) => (
              <Stack key={it} gap="small">
                <Text weight="medium">{it}</Text>
                <ConflictCheck name={it} email="" />
              </Stack>
            ))}
          </Stack>
        )}
        <Facts
          facts={[
            { term: t`The other person`, detail: other },
            {
              term: t`What would help`,
              detail: wishes.length === 0 ? t`Nothing named` : wishes.map((it) => i18n._(wishNames[it])).join(' · '),
            },
            { term: t`Their story`, detail: t`Not asked. You hear it in the first talk.` },
          ]}
        />
        {isDeclining ? (
          <DeclineForm enquiryId={id} name={name} onCancel={() => setDeclining(false)} />
        ) : (
          <Row wrap>
            {isMediator && <AcceptButton enquiryId={id} />}
            <Button tone="secondary" onClick={() => setDeclining(true)}>{t`Decline kindly`}</Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function AcceptButton({ enquiryId }: { enquiryId: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const accept = () =>
    run(async () => navigate(paths.case((await call(acceptEnquiry, { enquiryId })).case_id)), {
      failed: t`Failed to open the case`,
      done: t`The case is open, and the person is invited.`,
    });
  return (
    <>
      <Button busy={isBusy} onClick={() => void accept()}>
        <Briefcase />
        {t`Turn into a case`}
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}
