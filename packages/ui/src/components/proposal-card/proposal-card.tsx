import { type ReactNode, useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';

export interface ProposalCardProps {
  /** "Proposal 2 of Maya". */
  title: string;
  /** Who made it: the name for the avatar. */
  from: string;
  /** When, and until when it is open. */
  when: ReactNode;
  /** The `Badge` of its state. */
  badge: ReactNode;
  /** A `TermList`, what it is about in words, who reads it, and what can be done about it. */
  children: ReactNode;
}

/**
 * A proposal with its terms. What a counter-proposal changes is marked in its `TermList`; a `TermTable` has both beside
 * each other.
 *
 * @instead The times of a session are a `SlotList`; what AI suggests is an `InsightCard`.
 *
 * @accessibility A section named by its title. The mark of a change is read as "Before" and "Now".
 */
export function ProposalCard({ title, from, when, badge, children }: ProposalCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Row align="start" wrap justify="between">
          <Row align="start">
            <Avatar name={from} />
            <Stack gap="none">
              <Heading level={3} id={id}>
                {title}
              </Heading>
              <Text size="small" tone="soft">
                {when}
              </Text>
            </Stack>
          </Row>
          {badge}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
