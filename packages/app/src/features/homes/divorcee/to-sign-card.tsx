import { useLingui } from '@lingui/react/macro';
import type { UnsignedVersion } from '@mediation/api-client';
import { Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unsignedWords } from '../../../shared/signing/unsigned-words.ts';

export interface ToSignCardProps {
  caseId: string;
  version: UnsignedVersion;
  now: number;
  /** Whether it is the party’s next step, which is said above a larger title. */
  isNext?: boolean;
}

/** A document that waits for the party's signature: which version, why, from when, and the way to it. */
export function ToSignCard({ caseId, version, now, isNext = false }: ToSignCardProps) {
  const { t } = useLingui();
  const { title, why, when, canSign, action, changes } = unsignedWords(version, caseId, now);
  const id = `sign-${version.version_id}`;
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Stack gap="tiny">
          {isNext && <Text size="small" tone="soft">{t`Your next step`}</Text>}
          <Heading level={2} id={id} {...(isNext && { size: 'large', voice: true })}>
            {title}
          </Heading>
          <Text tone="soft">{why}</Text>
          {when !== null && <Text>{when}</Text>}
        </Stack>
        <Row wrap>
          <Button asChild tone={isNext && canSign ? 'primary' : 'secondary'}>
            <Link to={action.to}>
              {canSign && <PenLine />}
              {action.label}
            </Link>
          </Button>
          {changes !== null && (
            <Button asChild tone="plain">
              <Link to={changes}>{t`See what changed`}</Link>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
