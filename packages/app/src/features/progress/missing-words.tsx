import { useLingui } from '@lingui/react/macro';
import type { CaseProgress, DocumentCount, Missing } from '@mediation/api-client';
import { Badge, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { documentCountText } from '../../words/document-count.ts';

interface MissingWordsProps {
  step: CaseProgress['steps'][number];
  /** Whose column this is; null for what is done together. */
  of: string | null;
  documents: DocumentCount[];
}

/** Where one person stands in one step, and what is still missing from them. */
export function MissingWords({ step, of, documents }: MissingWordsProps) {
  const { t } = useLingui();
  const words = useWords(documents);
  const missing = step.missing.filter(({ participant_id }) => participant_id === of);
  if (missing.length > 0)
    return (
      <>
        <Badge
          {...(step.state === 'now' && { tone: 'warning' as const })}
          icon={step.state === 'now' ? <Clock /> : <CircleDashed />}
        >
          {step.state === 'now' ? t`Waiting` : t`Not started`}
        </Badge>
        <Text size="small" tone="soft">
          {missing.map(words).join(' · ')}
        </Text>
      </>
    );
  if (step.state === 'later' || (of === null && step.state === 'now'))
    return (
      <>
        <Text asChild tone="soft">
          <span>{step.state === 'later' ? '–' : t`Nothing waits`}</span>
        </Text>
      </>
    );
  return (
    <>
      <Badge tone="success" icon={<CircleCheck />}>{t`Done`}</Badge>
    </>
  );
}

function useWords(counts: DocumentCount[]) {
  const { t } = useLingui();
  return ({ code, participant_id, done, total }: Missing): string =>
    ({
      parties_joined: t`${done} of ${total} joined`,
      intake: t`Intake`,
      documents: documentCountText(counts.filter((it) => it.participant_id === participant_id)),
      review_completed: t`Review of the documents`,
      session_held: t`A session`,
      draft_shared: t`A draft`,
      signatures_in: t`The signature`,
      other_party: t`Their part`,
    })[code];
}
