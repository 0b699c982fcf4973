import { useLingui } from '@lingui/react/macro';
import type { CaseProgress, DocumentCount } from '@mediation/api-client';
import { Badge, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed, CircleMinus, Clock } from 'lucide-react';
import { missingLabel } from '../../../words/texts/missing-text.ts';

interface MissingWordsProps {
  step: CaseProgress['steps'][number];
  /** The name of the person whose column this is; null for joint conditions. */
  of: string | null;
  documents: DocumentCount[];
}

/** The state of one person in one step, with the unmet conditions. */
export function MissingWords({ step, of, documents }: MissingWordsProps) {
  const { t } = useLingui();
  const missing = step.missing.filter(({ participant_id }) => participant_id === of);
  const isAwaited = of === null || missing.some(({ waits }) => waits > 0);
  if (missing.length > 0)
    return (
      <>
        {step.state === 'now' && isAwaited ? (
          <Badge tone="warning" icon={<Clock />}>{t`Waiting`}</Badge>
        ) : (
          <Badge icon={<CircleDashed />}>{step.state === 'now' ? t`Nothing to do now` : t`Not started`}</Badge>
        )}
        <Text size="small" tone="soft">
          {missing
            .map((one) =>
              missingLabel(
                one,
                documents.filter((count) => count.participant_id === of),
              ),
            )
            .join(' · ')}
        </Text>
      </>
    );
  if (step.state === 'later' || (of === null && step.state === 'now'))
    return (
      <Text asChild tone="soft">
        <span>{step.state === 'later' ? '–' : t`Nothing waits`}</span>
      </Text>
    );
  const count = documents.find(({ participant_id }) => participant_id === of);
  if (step.id === 'document_upload' && count?.asked === 0) return <Badge icon={<CircleMinus />}>{t`Not needed`}</Badge>;
  return <Badge tone="success" icon={<CircleCheck />}>{t`Done`}</Badge>;
}
