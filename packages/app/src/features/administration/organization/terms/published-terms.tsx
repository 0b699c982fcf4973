import { useLingui } from '@lingui/react/macro';
import type { OrganizationTerms } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { longDate } from '../../../../words/times/relative-time.ts';

/** The versions that were published, the newest first. They never change. */
export function PublishedTerms({ published }: Pick<OrganizationTerms, 'published'>) {
  const { t } = useLingui();
  const dayAndName = ({ published_at: at, published_by_name: by }: (typeof published)[number]) => {
    const day = longDate(new Date(at));
    return by === null ? day : t`${day}, by ${by}`;
  };
  return (
    <Card aria-labelledby="published-terms">
      <Stack>
        <Card.Title id="published-terms">{t`Published versions`}</Card.Title>
        {published.length === 0 ? (
          <Text tone="soft">{t`None yet. First sessions wait for no signature.`}</Text>
        ) : (
          <Facts facts={published.map((it) => ({ term: t`Version ${it.number}`, detail: dayAndName(it) }))} />
        )}
      </Stack>
    </Card>
  );
}
