import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Button, Columns, PageHeader, Stack, Tile, Tiles } from '@mediation/ui';
import { Briefcase, ContactRound, MessageCircle, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { CaseTableCard } from '../../page/case-table-card.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { panels, paths } from '../../paths.ts';
import { longDate } from '../../words/relative-time.ts';
import { WaitingCard } from './waiting-card.tsx';

const shownCases = 8;

/** A mediator's day: what waits, and the cases with the latest activity first. */
export function MediatorDashboardPage() {
  const { t } = useLingui();
  const { data, isError } = useEndpoint('listCases', {});
  const [today] = useState(() => new Date());
  const cases = data?.cases;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Mediator`}</PageTitle>
      <PageHeader
        title={longDate(today)}
        lead={<Lead cases={cases} />}
        action={
          <Button asChild>
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      />
      <CountTiles cases={cases} hasFailed={isError} />
      {cases === undefined || cases.length === 0 ? (
        <CaseTableCard title={t`Cases`} />
      ) : (
        <Columns aside={<WaitingCard cases={cases} />}>
          <CaseTableCard title={t`Cases`} limit={shownCases} />
        </Columns>
      )}
    </Stack>
  );
}

function Lead({ cases }: { cases: CaseListItem[] | undefined }) {
  if (cases === undefined) return <>&nbsp;</>;
  const open = cases.filter((it) => it.status === 'open').length;
  const unread = sum(cases, (it) => it.unread_count);
  if (cases.length === 0) return <Trans>You have no cases yet.</Trans>;
  return (
    <>
      <Plural value={open} _0="No case is open." one="One case is open." other="# cases are open." />{' '}
      <Plural
        value={unread}
        _0="You have read every message."
        one="One message is waiting for you."
        other="# messages are waiting for you."
      />
    </>
  );
}

function CountTiles({ cases, hasFailed }: { cases: CaseListItem[] | undefined; hasFailed: boolean }) {
  const { t } = useLingui();
  const count = (number: (cases: CaseListItem[]) => number) =>
    cases === undefined ? (hasFailed ? null : '') : number(cases);
  const [weekAgo] = useState(() => Date.now() - 7 * 24 * 3_600_000);
  const opened = cases?.filter((it) => Date.parse(it.created_at) > weekAgo).length ?? 0;
  const waiting = cases?.filter((it) => it.unread_count > 0).length ?? 0;
  const missing = t`Could not be counted`;
  return (
    <Tiles aria-label={t`Quick actions`}>
      <Tile
        asChild
        icon={<Briefcase />}
        name={t`Cases`}
        reason={<Plural value={opened} _0="none opened this week" other="# opened this week" />}
        value={count((it) => it.length)}
        missingLabel={missing}
      >
        <Link to={paths.mediatorCases()} />
      </Tile>
      <Tile
        asChild
        icon={<MessageCircle />}
        name={t`Messages`}
        reason={<Plural value={waiting} _0="nothing unread" one="unread in # case" other="unread in # cases" />}
        value={count((it) => sum(it, ({ unread_count }) => unread_count))}
        missingLabel={missing}
      >
        <Link to={panels.chat()} />
      </Tile>
      <Tile
        asChild
        icon={<ContactRound />}
        name={t`People`}
        reason={<Trans>in your cases</Trans>}
        value={count((it) => sum(it, ({ people }) => people.length))}
        missingLabel={missing}
      >
        <Link to={paths.mediatorCases()} />
      </Tile>
    </Tiles>
  );
}

const sum = (cases: CaseListItem[], count: (it: CaseListItem) => number) =>
  cases.reduce((total, it) => total + count(it), 0);
