import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, languageOf } from '@mediation/agreement';
import { ClauseState, type DraftClause, listParticipants } from '@mediation/api-client';
import { Button, Measure, Notice, Row, SegmentedControl } from '@mediation/ui';
import { useEffect } from 'react';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { errorText } from '../../../../words/texts/error-text.ts';
import { sideNames } from '../../../../words/names/people-names.ts';
import { ClauseClashNotice } from './clause-clash-notice.tsx';
import type { ClauseDraft } from './clause-draft.ts';
import { ClauseHead } from './clause-head.tsx';
import { ClauseMenu } from './clause-menu.tsx';
import { clauseStates, stateNames } from './clause-states.tsx';
import { DutyFields } from './duties/duty-fields.tsx';
import { focusWords } from '../clauses/focus-clause.ts';
import { ClauseEstimate } from '../../estimates/clause-estimate.tsx';
import { HeadingFields } from './heading-fields.tsx';
import { PlainWords } from './plain-words.tsx';
import { ReopenedNotice } from './reopened-notice.tsx';
import { WordsToSign } from '../marks/words-to-sign.tsx';
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
  const { heading } = values;
  const language = languageOf(values.text, props.language);
  useEffect(() => {
    if (isNew) focusWords();
  }, [isNew]);
  const { data } = useEndpoint(listParticipants, { caseId: clause.case_id });
  const names = data === undefined ? [] : Object.values(sideNames(data.participants));
  const addAgain = async () => {
    const { source_proposal_id, plain_is_older } = clause;
    if (await actions.add({ ...values, source_proposal_id, plain_is_older })) draft.drop();
  };
  return (
    <Measure size="clause">
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
      <WordsToSign
        text={values.text}
        language={language}
        names={names}
        isDated={values.duties.length > 0}
        onTextChange={(text) => draft.set({ text })}
      />
      {state.isOpenAgain && clashes.length === 0 && <ReopenedNotice draft={draft} />}
      <PlainWords draft={draft} base={state.base} written={values.plain_text} />
      <HeadingFields heading={heading} issue={values.issue} language={language} names={names} onChange={draft.set} />
      <DutyFields
        caseId={clause.case_id}
        duties={values.duties}
        text={values.text}
        language={language}
        onDutiesChange={(duties) => draft.set({ duties })}
      />
      <ClauseEstimate clause={state.base} issue={values.issue} />
      {source && <SourceLine source={source} text={values.text} />}
    </Measure>
  );
}
