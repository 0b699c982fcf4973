import { useLingui } from '@lingui/react/macro';
import { Accordion, AudienceLine, Button, Field, Stack } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { OtherLanguage } from '../../../../shared/layout/other-language.tsx';
import { ClauseWords } from '../words/clause-words.tsx';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningContext } from '../signing-context.ts';
import { useAnswers } from './use-answers.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

/** The mediator’s questions, with the clauses beside them. Each answer is saved when the person leaves its field. */
export function UnderstandPart({ context }: { context: SigningContext }) {
  const { t } = useLingui();
  const id = useId();
  // An action of its own: the one before may still wait for the page to show its result, and would ignore an answer.
  const saving = useAction({ inPlace: true });
  const it = { ...context, saving };
  const { version, signing, names, open, leaveQuestions } = context;
  const { answerOf, write, save, isComplete } = useAnswers(it);
  const [isChecked, setChecked] = useState(false);
  // The save of a field that is left does not make the button busy: it would swallow the click that left the field.
  const [isLeaving, setLeaving] = useState(false);
  const goOn = async () => {
    setChecked(true);
    if (!isComplete || isLeaving) return;
    setLeaving(true);
    if (await save()) leaveQuestions();
    setLeaving(false);
  };
  return (
    <SigningLayout
      context={context}
      part="understand"
      title={t`Show you understood`}
      lead={t`Answer in your own words. There is no score.`}
      back={
        <Button tone="plain" flush onClick={() => open('read')}>
          <ArrowLeft />
          {t`Back`}
        </Button>
      }
      foot={
        <Button type="submit" form={id} busy={isLeaving}>
          {t`Save and continue`}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <Stack gap="large">
          {signing.questions.map((question) => (
            <Stack key={question.id} gap="small">
              <OtherLanguage text={question.question} isOnlySaid />
              <Field
                label={question.question}
                error={isChecked && answerOf(question).trim() === '' && t`Write a few words.`}
              >
                <LongText
                  value={answerOf(question)}
                  onChange={({ target }) => write(question.id, target.value)}
                  onBlur={() => void save()}
                  rows={2}
                  most={2000}
                  autoComplete="off"
                />
              </Field>
            </Stack>
          ))}
          <AudienceLine audience="mediator">{t`Visible to: ${names.readers}. There is no score.`}</AudienceLine>
        </Stack>
      </form>
      <Accordion.Root type="single" collapsible>
        <Accordion.Item value="clauses" title={t`The clauses`}>
          <ClauseWords version={version} />
        </Accordion.Item>
      </Accordion.Root>
    </SigningLayout>
  );
}
