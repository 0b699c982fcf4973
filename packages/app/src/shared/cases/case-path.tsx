import { useLingui } from '@lingui/react/macro';
import { type CaseProgress, type Step, getCaseStep } from '@mediation/api-client';
import { StepPath } from '@mediation/ui';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useProcess } from '../../process/use-process.ts';
import { documentCountText } from '../../words/amounts/document-count.ts';
import { shortDate } from '../../words/times/relative-time.ts';
import { stepNames, stepNumber, stepsSeenFrom } from '../../words/names/step-names.ts';
import { promises } from '../../words/texts/promises.ts';

export interface CasePathProps {
  caseId: string;
  /** The step according to a list; the component reads the latest one. */
  step: Step;
  /** Notes of the page that override those from the server: a date or a count for some steps. */
  notes?: Partial<Record<Step, string>> | undefined;
  /** Whether it is on the page itself instead of in a card. */
  standalone?: boolean | undefined;
  /** On a phone, one line above something more urgent. */
  isBrief?: boolean | undefined;
}

/** Reserves the line of a note, so that nothing moves when the notes load. */
const space = '\u00a0';

/** The seven steps of a case with its current progress. */
export function CasePath({ caseId, step, notes, standalone, isBrief }: CasePathProps) {
  const { data } = useEndpoint(getCaseStep, { caseId }, {});
  return data === undefined ? (
    <Path
      step={step}
      standalone={standalone}
      isBrief={isBrief}
      steps={stepsSeenFrom(step).map((it) => ({ ...it, note: space }))}
    />
  ) : (
    <LivePath key={caseId} caseId={caseId} progress={data} notes={notes} standalone={standalone} isBrief={isBrief} />
  );
}

function LivePath({
  caseId,
  progress: answer,
  notes,
  standalone,
  isBrief,
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
  return <Path step={progress.step} standalone={standalone} isBrief={isBrief} steps={steps} />;
}

type Stretch = (ReturnType<typeof stepsSeenFrom>[number] & { note?: string | undefined })[];

function Path({
  step,
  steps,
  standalone,
  isBrief = false,
}: Pick<CasePathProps, 'step' | 'standalone' | 'isBrief'> & { steps: Stretch }) {
  const { t, i18n } = useLingui();
  return (
    <StepPath
      standalone={standalone}
      brief={isBrief ? t`Step ${stepNumber(step)} of 7` : undefined}
      steps={steps.map(({ id, name, state, note }) => ({ id, state, label: i18n._(name), note }))}
      label={t`Step ${stepNumber(step)} of 7`}
      doneLabel={t`done`}
      allLabel={t`See all 7 steps`}
    />
  );
}

/** The date or the count of each step, from the server. */
function useNotes({ intakes, documents }: CaseProgress) {
  const { t } = useLingui();
  const sent = intakes.flatMap(({ submitted_on }) => submitted_on ?? []).toSorted();
  return ({ id, state }: CaseProgress['steps'][number]) => {
    const last = sent.at(-1);
    if (id === 'intake' && state === 'done' && last !== undefined) return t`Done ${shortDate(`${last}T12:00`)}`;
    if (id === 'mediator_review' && state === 'later') return t`${promises.reviewHours} hours`;
    const isUnderWay = state === 'now' || (state === 'later' && documents.some((it) => it.sent > 0));
    if (id === 'document_upload' && isUnderWay && documents.length > 0) return documentCountText(documents);
    return state === 'now' ? space : undefined;
  };
}
