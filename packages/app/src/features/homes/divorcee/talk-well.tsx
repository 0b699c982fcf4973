import { useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Text, Well } from '@mediation/ui';
import { HeartHandshake } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DangerLine } from '../../../safety/danger-line.tsx';
import { panels } from '../../../panel-paths.ts';

export interface TalkWellProps {
  /** The first name of the other party, if there is a case. */
  other?: string | undefined;
}

/** Contacts for support at any hour and for help in danger. */
export function TalkWell({ other }: TalkWellProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Well aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Need to talk it over?`}</Card.Title>
          <Text tone="soft">
            {other === undefined
              ? t`An AI assistant answers at any hour. Only you see it.`
              : t`An AI assistant answers at any hour. ${other} won’t see it.`}
          </Text>
        </Stack>
        <Button asChild tone="secondary" block>
          <Link to={panels.assistant()}>
            <HeartHandshake />
            {t`Let's Talk`}
          </Link>
        </Button>
        <DangerLine />
      </Stack>
    </Well>
  );
}
