import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AskedRound } from '@mediation/api-client';
import { Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../../agreement-paths.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { moment } from '../../../words/times/relative-time.ts';

/** The open lawyer rounds in which the lawyer is asked for comments, each with its deadline and the way to the clauses. */
export const AskedRounds = ({ rounds }: { rounds: readonly AskedRound[] }) =>
  rounds.map((round) => <RoundCard key={round.id} round={round} />);

function RoundCard({ round }: { round: AskedRound }) {
  const { t, i18n } = useLingui();
  const {
    id,
    case_id: caseId,
    case_title: title,
    document,
    version_number: number,
    deadline_at,
    is_done,
    comments,
  } = round;
  const name = i18n._(agreementNames[document]);
  const written = plural(comments, {
    0: 'You have no comments yet.',
    one: 'You wrote # comment.',
    other: 'You wrote # comments.',
  });
  return (
    <Card aria-labelledby={`round-${id}`}>
      <Stack gap="normal">
        <Stack gap="tiny">
          <Text size="small" tone="soft">
            {title}
          </Text>
          <Heading level={2} id={`round-${id}`}>
            {t`Lawyer round: ${name}, version ${number}`}
          </Heading>
          <Text>{t`Open until ${moment(deadline_at)}.`}</Text>
          <Text size="small" tone="soft">
            {is_done
              ? t`You are done. Nobody sees that yet.`
              : `${written} ${t`Nobody else reads them until the round closes.`}`}
          </Text>
        </Stack>
        <Row>
          <Button asChild tone={is_done ? 'secondary' : 'primary'}>
            <Link to={`${agreementPaths.home(caseId)}?document=${document}`}>
              {is_done ? t`Read the comments` : t`Read and comment`}
            </Link>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
