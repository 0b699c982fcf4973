import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import {
  AudienceLine,
  Button,
  Card,
  DropdownMenu,
  EmptyState,
  PageHeader,
  Row,
  SegmentedControl,
  Stack,
  Text,
} from '@mediation/ui';
import { Columns3, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { paths } from '../../../../paths.ts';
import { isGoingOn } from '../../../../shared/cases/writable-case.ts';
import { BackLink } from '../../../../shared/layout/back-link.tsx';
import type { DivisionPlace } from '../division-place.ts';
import { NewWayDialog } from './new-way-dialog.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import * as head from '../division.css.ts';
import * as styles from './scenarios.css.ts';
import { most, shownWays, wayName, waysOf } from './ways.ts';
import { WayMenu } from './way-menu.tsx';

const letters = ['A', 'B', 'C'];

/** The ways that the person may read, three at a time, and a new one. */
export function Scenarios({ place, settlements }: { place: DivisionPlace; settlements: readonly Settlement[] }) {
  const { t } = useLingui();
  const { role } = useUser();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [onPhone, setOnPhone] = useState<string>();
  const [from, setFrom] = useState<Settlement | null>();
  const add = useRef<HTMLButtonElement>(null);
  const canTry = role !== 'lawyer' && isGoingOn(place.mediationCase);
  const ways = waysOf(settlements);
  const shown = shownWays(ways, chosen);
  const active = shown.find(({ id }) => id === onPhone) ?? shown[0];
  const show = (id: string) => {
    setChosen([...chosen.filter((it) => it !== id), id].slice(-most));
    setOnPhone(id);
  };
  const titles = [t`Ways it could go`, t`Ways it could go`, t`Two ways it could go`, t`Three ways it could go`];
  return (
    <>
      <div className={head.head}>
        <Stack gap="tiny" className={head.words}>
          <PageHeader
            title={titles[shown.length] ?? t`Ways it could go`}
            back={<BackLink to={paths.agreementDivision(place.mediationCase.id)}>{t`Who gets what`}</BackLink>}
            voice={role === 'divorcee'}
          />
          <AudienceLine audience="self">
            {canTry
              ? t`A new way is yours alone until you share it. Each says who can read it.`
              : t`You read what is shared with you. Each says who can read it.`}
          </AudienceLine>
        </Stack>
        <Row wrap gap="small" className={head.actions}>
          {ways.length > most && (
            <DropdownMenu.Root>
              <DropdownMenu.Trigger asChild>
                <Button tone="secondary">
                  <Columns3 />
                  {t`Choose three`}
                </Button>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content>
                {ways.map((way) => (
                  <DropdownMenu.CheckboxItem key={way.id} checked={shown.includes(way)} onSelect={() => show(way.id)}>
                    {wayName(way, role)}
                  </DropdownMenu.CheckboxItem>
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          )}
          {canTry && (
            <Button ref={add} onClick={() => setFrom(null)}>
              <Plus />
              {t`Try another way`}
            </Button>
          )}
        </Row>
      </div>
      {active === undefined ? (
        <Card>
          <EmptyState title={t`No way to compare yet`}>
            {canTry
              ? t`Try another way: it begins as things are now, and only you can read it.`
              : t`Ways that are shared with you appear here.`}
          </EmptyState>
        </Card>
      ) : (
        <>
          {shown.length > 1 && (
            <div className={styles.pick}>
              <SegmentedControl.Root block label={t`Which way`} value={active.id} onValueChange={setOnPhone}>
                {shown.map(({ id }, at) => (
                  <SegmentedControl.Item key={id} value={id}>
                    {letters[at]}
                  </SegmentedControl.Item>
                ))}
              </SegmentedControl.Root>
            </div>
          )}
          <ScenarioTable
            place={place}
            ways={shown.map((way, at) => ({ way, letter: letters[at]!, isAway: way !== active }))}
            renderMenu={(way) => (
              <WayMenu
                place={place}
                way={way}
                canTry={canTry}
                onCopy={() => setFrom(way)}
                onRemoved={() => add.current?.focus()}
                onRestored={show}
              />
            )}
          />
          <Text size="small" tone="soft">
            {t`Left after usual costs: twelve months of what comes in, less what goes out, with support. In hand: that, the accounts kept and the payment. A loan or a sale is not counted.`}
          </Text>
        </>
      )}
      {from !== undefined && (
        <NewWayDialog place={place} ways={ways} from={from} onAdded={show} onClose={() => setFrom(undefined)} />
      )}
    </>
  );
}
