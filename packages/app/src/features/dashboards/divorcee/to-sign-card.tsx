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
  /** The line above the title. */
  eyebrow?: string;
}

/** A document that waits for the party's signature: which version, why, from when, and the way to it. */
export function ToSignCard({ caseId, version, now, eyebrow }: ToSignCardProps) {
  const { t } = useLingui();
  const { title, why, when, action, changes } = unsignedWords(version, caseId, now);
  const id = `sign-${version.version_id}`;
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Stack gap="tiny">
          {eyebrow !== undefined && (
            <Text size="small" tone="soft">
              {eyebrow}
            </Text>
          )}
          <Heading level={2} size="large" voice id={id}>
            {title}
          </Heading>
          <Text tone="soft">{why}</Text>
          {when !== null && <Text>{when}</Text>}
        </Stack>
        <Row wrap>
          <Button asChild {...(when !== null && { tone: 'secondary' })}>
            <Link to={action.to}>
              {when === null && <PenLine />}
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
