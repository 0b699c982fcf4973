import { useLingui } from '@lingui/react/macro';
import { askAboutFigure, type Figure, limits, type Money } from '@mediation/api-client';
import { Button, Columns, EmptyState, SegmentedControl, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { CurrencyField } from './figures/currency-field.tsx';
import { IntakeCurrencies } from './sources/intake-currencies.tsx';
import { FigureNotes } from './figures/figure-notes.tsx';
import { OpeningCard } from './opening-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { SourcesCard } from './sources/sources-card.tsx';
import { SourcesNote } from './sources/sources-note.tsx';
import { StatementTable } from './statement-table.tsx';
import { SupportEstimates } from './sources/support-estimates.tsx';
import { TextDialog } from './figures/text-dialog.tsx';
import { MoneyTotalsCard } from './money-totals-card.tsx';

/** Both statements for the mediator, with questions about figures. */
export function MediatorMoney({ caseId, money }: { caseId: string; money: Money }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [shown, setShown] = useState('all');
  const [asked, setAsked] = useState<Figure>();
  const { figures, questions, parties, opened_at } = money;
  const open = new Set(questions.filter(({ answer }) => answer === null).map(({ figure_id }) => figure_id));
  const owner = parties.find(({ participant_id }) => participant_id === asked?.participant_id);
  const name = firstName(owner?.name ?? '');
  if (figures.length === 0)
    return (
      <Stack>
        <IntakeCurrencies caseId={caseId} money={money} />
        <CurrencyField caseId={caseId} currency={money.currency} />
        <EmptyState title={t`No figures yet`}>
          {t`Each party enters their own figures on this page. You see them as they come in.`}
        </EmptyState>
      </Stack>
    );
  return (
    <Columns
      aside={
        <Stack>
          {opened_at === null && <OpeningCard caseId={caseId} parties={parties} />}
          <QuestionsCard caseId={caseId} money={money} />
          <SourcesCard figures={figures} open={open.size} />
        </Stack>
      }
    >
      <Stack>
        <IntakeCurrencies caseId={caseId} money={money} />
        <Text size="small" tone="soft">
          {opened_at === null
            ? t`Only the party or their lawyer changes a figure: it is the party’s own word. You can ask about a figure, send complete figures back, and open both.`
            : t`Only the party or their lawyer changes a figure: it is the party’s own word. You can ask about a figure.`}
        </Text>
        <SegmentedControl.Root label={t`Show`} value={shown} onValueChange={setShown}>
          <SegmentedControl.Item value="all">{t`Side by side`}</SegmentedControl.Item>
          <SegmentedControl.Item value="open">{t`Only open figures`}</SegmentedControl.Item>
        </SegmentedControl.Root>
        {shown === 'open' && open.size === 0 ? (
          <EmptyState
            title={t`No open figures`}
          >{t`A figure is open while a question about it has no answer.`}</EmptyState>
        ) : (
          <StatementTable
            {...money}
            isShown={({ id }) => shown === 'all' || open.has(id)}
            renderNote={(figure) => (
              <FigureNotes questions={questions.filter(({ figure_id }) => figure_id === figure.id)} />
            )}
            renderAction={(figure) => (
              <Button
                tone="quiet"
                size="small"
                onClick={() => setAsked(figure)}
                aria-label={t`Ask about ${figure.label}`}
              >
                {t`Ask`}
              </Button>
            )}
          />
        )}
        <SourcesNote figures={figures} />
        <MoneyTotalsCard {...money} />
        {opened_at !== null && <SupportEstimates caseId={caseId} />}
      </Stack>
      {asked && (
        <TextDialog
          title={t`Ask about ${asked.label}`}
          description={
            asked.is_joint
              ? t`It is noted for you alone, until you send all questions together. Then ${name}, who entered this shared figure, and the lawyer of ${name} read it. The other party does not read it.`
              : t`It is noted for you alone, until you send all questions together. Then ${name} and their lawyer read it.`
          }
          label={t`Your question`}
          most={limits.noteMax}
          action={t`Note the question`}
          failed={t`Failed to note the question`}
          work={(question) => call(askAboutFigure, { figureId: asked.id, question })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Columns>
  );
}
