import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DraftRecitals } from '@mediation/api-client';
import { Button, Card, ErrorSummary, Grid, Notice, Stack } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressNotice } from './address-notice.tsx';
import { ChildrenRecitals } from './children-recitals.tsx';
import { DateField } from './date-field.tsx';
import { DisclosureRecitals } from './disclosure-recitals.tsx';
import { GapList } from './gap-list.tsx';
import { PartyRecitals } from './party-recitals.tsx';
import { RecitalsFoot } from './recitals-foot.tsx';
import { useRecitalsForm } from './use-recitals-form.ts';

export interface RecitalsFormProps {
  caseId: string;
  read: DraftRecitals;
}

/** The recitals of a case as its mediator writes them: what the case holds already is in its place. */
export function RecitalsForm({ caseId, read }: RecitalsFormProps) {
  const { t } = useLingui();
  const { kept, values, gaps, errors, attempt, isBusy, isNewer, change, save, show } = useRecitalsForm(caseId, read);
  const form = useFieldOfAddress();
  const { known, parties, birth_dates: birthDates } = kept;
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message;
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
        <AddressNotice parties={values.parties} />
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
        <RecitalsFoot
          isConfirmed={kept.is_confirmed}
          hasErrors={errors.length > 0}
          isBusy={isBusy}
          onSave={() => save(false)}
        />
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
