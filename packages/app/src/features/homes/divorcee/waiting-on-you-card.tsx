import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Button, Card, List, Row, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReveal } from '../../../browser/use-reveal.ts';
import { caseTab } from '../../../case-paths.ts';
import { actionKey, type PendingAction } from '../../../shared/cases/actions/pending-actions.ts';
import { useActionText } from '../../../shared/cases/actions/use-action-text.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { doneBy, type Held, type WaitingAction, withHeld } from './waiting-actions.ts';
import { WaitingRow } from './waiting-row.tsx';

/** How many rows stand there at first; one more is shown than hidden alone. */
const shown = 4;

export interface WaitingCardProps {
  caseId: string;
  rows: readonly WaitingAction[];
  /** What waits for somebody else. */
  others: readonly PendingAction[];
  me: Participant | undefined;
  /** First name. */
  mediator: string;
  /** The session whose times wait for an answer. */
  sessionId: string | undefined;
  /** Whether a next step stands above. */
  hasNext: boolean;
}

/** What waits for a party beside their next step: done in place where a tick does it, else one tap away. */
export function WaitingCard({ caseId, rows, others, me, mediator, sessionId, hasNext }: WaitingCardProps) {
  const { t } = useLingui();
  const reveal = useReveal('duties');
  const textOf = useActionText(mediator);
  // What is ticked stays in its place until the page is left, so that nothing jumps and the tick can be taken back.
  const [held, setHeld] = useState<Held[]>([]);
  const all = withHeld(rows, held);
  const hold = (row: WaitingAction, isDone: boolean) =>
    setHeld((before) => [
      ...before.filter((it) => actionKey(it.row.action) !== actionKey(row.action)),
      ...(isDone ? [{ row: doneBy(row, me), at: all.indexOf(row) }] : []),
    ]);
  const due = rows.filter(({ isLater }) => !isLater).length;
  const [isWhole, setWhole] = useState(false);
  const count = hasNext
    ? t`${plural(due, { one: '# more', other: '# more, late ones first' })}`
    : t`${plural(due, { one: '# thing', other: '# things, late ones first' })}`;
  return (
    <Card flush aria-labelledby="waiting">
      <Card.Head>
        <Card.Title ref={reveal} id="waiting" tabIndex={-1}>{t`Waiting on you`}</Card.Title>
        {due > 0 && (
          <Text size="small" tone="soft">
            {count}
          </Text>
        )}
      </Card.Head>
      {all.length === 0 ? (
        <Card.Body>
          <Text tone="soft">{hasNext ? t`Nothing else. This is all for now.` : t`Nothing. You are up to date.`}</Text>
        </Card.Body>
      ) : (
        <List aria-labelledby="waiting">
          {(isWhole || all.length <= shown + 1 ? all : all.slice(0, shown)).map((row) => (
            <WaitingRow
              key={actionKey(row.action)}
              {...{ caseId, row, me, sessionId }}
              text={sentence(textOf(row.action, true))}
              onTick={(isDone) => hold(row, isDone)}
            />
          ))}
        </List>
      )}
      <Card.Foot>
        {others.length > 0 && (
          <Text size="small" tone="soft">
            {t`Waiting on others: ${others.map((it) => sentence(textOf(it, false))).join('; ')}`}
          </Text>
        )}
        <Row wrap justify="between">
          {all.length > shown + 1 && (
            <Button tone="quiet" flush aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t`Show fewer` : t`Show ${all.length - shown} more`}
            </Button>
          )}
          <Text size="small">
            <Link to={caseTab(caseId, 'overview')}>{t`See all of your progress`}</Link>
          </Text>
        </Row>
      </Card.Foot>
    </Card>
  );
}
