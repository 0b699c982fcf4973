import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Input, Select, Stack } from '@mediation/ui';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { birthMonthName } from '../form/use-answer-text.ts';
import type { ChildAnswer } from '../form/answers.ts';
import { newChild } from './child-answers.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const mostChildren = 20;

/** The children by first name and birth, and where they sleep. */
export function ChildrenFields({ values, set, errorOf, isForClient }: FieldsProps) {
  const { t } = useLingui();
  const { children, hasChildren } = values;
  const rows = children.map((child, at) => ({ name: `child-${at}`, child, at }));
  const add = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const write = (at: number, part: Partial<ChildAnswer>) =>
    set({ children: children.map((it, index) => (index === at ? { ...it, ...part } : it)) });
  useEffect(() => {
    if (isAdded.current) document.getElementById(`child-${children.length - 1}-name`)?.focus();
    isAdded.current = false;
  }, [children.length]);
  return (
    <>
      <ChoiceField
        id="hasChildren"
        label={isForClient ? t`Do they have children together?` : t`Do you have children together?`}
        value={hasChildren}
        onValueChange={(answer) =>
          set({ hasChildren: answer, ...(answer === 'yes' && children.length === 0 && { children: [newChild] }) })
        }
      />
      {hasChildren === 'yes' && (
        <>
          <Stack gap="large">
            {rows.map(({ name, child, at }) => (
              <ChildRow
                key={name}
                at={at}
                child={child}
                errorOf={errorOf}
                onChange={(part) => write(at, part)}
                onRemove={() => {
                  set({ children: children.filter((_, index) => index !== at) });
                  add.current?.focus();
                }}
              />
            ))}
            <div>
              <Button
                ref={add}
                tone="quiet"
                flush
                disabled={children.length >= mostChildren}
                onClick={() => {
                  isAdded.current = true;
                  set({ children: [...children, newChild] });
                }}
              >
                <Plus />
                {children.length === 0 ? t`Add a child` : t`Add another child`}
              </Button>
            </div>
          </Stack>
          <WordsField
            id="childrensWeek"
            label={t`Where do they sleep in a usual week?`}
            hint={t`A rough picture is fine. Nothing here is a decision.`}
            value={values.childrensWeek}
            onValueChange={(childrensWeek) => set({ childrensWeek })}
          />
        </>
      )}
    </>
  );
}

interface ChildRowProps {
  at: number;
  child: ChildAnswer;
  errorOf: FieldsProps['errorOf'];
  onChange: (part: Partial<ChildAnswer>) => void;
  onRemove: () => void;
}

function ChildRow({ at, child, errorOf, onChange, onRemove }: ChildRowProps) {
  const { t } = useLingui();
  const name = child.first_name.trim() || t`child ${at + 1}`;
  return (
    <Fieldset label={t`Child ${at + 1}`} hideLabel>
      <FormRow
        widths="three"
        action={
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <X />
          </IconButton>
        }
      >
        <Field id={`child-${at}-name`} label={t`First name`} error={errorOf(`child-${at}-name`)}>
          <Input
            autoComplete="off"
            maxLength={limits.nameMax}
            value={child.first_name}
            onChange={(event) => onChange({ first_name: event.target.value })}
          />
        </Field>
        <Field id={`child-${at}-month`} label={t`Month of birth`}>
          <Select value={child.month} onChange={(event) => onChange({ month: event.target.value })}>
            <option value="">{t`Not sure`}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {birthMonthName(month)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`child-${at}-year`} label={t`Year of birth`} error={errorOf(`child-${at}-year`)}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={child.year}
            onChange={(event) => onChange({ year: event.target.value.trim() })}
          />
        </Field>
      </FormRow>
    </Fieldset>
  );
}
