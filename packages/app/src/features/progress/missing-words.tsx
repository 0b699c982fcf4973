import { useLingui } from '@lingui/react/macro';
import type { CaseProgress, Missing } from '@mediation/api-client';
import { Badge, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';

interface MissingWordsProps {
  step: CaseProgress['steps'][number];
  /** Whose column this is; null for what is done together. */
  of: string | null;
}

/** Where one person stands in one step, and what is still missing from them. */
export function MissingWords({ step, of }: MissingWordsProps) {
  const { t } = useLingui();
  const words = useWords();
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

function useWords() {
  const { t } = useLingui();
  return ({ code, done, total }: Missing): string =>
    ({
      parties_joined: t`${done} of ${total} joined`,
      intake: t`Intake`,
      documents: t`${done} of ${total} papers confirmed`,
      review_completed: t`Review of the papers`,
      session_held: t`A session`,
      draft_shared: t`A draft`,
      signatures_in: t`The signature`,
      other_party: t`Their part`,
    })[code];
}
