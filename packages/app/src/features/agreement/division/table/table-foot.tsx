import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Division } from '@mediation/agreement';
import { Button, Link, Row, Text } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { today } from '../../../../words/times/due-text.ts';
import { ageText } from '../division-words.ts';

export interface TableFootProps {
  caseId: string;
  division: Division;
  /** Whether the person enters figures in Money. */
  canAdd: boolean;
}

/** What is missing or old among the figures, and where they are changed. */
export function TableFoot({ caseId, division: { groups }, canAdd }: TableFootProps) {
  const { t } = useLingui();
  const figures = groups.flatMap(({ rows }) => rows.map(({ figure }) => figure));
  const missing = figures.filter(({ evidence }) => evidence === null).length;
  const old = figures.filter(({ as_of }) => ageText(as_of, today()) !== null).length;
  const money = agreementPaths.money(caseId);
  return (
    <Row wrap justify="between" gap="medium">
      <Text size="small" tone="soft">
        {missing > 0 &&
          `${t`${plural(missing, { one: '# figure has no document.', other: '# figures have no document.' })}`} `}
        {old > 0 &&
          `${t`${plural(old, { one: '# value is over 6 months old.', other: '# values are over 6 months old.' })}`} `}
        <Trans>
          Figures come from{' '}
          <Link asChild>
            <RouterLink to={money}>Money</RouterLink>
          </Link>
          ; change them there.
        </Trans>
      </Text>
      {canAdd && (
        <Button tone="quiet" size="small" asChild>
          <RouterLink to={money}>
            <Plus />
            {t`Add a thing`}
          </RouterLink>
        </Button>
      )}
    </Row>
  );
}
