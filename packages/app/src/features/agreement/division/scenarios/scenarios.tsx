import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { Card, EmptyState, SegmentedControl, Text } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { isGoingOn } from '../../../../shared/cases/writable-case.ts';
import type { DivisionPlace } from '../division-place.ts';
import { NewWayDialog } from './new-way-dialog.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { ScenariosHead } from './scenarios-head.tsx';
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
  return (
    <>
      <ScenariosHead
        caseId={place.mediationCase.id}
        ways={ways}
        shown={shown}
        canTry={canTry}
        onShow={show}
        onAdd={() => setFrom(null)}
        addRef={add}
      />
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
                {shown.map((way) => (
                  <SegmentedControl.Item key={way.id} value={way.id}>
                    <span className={styles.tab}>{wayName(way, role)}</span>
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
            {t`Left after usual costs: twelve months of what comes in, less what goes out, with support. In hand: that, the accounts kept and the payment. A loan or a sale is not counted.`}{' '}
            {t`Nights and support are what you write in each way. They are not taken from what you agree elsewhere.`}
          </Text>
        </>
      )}
      {from !== undefined && (
        <NewWayDialog place={place} ways={ways} from={from} onAdded={show} onClose={() => setFrom(undefined)} />
      )}
    </>
  );
}
