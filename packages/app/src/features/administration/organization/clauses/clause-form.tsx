import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, questionsOf } from '@mediation/agreement';
import {
  addOfficeClause,
  areBracketsClosed,
  DocumentKind,
  limits,
  type OfficeClause,
  type OfficeClauseWords,
  saveOfficeClause,
} from '@mediation/api-client';
import { Bullets, Button, Field, FormRow, Input, Select, Stack, Text } from '@mediation/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ClauseGroupField } from '../../../../shared/agreement/clause-group-field.tsx';
import { focusFirstProblem } from '../../../../shared/forms/focus-first-problem.ts';
import { LanguageChoice } from '../../../../shared/forms/language-choice.tsx';
import { LongText } from '../../../../shared/forms/long-text.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { clauseList } from './clause-address.ts';
import { wordsOf } from './words-of.ts';
import { clauseOf, type ClauseValues, unfinishedLanguage, valuesOf } from './office-clause-values.ts';

/** The words of a clause in both languages, and where it belongs. */
export function ClauseForm({ orgId, clause }: { orgId: string; clause?: OfficeClause }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const form = useRef<HTMLFormElement>(null);
  // Changes are saved over the version that they began with, until the form has been told of a newer one.
  const [changes, setChanges] = useState<{ values: ClauseValues; version?: number }>();
  const [language, setLanguage] = useState<ClauseLanguage>(
    clause ? wordsOf(clause, i18n.locale).language : i18n.locale === 'es' ? 'es' : 'en',
  );
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const values = changes?.values ?? valuesOf(clause);
  const version = changes?.version ?? clause?.version ?? 0;
  const set = (it: Partial<ClauseValues>) => setChanges({ values: { ...values, ...it }, version });
  useUnsavedChanges(changes !== undefined);
  const send = () =>
    clause
      ? call(saveOfficeClause, { clauseId: clause.id, ...clauseOf(values), version })
      : call(addOfficeClause, { orgId, ...clauseOf(values) });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const unfinished = unfinishedLanguage(values);
    if (unfinished) {
      setLanguage(unfinished);
      requestAnimationFrame(() => focusFirstProblem(form.current));
      return;
    }
    const isSaved = await run(send, {
      failed: t`Failed to save the clause`,
      done: t`Saved. Your mediators find it in the library.`,
    });
    setChanges(isSaved ? undefined : { values });
    setDone(isSaved);
  };
  if (isDone) return <Navigate to={clauseList} />;
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <FormRow>
          <Field label={t`Document`}>
            <Select
              value={values.document}
              onChange={({ target }) => set({ document: DocumentKind.parse(target.value) })}
            >
              {DocumentKind.options.map((it) => (
                <option key={it} value={it}>
                  {i18n._(agreementNames[it])}
                </option>
              ))}
            </Select>
          </Field>
          <ClauseGroupField value={values.issue} onChange={(issue) => set({ issue })} />
        </FormRow>
        <LanguageChoice value={language} onChange={setLanguage} />
        <WordFields
          key={language}
          language={language}
          words={values.words[language]}
          isChecked={isChecked && unfinishedLanguage(values) === language}
          onChange={(words) => set({ words: { ...values.words, [language]: words } })}
        />
        <ProblemNotice problem={problem} />
        <div>
          <Button type="submit" busy={isBusy} disabled={clause !== undefined && changes === undefined}>
            {t`Save the clause`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface WordFieldsProps {
  language: ClauseLanguage;
  words: OfficeClauseWords;
  isChecked: boolean;
  onChange: (words: OfficeClauseWords) => void;
}

function WordFields({ language, words, isChecked, onChange }: WordFieldsProps) {
  const { t } = useLingui();
  const set = (it: Partial<OfficeClauseWords>) => onChange({ ...words, ...it });
  const isMissing = (text: string) => isChecked && text.trim() === '';
  const questions = questionsOf(`${words.heading}\n${words.text}\n${words.plain_text}`);
  return (
    <>
      <Field label={t`Heading`} error={isMissing(words.heading) && t`Give the clause a heading.`}>
        <Input
          lang={language}
          value={words.heading}
          maxLength={limits.titleMax}
          onChange={({ target }) => set({ heading: target.value })}
        />
      </Field>
      <Field
        label={t`Words to sign`}
        hint={t`Put what differs from case to case in brackets, as a question: [Who keeps the dog?] keeps the dog. The mediator is asked for each.`}
        error={
          isMissing(words.text)
            ? t`Write the words to sign.`
            : isChecked && !areBracketsClosed(words.text) && t`Close each bracket, and open none inside another.`
        }
      >
        <LongText
          lang={language}
          rows={6}
          value={words.text}
          most={limits.messageMax}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      <Field
        label={t`In plain words`}
        optional={t`(optional)`}
        error={
          isChecked && !areBracketsClosed(words.plain_text) && t`Close each bracket, and open none inside another.`
        }
      >
        <LongText
          lang={language}
          rows={3}
          value={words.plain_text}
          most={limits.messageMax}
          onChange={({ target }) => set({ plain_text: target.value })}
        />
      </Field>
      {questions.length > 0 && (
        <div>
          <Text weight="strong">{t`This clause asks:`}</Text>
          <Bullets lang={language}>
            {questions.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </Bullets>
        </div>
      )}
    </>
  );
}
