import { useLingui } from '@lingui/react/macro';
import { Badge, Card, List, Stack, Text } from '@mediation/ui';
import { ChevronRight, Clock, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';

/** Something that waits, and where it is done or read. */
export interface Wait {
  key: string;
  icon: LucideIcon;
  text: string;
  /** The case, a deadline, how far it is. */
  hint?: string | undefined;
  isLate?: boolean;
  to: string;
}

export interface WaitsCardProps {
  title: string;
  reading: Reading<readonly Wait[]>;
  /** What it says where nothing waits. */
  none: string;
}

/** A list of what waits for somebody. */
export function WaitsCard({ title, reading, none }: WaitsCardProps) {
  const { t } = useLingui();
  return (
    <ReadingCard title={title} reading={reading} failed={t`Failed to load what waits`}>
      {(waits) =>
        waits.length === 0 ? (
          <Card.Body>
            <Text tone="soft">{none}</Text>
          </Card.Body>
        ) : (
          <List>
            {waits.map(({ key, icon: Icon, text, hint, isLate = false, to }) => (
              <List.Row key={key} asChild icon={<Icon />} end={<ChevronRight />}>
                <Link to={to}>
                  <Stack gap="tiny">
                    <span>
                      {text} {isLate && <Badge tone="warning" icon={<Clock />}>{t`Late`}</Badge>}
                    </span>
                    <Text asChild size="small" tone="soft">
                      <span>{hint}</span>
                    </Text>
                  </Stack>
                </Link>
              </List.Row>
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}
