import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { recitalGaps } from '@mediation/agreement';
import { type DraftRecitals, saveRecitals } from '@mediation/api-client';
import { Button, Card, ErrorSummary, Grid, Notice, Row, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ChildrenRecitals } from './children-recitals.tsx';
import { DateField } from './date-field.tsx';
import { DisclosureRecitals } from './disclosure-recitals.tsx';
import { GapList } from './gap-list.tsx';
import { PartyRecitals } from './party-recitals.tsx';
import { type RecitalValues, recitalsFrom, valuesOf } from './recital-draft.ts';
import { recitalErrors } from './recital-errors.ts';

export interface RecitalsFormProps {
  caseId: string;
  read: DraftRecitals;
}

/** The recitals of a case as its mediator writes them: what the case holds already is in its place. */
export function RecitalsForm({ caseId, read }: RecitalsFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [kept, setKept] = useState(read);
  const [values, setValues] = useState(() => valuesOf(read));
  const [attempt, setAttempt] = useState(0);
  useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(valuesOf(kept)));
  const form = useFieldOfAddress();
  const { known, parties, birth_dates: birthDates } = kept;
  const errors = attempt > 0 ? recitalErrors(values, birthDates) : [];
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message;
  const change = (part: Partial<RecitalValues>) => setValues({ ...values, ...part });
  const gaps = recitalGaps(recitalsFrom(values, birthDates), { parties, birthDates });
  const printed = values.parties.filter(({ address_use }) => address_use === 'printed').length;
  const isNewer = read.version > kept.version && !isBusy;
  const show = (it: DraftRecitals) => {
    setKept(it);
    setValues(valuesOf(it));
    setAttempt(0);
  };
  const save = (isConfirmed: boolean) => {
    setAttempt(attempt + 1);
    if (recitalErrors(values, birthDates).length > 0) return;
    const { version } = kept;
    const input = { caseId, recitals: recitalsFrom(values, birthDates), is_confirmed: isConfirmed };
    void run(async () => show(await call(saveRecitals, { ...input, ...(version > 0 && { version }) })), {
      failed: t`Failed to save the recitals`,
      done: isConfirmed ? t`Recitals confirmed` : t`Recitals saved`,
    });
  };
  const bothWrote = t`Both wrote this at the start.`;
  const count = plural(errors.length, { one: '# place needs another look', other: '# places need another look' });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(true);
      }}
    >
      <Stack gap="grid">
        <ErrorSummary title={count} errors={errors} attempt={attempt} />
        {isNewer && (
          <Notice tone="warning">
            {t`Somebody else saved these recitals in the meantime.`}{' '}
            <Button tone="quiet" size="small" flush onClick={() => show(read)}>
              {t`Show the newest`}
            </Button>
          </Notice>
        )}
        <GapList gaps={gaps} parties={parties} />
        <Grid column={20}>
          {values.parties.map((party, at) => (
            <PartyRecitals
              key={party.participant_id}
              name={parties[at]?.name ?? ''}
              party={party}
              errorOf={errorOf}
              onChange={(part) =>
                change({ parties: values.parties.map((it) => (it === party ? { ...it, ...part } : it)) })
              }
            />
          ))}
        </Grid>
        <Notice tone="info">
          {printed > 0 && printed < values.parties.length
            ? t`No address will be printed: the paper has the addresses of both or of nobody, so that one that is left out points at nobody.`
            : t`The paper has the addresses of both or of nobody. Without them it says “Not stated in this paper” for both, whatever the reason.`}
        </Notice>
        <Card aria-labelledby="recital-dates">
          <Stack gap="large">
            <Card.Title id="recital-dates">{t`Marriage and children`}</Card.Title>
            <DateField
              id="wedding"
              label={t`Date of the wedding`}
              value={values.wedding}
              onValueChange={(wedding) => change({ wedding })}
              known={known.wedding_on}
              source={bothWrote}
              error={errorOf('wedding')}
            />
            <DateField
              id="separation"
              label={t`Date of the separation`}
              value={values.separation}
              onValueChange={(separation) => change({ separation })}
              known={known.separation_on}
              source={bothWrote}
              error={errorOf('separation')}
            />
            <ChildrenRecitals values={values} birthDates={birthDates} onChange={change} errorOf={errorOf} />
          </Stack>
        </Card>
        <Card aria-labelledby="recital-disclosure">
          <Stack gap="large">
            <Card.Title id="recital-disclosure">{t`Disclosure of finances`}</Card.Title>
            <DisclosureRecitals values={values} known={known.disclosed_on} onChange={change} errorOf={errorOf} />
          </Stack>
        </Card>
        <Stack gap="small">
          <Text tone="soft">
            {t`The paper names the mediator, and says that the mediator is not a lawyer of either party and not a judge.`}
          </Text>
          <Row wrap gap="small">
            <Button type="submit" busy={isBusy}>
              {t`Confirm for the next version`}
            </Button>
            <Button tone="secondary" disabled={isBusy} onClick={() => save(false)}>
              {t`Save without confirming`}
            </Button>
          </Row>
          <Text size="small" tone="soft">
            {kept.is_confirmed
              ? t`Confirmed. The next version of each document has these recitals as they are saved.`
              : t`Not confirmed. The next version would have no recitals.`}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

const controls = 'input, button, textarea';

/** A ref for the form, whose field that the address names has the focus at first. */
function useFieldOfAddress() {
  const form = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const field = form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    (field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls))?.focus();
  }, [hash]);
  return form;
}
