import { useLingui } from '@lingui/react/macro';
import type { Figure } from '@mediation/api-client';
import { Card, Facts, Stack } from '@mediation/ui';

/** How many figures come from a page, how many are estimated, and how many have an open question. */
export function SourcesCard({ figures, open }: { figures: readonly Figure[]; open: number }) {
  const { t } = useLingui();
  const estimated = figures.filter(({ evidence }) => evidence === null).length;
  return (
    <Card aria-labelledby="sources">
      <Stack>
        <Card.Title id="sources">{t`Where figures come from`}</Card.Title>
        <Facts
          facts={[
            { term: t`From a document page`, detail: figures.length - estimated },
            { term: t`Own estimate`, detail: estimated },
            { term: t`With an open question`, detail: open },
          ]}
        />
      </Stack>
    </Card>
  );
}
