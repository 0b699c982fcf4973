import { useLingui } from '@lingui/react/macro';
import { monthlyOf } from '@mediation/agreement';
import type { Figure, FigureQuestion } from '@mediation/api-client';
import { Amount, Badge, Button, Card, EmptyState, IconButton, List, Row, Stack, Text } from '@mediation/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { AskedQuestion } from './asked-question.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { ownCategoryNames, categoryNames, percentText, rhythmText } from '../money-words.ts';
import { amountText } from '../../../../words/amounts/money.ts';

export interface CategoryCardProps {
  category: Figure['category'];
  currency: string;
  figures: readonly Figure[];
  questions: readonly FigureQuestion[];
  /** The party said that the figures are complete. */
  isFixed: boolean;
  /** Everybody reads them: they change, and stay. */
  isOpen: boolean;
  onAdd: () => void;
  onChange: (figure: Figure) => void;
  onRemove: (figure: Figure) => void;
}

/** One’s own figures of a category, each with the questions about it. */
export function CategoryCard(props: CategoryCardProps) {
  const { category, currency, figures, questions, isFixed, isOpen, onAdd, onChange, onRemove } = props;
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const title = i18n._((role === 'lawyer' ? categoryNames : ownCategoryNames)[category]);
  return (
    <Card flush aria-label={title}>
      <Card.Head>
        <Card.Title>{title}</Card.Title>
        {!isFixed && (
          <Button tone="quiet" size="small" onClick={onAdd} aria-label={t`Add: ${title}`}>
            <Plus /> {t`Add`}
          </Button>
        )}
      </Card.Head>
      {figures.length === 0 ? (
        <Card.Body>
          <EmptyState title={t`Nothing here yet`}>{t`Leave it empty if there is nothing.`}</EmptyState>
        </Card.Body>
      ) : (
        <List aria-label={title}>
          {figures.map((figure) => (
            <List.Row
              key={figure.id}
              align="start"
              end={
                !isFixed && (
                  <Row>
                    <IconButton label={t`Change ${figure.label}`} onClick={() => onChange(figure)}>
                      <Pencil />
                    </IconButton>
                    {!isOpen && (
                      <IconButton label={t`Remove ${figure.label}`} onClick={() => onRemove(figure)}>
                        <Trash2 />
                      </IconButton>
                    )}
                  </Row>
                )
              }
            >
              <Stack gap="small">
                <div>
                  {figure.label} {figure.is_joint && <Badge>{t`Together`}</Badge>}
                </div>
                <Amount strong>{amountText(monthlyOf(figure), currency)}</Amount>
                {figure.own_share !== 50 && <Text size="small">{t`Own share: ${percentText(figure.own_share)}`}</Text>}
                {figure.rhythm !== 'monthly' && <Text size="small">{rhythmText(figure, currency)}</Text>}
                <Text size="small" tone="soft">
                  {fullDate(figure.as_of)} · <EvidenceLink evidence={figure.evidence} />
                </Text>
                {role === 'divorcee' && figure.evidence?.upload_id === null && (
                  <Text size="small">{t`This document is no longer here. Choose another page, or write that it is an estimate.`}</Text>
                )}
                {questions
                  .filter(({ figure_id }) => figure_id === figure.id)
                  .map((question) => (
                    <AskedQuestion key={question.id} question={question} />
                  ))}
              </Stack>
            </List.Row>
          ))}
        </List>
      )}
    </Card>
  );
}
