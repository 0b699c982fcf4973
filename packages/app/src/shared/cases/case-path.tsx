import { useLingui } from '@lingui/react/macro';
import { type CaseProgress, type Step, getCaseStep } from '@mediation/api-client';
import { StepPath } from '@mediation/ui';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useProcess } from '../../process/use-process.ts';
import { documentCountText } from '../../words/document-count.ts';
import { shortDate } from '../../words/relative-time.ts';
import { stepNames, stepNumber, stepsSeenFrom } from '../../words/step-names.ts';
import { promises } from '../../words/promises.ts';

export interface CasePathProps {
  caseId: string;
  /** Where a list saw the case; the path asks for the latest. */
  step: Step;
  /** What the page knows better than the server's answer says: a date or a count for some of the steps. */
  notes?: Partial<Record<Step, string>> | undefined;
  /** It stands on the page itself, not in a card. */
  standalone?: boolean | undefined;
}

/** Keeps the line of a note free, so that nothing moves when the notes come. */
const space = '\u00a0';

/** The seven steps between the two threads, as the server sees them now. */
export function CasePath({ caseId, step, notes, standalone }: CasePathProps) {
  const { data } = useEndpoint(getCaseStep, { caseId }, {});
  return data === undefined ? (
    <Path step={step} standalone={standalone} steps={stepsSeenFrom(step).map((it) => ({ ...it, note: space }))} />
  ) : (
    <LivePath key={caseId} caseId={caseId} progress={data} notes={notes} standalone={standalone} />
  );
}

function LivePath({
  caseId,
  progress: answer,
  notes,
  standalone,
}: Omit<CasePathProps, 'step'> & { progress: CaseProgress }) {
  const { state } = useProcess(caseId, answer);
  const { progress } = state.context;
  const noteOf = useNotes(progress);
  const steps = progress.steps.map((step) => ({
    id: step.id,
    name: stepNames[step.id],
    state: step.state,
    note: notes?.[step.id] ?? noteOf(step),
  }));
  return <Path step={progress.step} standalone={standalone} steps={steps} />;
}

type Stretch = (ReturnType<typeof stepsSeenFrom>[number] & { note?: string | undefined })[];

function Path({ step, steps, standalone }: Pick<CasePathProps, 'step' | 'standalone'> & { steps: Stretch }) {
  const { t, i18n } = useLingui();
  return (
    <StepPath
      standalone={standalone}
      steps={steps.map(({ id, name, state, note }) => ({ id, state, label: i18n._(name), note }))}
      label={t`Step ${stepNumber(step)} of 7`}
      doneLabel={t`done`}
      allLabel={t`See all 7 steps`}
    />
  );
}

/** The date or the count under a step, where the server says one. */
function useNotes({ intakes, documents }: CaseProgress) {
  const { t } = useLingui();
  const sent = intakes.flatMap(({ submitted_on }) => submitted_on ?? []).toSorted();
  return ({ id, state }: CaseProgress['steps'][number]) => {
    const last = sent.at(-1);
    if (id === 'intake' && state === 'done' && last !== undefined) return t`Done ${shortDate(`${last}T12:00`)}`;
    if (id === 'mediator_review' && state === 'later') return t`${promises.reviewHours} hours`;
    const isUnderWay = state === 'now' || documents.some((it) => it.sent > 0);
    if (id === 'document_upload' && isUnderWay && documents.length > 0) return documentCountText(documents);
    return state === 'now' ? space : undefined;
  };
}
