import { useLingui } from '@lingui/react/macro';
import { completeStatement, type Figure, type Money } from '@mediation/api-client';
import { Button, Card, Notice, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { CategoryCard } from './figures/category-card.tsx';
import { FigureDialog } from './figures/figure-dialog.tsx';
import { IntakeSumsCard } from './sources/intake-sums-card.tsx';
import { categories } from './money-words.ts';
import { ReleasedNote } from './released-note.tsx';
import { RemoveFigureDialog } from './figures/remove-figure-dialog.tsx';

export interface OwnStatementProps {
  caseId: string;
  money: Money;
  /** Whose figures they are: the caller’s, or those of the lawyer’s client. */
  party: string;
}

type Open =
  | { kind: 'add'; category: Figure['category'] }
  | { kind: 'change'; figure: Figure }
  | { kind: 'remove'; figure: Figure };

/** Where a party enters their figures, or their lawyer for them, and says that they are complete. */
export function OwnStatement({ caseId, money, party }: OwnStatementProps) {
  const [open, setOpen] = useState<Open>();
  const { currency, opened_at, parties } = money;
  const isOpen = opened_at !== null;
  const isComplete = parties.some((it) => it.participant_id === party && it.completed_at !== null);
  const ownerId = parties.find(({ participant_id }) => participant_id === party)?.user_id ?? '';
  const isFixed = isComplete && !isOpen;
  const own = money.figures.filter(({ participant_id }) => participant_id === party);
  const close = () => setOpen(undefined);
  return (
    <Stack>
      {isOpen && <ReleasedNote caseId={caseId} />}
      {!isFixed && !isOpen && <IntakeSumsCard caseId={caseId} currency={currency} figures={own} />}
      {categories.map((category) => (
        <CategoryCard
          key={category}
          category={category}
          currency={currency}
          figures={own.filter((it) => it.category === category)}
          questions={money.questions}
          isFixed={isFixed}
          isOpen={isOpen}
          onAdd={() => setOpen({ kind: 'add', category })}
          onChange={(figure) => setOpen({ kind: 'change', figure })}
          onRemove={(figure) => setOpen({ kind: 'remove', figure })}
        />
      ))}
      {!isOpen && <Completeness caseId={caseId} isComplete={isComplete} />}
      {open?.kind === 'add' && (
        <FigureDialog
          caseId={caseId}
          ownerId={ownerId}
          currency={currency}
          category={open.category}
          isOpen={isOpen}
          onClose={close}
        />
      )}
      {open?.kind === 'change' && (
        <FigureDialog
          caseId={caseId}
          ownerId={ownerId}
          currency={currency}
          category={open.figure.category}
          figure={open.figure}
          isOpen={isOpen}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && <RemoveFigureDialog figure={open.figure} onClose={close} />}
    </Stack>
  );
}

/** Where the party says that their figures are complete, or changes them again. */
function Completeness({ caseId, isComplete }: { caseId: string; isComplete: boolean }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const state = (is_complete: boolean) =>
    void run(() => call(completeStatement, { caseId, is_complete }), { failed: t`Failed to save` });
  if (role === 'lawyer')
    return isComplete ? (
      <Notice tone="info">{t`Your client says that these figures are complete. They can change that.`}</Notice>
    ) : (
      <Notice tone="info">{t`Your client says when these figures are complete.`}</Notice>
    );
  return (
    <Card aria-labelledby="complete">
      <Stack>
        <Card.Title id="complete">
          {isComplete ? t`You said that these are complete` : t`Is everything in it?`}
        </Card.Title>
        <Text>
          {isComplete
            ? t`Your mediator opens both statements at the same moment. Until then you can still change yours.`
            : t`When both of you are done, your mediator opens both statements at the same moment. Nobody sees the other’s before.`}
        </Text>
        <div>
          {isComplete ? (
            <Button tone="secondary" busy={isBusy} onClick={() => state(false)}>{t`Change them again`}</Button>
          ) : (
            <Button busy={isBusy} onClick={() => state(true)}>{t`These are complete`}</Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
