import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, listCases } from '@mediation/api-client';
import { Card, Field } from '@mediation/ui';
import { Combobox } from '@mediation/ui/combobox';
import { useWhole } from '../../../../backend/use-pages.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { isWritable } from '../../../../shared/cases/writable-case.ts';

const openOnes = ({ cases }: { cases: CaseListItem[] }) => cases.filter(isWritable);

/** Chooses the case of an offer. */
export function CasePicker({ onChoose }: { onChoose: (caseId: string) => void }) {
  const { t } = useLingui();
  const query = useWhole(listCases, {}, openOnes);
  return (
    <Loaded query={query} loadingLabel={t`Loading your cases`} fallback={t`Failed to load cases`}>
      {(cases) => (
        <Card aria-label={t`Case`}>
          <Field label={t`For which case?`} hint={t`Type a part of its title.`}>
            <Combobox
              items={cases}
              itemLabel={({ title }) => title}
              itemHint={({ reference }) => reference}
              itemKey={({ id }) => id}
              value={null}
              onValueChange={(found) => found && onChoose(found.id)}
              labels={{
                show: t`Show your cases`,
                loading: t`Loading your cases`,
                empty: () => t`No open case has this in its title.`,
                found: (count) => t`${plural(count, { one: '# case', other: '# cases' })}`,
              }}
            />
          </Field>
        </Card>
      )}
    </Loaded>
  );
}
