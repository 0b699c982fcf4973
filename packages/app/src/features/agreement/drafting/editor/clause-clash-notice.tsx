import { useLingui } from '@lingui/react/macro';
import { Button, Facts, Notice, Row, Stack, Text } from '@mediation/ui';
import { dutyDay } from '../../../../shared/duties/duty-words.ts';
import { issueNames } from '../../../../words/names/issue-names.ts';
import type { ClauseDraft } from './clause-draft.ts';
import { stateNames } from './clause-states.tsx';
import type { ClauseField, ClauseValues } from './clause-values.ts';

export interface ClauseClashNoticeProps {
  state: ReturnType<ClauseDraft['state']>;
  onSettle: ClauseDraft['settle'];
}

/** Shows both versions of a clause that two mediators changed, and asks which words to keep. */
export function ClauseClashNotice({ state: { values, base, clashes }, onSettle }: ClauseClashNoticeProps) {
  const { t, i18n } = useLingui();
  const wordsOf = (field: ClauseField, it: ClauseValues) => {
    if (field === 'issue') return it.issue === null ? t`For everything` : i18n._(issueNames[it.issue]);
    if (field === 'duties') return it.duties.map((duty) => `${duty.what}. ${dutyDay(duty)}`).join('\n') || '–';
    return field === 'state' ? i18n._(stateNames[it.state]) : it[field] || '–';
  };
  const names: Record<ClauseField, string> = {
    issue: t`Group`,
    heading: t`Heading`,
    text: t`Words to sign`,
    plain_text: t`In plain words`,
    state: t`State of this clause`,
    duties: t`To do, and by when`,
  };
  const factsOf = (it: ClauseValues) => clashes.map((field) => ({ term: names[field], detail: wordsOf(field, it) }));
  const other = base.updated_by_name ?? t`Another mediator`;
  const hasWords = clashes.includes('text') || clashes.includes('plain_text');
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`${other} changed this clause while you were writing.`}</Text>
        <Text>{t`Saved meanwhile:`}</Text>
        <Facts facts={factsOf(base)} />
        <Text>{t`Yours, not saved yet:`}</Text>
        <Facts facts={factsOf(values)} />
        <Row wrap>
          {hasWords && (
            <Button size="small" onClick={() => onSettle('both')}>{t`Keep both, one below the other`}</Button>
          )}
          <Button size="small" tone="secondary" onClick={() => onSettle('own')}>{t`Save mine`}</Button>
          <Button size="small" tone="secondary" onClick={() => onSettle('other')}>{t`Take the other version`}</Button>
        </Row>
      </Stack>
    </Notice>
  );
}
