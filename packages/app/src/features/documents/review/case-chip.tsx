import { useLingui } from '@lingui/react/macro';
import { Button, Row } from '@mediation/ui';
import { X } from 'lucide-react';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import { useReviewAddress } from './review-address.ts';

/** Names the case to which the list is narrowed while the filters are closed, and shows all cases again. */
export function CaseChip({ caseId, onRemoved }: { caseId: string; onRemoved: () => void }) {
  const { t } = useLingui();
  const { change } = useReviewAddress();
  const title = useCaseTitles().get(caseId);
  if (title === undefined) return null;
  return (
    <Row>
      <Button
        tone="secondary"
        size="small"
        aria-label={t`Only ${title}. Show all cases`}
        onClick={() => {
          change({ case: null, document: null });
          onRemoved();
        }}
      >
        {title}
        <X />
      </Button>
    </Row>
  );
}
