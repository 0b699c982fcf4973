import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, languageOf, lint, type Mark, withName } from '@mediation/agreement';
import { ClauseState, type DraftClause, Issue, limits, listParticipants } from '@mediation/api-client';
import { Button, Field, FormRow, Input, Notice, Row, SegmentedControl, Select, Stack } from '@mediation/ui';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { errorText } from '../../../../words/texts/error-text.ts';
import { issueNames } from '../../../../words/names/issue-names.ts';
import { sideNames } from '../../../../words/names/people-names.ts';
import { ClauseClashNotice } from './clause-clash-notice.tsx';
import type { ClauseDraft } from './clause-draft.ts';
import { ClauseHead } from './clause-head.tsx';
import { ClauseMenu } from './clause-menu.tsx';
import { clauseStates, stateNames } from './clause-states.tsx';
import { DutyFields } from './duties/duty-fields.tsx';
import { focusWords } from '../clauses/focus-clause.ts';
import { PlaceList } from '../marks/place-list.tsx';
import { MarkedWords } from '../marks/marked-words.tsx';
import { PersonMarks } from '../marks/person-marks.tsx';
import { PlainWords } from './plain-words.tsx';
import { ReopenedNotice } from './reopened-notice.tsx';
import { SourceLine } from './source-line.tsx';
import type { AgreedProposal } from '../clauses/use-agreed-proposals.ts';
import type { ClauseActions } from '../clauses/use-clause-actions.ts';
import { useClauseDraft } from './use-clause-draft.ts';

export interface ClauseEditorProps {
  clause: DraftClause;
  /** Its number in the document, and the number of clauses. */
  number: number;
  total: number;
  /** The language of the document, for words that do not tell. */
  language: ClauseLanguage;
  source: AgreedProposal | undefined;
  actions: ClauseActions;
  /** Whether it was just added. Its words get the focus. */
  isNew: boolean;
  onOpen: (draft: ClauseDraft | null) => void;
}

/** One clause: its heading, state, words to sign, plain words and source. It is saved as it is written. */
export function ClauseEditor(props: ClauseEditorProps) {
  const { clause, number, total, source, actions, isNew, onOpen } = props;
  const { t, i18n } = useLingui();
  const { draft, ...state } = useClauseDraft(clause, onOpen);
  const { values, clashes, isRemoved, error } = state;
  const language = languageOf(values.text, props.language);
  const words = useRef<HTMLTextAreaElement>(null);
  const headingField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) focusWords();
  }, [isNew]);
  const marksId = useId();
  const { data } = useEndpoint(listParticipants, { caseId: clause.case_id });
  const names = data === undefined ? [] : Object.values(sideNames(data.participants));
  const marks = lint(values.text, language, { isDated: values.duties.length > 0 });
  const fill = ({ start, end, fill }: Mark) => {
    words.current?.focus();
    words.current?.setSelectionRange(fill === 'currency' || fill === 'date' ? end : start, end);
  };
  const writeName = (mark: Mark, name: string) => {
    const { text, end } = withName(values.text, mark, name, language);
    // The words around it may have to follow: "I pay" is "Diego pays".
    flushSync(() => draft.set({ text }));
    words.current?.focus();
    words.current?.setSelectionRange(end, end);
  };
  const addAgain = async () => {
    const { source_proposal_id, plain_is_older } = clause;
    if (await actions.add({ ...values, source_proposal_id, plain_is_older })) draft.drop();
  };
  const { heading } = values;
  return (
    <Stack width="clause">
      <ClauseHead number={number} heading={heading}>
        <Row gap="small">
          <SegmentedControl.Root
            label={t`State of this clause`}
            value={values.state}
            onValueChange={(next) => draft.set({ state: ClauseState.parse(next) })}
          >
            {clauseStates.map((it) => (
              <SegmentedControl.Item key={it} value={it}>
                {i18n._(stateNames[it])}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
          <ClauseMenu
            heading={heading}
            isFirst={number === 1}
            isLast={number === total}
            onMove={(step) => void actions.move(clause.id, step)}
            onRemove={() => void actions.remove(draft)}
          />
        </Row>
      </ClauseHead>
      {clashes.length > 0 && <ClauseClashNotice state={state} onSettle={draft.settle} />}
      {isRemoved && (
        <Notice
          tone="warning"
          role="alert"
          action={<Button size="small" onClick={() => void addAgain()}>{t`Add it again`}</Button>}
        >
          {t`Another mediator removed this clause. Your words are still here.`}
        </Notice>
      )}
      <ProblemNotice problem={state.status === 'refused' ? errorText(error, t`Failed to save the clause`) : null} />
      <MarkedWords
        ref={words}
        text={values.text}
        marks={marks}
        describedBy={marksId}
        onChange={(text) => draft.set({ text })}
      />
      <PlaceList id={marksId} text={values.text} marks={marks} names={names} onFill={fill} onName={writeName} />
      {state.isOpenAgain && clashes.length === 0 && <ReopenedNotice draft={draft} />}
      <PlainWords draft={draft} base={state.base} written={values.plain_text} />
      <FormRow>
        <Field label={t`Heading`} error={heading.trim() === '' ? t`Give the clause a heading.` : undefined}>
          <Input
            ref={headingField}
            value={heading}
            maxLength={limits.titleMax}
            onChange={({ target }) => draft.set({ heading: target.value })}
          />
        </Field>
        <Field label={t`Group`}>
          <Select
            value={values.issue ?? ''}
            onChange={({ target }) =>
              draft.set({ issue: target.value === '' ? null : Issue.shape.issue.parse(target.value) })
            }
          >
            {Issue.shape.issue.options.map((it) => (
              <option key={it} value={it}>
                {i18n._(issueNames[it])}
              </option>
            ))}
            <option value="">{t`For everything`}</option>
          </Select>
        </Field>
      </FormRow>
      <UndrawnNote text={heading} />
      <PersonMarks
        text={heading}
        language={language}
        names={names}
        field={headingField}
        onTextChange={(text) => draft.set({ heading: text })}
      />
      <DutyFields
        caseId={clause.case_id}
        duties={values.duties}
        text={values.text}
        language={language}
        onDutiesChange={(duties) => draft.set({ duties })}
      />
      {source && <SourceLine source={source} text={values.text} />}
    </Stack>
  );
}
