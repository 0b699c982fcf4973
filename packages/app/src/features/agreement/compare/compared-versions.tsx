import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { compareVersions, foldUnchanged } from '@mediation/agreement';
import type { AgreementVersion } from '@mediation/api-client';
import { Badge, Card, Columns, PageHeader, SegmentedControl, Stack, WideOnly } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { clockTime, longDate } from '../../../words/relative-time.ts';
import { useTalk } from '../comments/use-talk.ts';
import { agreementNames } from '../../../words/agreement-names.ts';
import { documentSearch } from '../use-document.ts';
import { RoundCard } from '../rounds/round-card.tsx';
import { ChangedClause } from './changed-clause.tsx';
import { ChangedList } from './changed-list.tsx';
import * as styles from './compare.css.ts';
import { SameClauses } from './same-clauses.tsx';

export interface ComparedVersionsProps {
  before: AgreementVersion;
  now: AgreementVersion;
  /** Whether the later one is the newest. */
  newest: boolean;
}

/** The changed clauses of two versions with what lawyers said about the earlier one. */
export function ComparedVersions({ before, now, newest }: ComparedVersionsProps) {
  const { t, i18n } = useLingui();
  const [view, setView] = useState('pair');
  const clauses = useMemo(() => compareVersions(before, now), [before, now]);
  const said = useTalk(before);
  const asked = useTalk(now);
  const isPair = view === 'pair';
  const changed = clauses.filter(({ changes }) => changes > 0);
  const count = plural(changed.length, { one: '# clause changed', other: '# clauses changed' });
  return (
    <Stack gap="grid">
      <PageHeader
        title={t`What changed, version ${before.number} to ${now.number}`}
        back={
          <BackLink
            to={`${paths.agreement(now.case_id)}${documentSearch(now.document).search}`}
          >{t`Agreement`}</BackLink>
        }
        lead={t`${i18n._(agreementNames[now.document])}. ${count}, ${clauses.length - changed.length} the same.`}
        action={
          <WideOnly>
            <SegmentedControl.Root label={t`How to show it`} value={view} onValueChange={setView}>
              <SegmentedControl.Item value="pair">{t`Side by side`}</SegmentedControl.Item>
              <SegmentedControl.Item value="one">{t`One text`}</SegmentedControl.Item>
            </SegmentedControl.Root>
          </WideOnly>
        }
      />
      <Columns
        aside={
          <Stack gap="grid">
            <ChangedList clauses={changed} />
            {said.data?.rounds.some(({ version_id }) => version_id === before.id) && (
              <RoundCard talk={said.data} isNewest={false} />
            )}
            {asked.data && newest && <RoundCard talk={asked.data} />}
          </Stack>
        }
      >
        <Card flush>
          <div className={`${styles.pair} ${styles.versions}`}>
            <VersionHead version={before} />
            <VersionHead version={now} newest={newest} />
          </div>
          {said.error && said.data === undefined && (
            <LoadFailed
              error={said.error}
              fallback={t`Failed to load the comments`}
              onRetry={said.refetch}
              isRetrying={said.isFetching}
            />
          )}
          {foldUnchanged(clauses).map((group) =>
            group.isChanged ? (
              group.clauses.map((clause) => (
                <ChangedClause
                  caseId={now.case_id}
                  key={clause.id}
                  clause={clause}
                  isPair={isPair}
                  numbers={[before.number, now.number]}
                  talk={said.data}
                />
              ))
            ) : (
              <SameClauses key={group.clauses[0]?.id} caseId={now.case_id} clauses={group.clauses} />
            ),
          )}
        </Card>
      </Columns>
    </Stack>
  );
}

function VersionHead({ version, newest = false }: { version: AgreementVersion; newest?: boolean }) {
  const { t } = useLingui();
  const { number, released_at, hash } = version;
  return (
    <div className={styles.side}>
      <p className={styles.head}>
        <b>{t`Version ${number}`}</b>
        <Badge tone={newest ? 'info' : 'neutral'} icon={<Lock />}>
          {newest ? t`Released, newest` : t`Released`}
        </Badge>
      </p>
      <p className={styles.meta}>
        {longDate(new Date(released_at))}, {clockTime(released_at)} ·{' '}
        <code>{hash.slice(0, 8).replace(/.{4}(?=.)/, '$& ')}</code>
      </p>
    </div>
  );
}
