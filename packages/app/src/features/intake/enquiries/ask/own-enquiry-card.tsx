import { useLingui } from '@lingui/react/macro';
import { openEnquiryInvitation, type OwnEnquiry, withdrawEnquiry } from '@mediation/api-client';
import { Button, Card, Notice, Row, Stack, Text } from '@mediation/ui';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { paths } from '../../../../paths.ts';
import { ConfirmedButton } from '../../../../shared/forms/confirmed-button.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { longDate } from '../../../../words/times/long-date.ts';
import { shortDate } from '../../../../words/times/relative-time.ts';

export interface OwnEnquiryCardProps {
  enquiry: OwnEnquiry;
  onAskAgain: () => void;
}

/** Where the person's own enquiry stands, and what they can do about it. */
export function OwnEnquiryCard({ enquiry, onAskAgain }: OwnEnquiryCardProps) {
  if (enquiry.status === 'waiting') return <Waiting enquiry={enquiry} />;
  if (enquiry.status === 'case') return <Accepted enquiry={enquiry} onAskAgain={onAskAgain} />;
  return <Declined enquiry={enquiry} onAskAgain={onAskAgain} />;
}

function Waiting({ enquiry: { office, created_at, answer_by, by_mail } }: { enquiry: OwnEnquiry }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const day = longDate(new Date(`${answer_by}T12:00`));
  return (
    <Card aria-labelledby="own-enquiry">
      <Stack gap="large">
        <Card.Title id="own-enquiry">{t`You asked ${office}`}</Card.Title>
        <Text>
          {t`Sent on ${shortDate(created_at)}. You have an answer by ${day}.`}{' '}
          {by_mail ? t`A mail tells you when it is here.` : t`We send no mail. Look here again.`}
        </Text>
        <ProblemNotice problem={problem} />
        <Row>
          <ConfirmedButton
            label={t`Take it back`}
            question={t`Take your enquiry back?`}
            text={t`The office no longer reads it, and we keep nothing of it. You can ask again at any time.`}
            keepLabel={t`Keep it`}
            isBusy={isBusy}
            onConfirm={() => void run(() => call(withdrawEnquiry), { failed: t`We could not take it back` })}
          />
        </Row>
      </Stack>
    </Card>
  );
}

function Accepted({ enquiry: { office, is_invited }, onAskAgain }: OwnEnquiryCardProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const open = () =>
    run(async () => navigate(paths.acceptInvitation((await call(openEnquiryInvitation)).token)), {
      failed: t`We could not open your invitation`,
    });
  return (
    <Card aria-labelledby="own-enquiry">
      <Stack gap="large">
        <Card.Title id="own-enquiry">{is_invited ? t`${office} says yes` : t`${office} said yes`}</Card.Title>
        <Text>
          {is_invited
            ? t`Look at the invitation. It says who reads what, and you decide whether to join.`
            : t`The invitation is answered or no longer open. You can ask again.`}
        </Text>
        <ProblemNotice problem={problem} />
        <Row>
          {is_invited ? (
            <Button busy={isBusy} onClick={() => void open()}>{t`Look at the invitation`}</Button>
          ) : (
            <Button tone="secondary" onClick={onAskAgain}>{t`Ask an office again`}</Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function Declined({ enquiry: { office, answer }, onAskAgain }: OwnEnquiryCardProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="own-enquiry">
      <Stack gap="large">
        <Card.Title id="own-enquiry">{t`${office} cannot take this on`}</Card.Title>
        <Text typed>{answer}</Text>
        <Notice>{t`They keep nothing of your enquiry but this answer. The other person was not told.`}</Notice>
        <Row>
          <Button onClick={onAskAgain}>{t`Ask another office`}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
