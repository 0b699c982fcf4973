import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage } from '@mediation/agreement';
import { type DraftDuty, limits, listParticipants } from '@mediation/api-client';
import { Button, Fieldset, Row, Stack } from '@mediation/ui';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../../../../backend/use-endpoint.ts';
import { sideNames } from '../../../../../words/names/people-names.ts';
import { DutyRow } from './duty-row.tsx';

export interface DutyFieldsProps {
  caseId: string;
  duties: readonly DraftDuty[];
  /** The words of the clause and their language. */
  text: string;
  language: ClauseLanguage;
  onDutiesChange: (duties: DraftDuty[]) => void;
}

/** What a clause makes a party do, and by when. It is saved while parts of it are still missing. */
export function DutyFields({ caseId, duties, text, language, onDutiesChange }: DutyFieldsProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const names = sideNames(data?.participants ?? []);
  const [added, setAdded] = useState<string>();
  const adder = useRef<HTMLButtonElement>(null);
  const add = () => {
    const id = crypto.randomUUID();
    setAdded(id);
    onDutiesChange([...duties, { ...empty, id }]);
  };
  return (
    <Fieldset
      label={t`To do, and by when`}
      hint={t`Part of what is signed. After signing it is on the parties’ home pages and in their calendars.`}
    >
      <Stack gap="large">
        {duties.map((duty, at) => (
          <DutyRow
            key={duty.id}
            duty={duty}
            number={at + 1}
            isNew={duty.id === added}
            names={names}
            text={text}
            language={language}
            onDutyChange={(part) => onDutiesChange(duties.map((it) => (it === duty ? { ...it, ...part } : it)))}
            onRemove={() => {
              onDutiesChange(duties.filter((it) => it !== duty));
              adder.current?.focus();
            }}
          />
        ))}
        {duties.length < limits.dutiesMax && (
          <Row>
            <Button ref={adder} tone="quiet" size="small" flush onClick={add}>
              <CalendarPlus />
              {t`Add something to do`}
            </Button>
          </Row>
        )}
      </Stack>
    </Fieldset>
  );
}

const empty: Omit<DraftDuty, 'id'> = { kind: 'handover', who: 'both', what: '', due_on: null, repeats: 'none' };
