import { useLingui } from '@lingui/react/macro';
import {
  type AgreementDocument,
  type AgreementVersion,
  getAgreement,
  getCase,
  getSigning,
  listParticipants,
  type Participant,
  type Signing,
} from '@mediation/api-client';
import { FocusLayout } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { partNow, type SigningPart } from '../../../process/signing.machine.ts';
import { useSigningState } from '../../../process/use-signing-state.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { documentSearch, useDocument } from '../use-document.ts';
import { useNumberBefore } from '../use-number-before.ts';
import { DecidePart } from './steps/decide-part.tsx';
import { ReadPart } from './steps/read-part.tsx';
import { SignedPart } from './steps/signed-part.tsx';
import { ThinkPart } from './steps/think-part.tsx';
import { UnderstandPart } from './steps/understand-part.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useSigningNames } from './words/use-signing-names.ts';
import type { SigningContext } from './signing-context.ts';

/** Where a party signs the newest version of a document, in four parts. Everybody else is led to the reading page. */
export function SigningPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const agreement = useEndpoint(getAgreement, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  const document = useDocument(agreement.data?.documents ?? []);
  const before = useNumberBefore(document?.newest);
  const code = agreement.error?.code;
  if (code === 'not_found' || code === 'invalid')
    return (
      <Alone>
        <NoSuchCase />
      </Alone>
    );
  const query = combineReadings({ agreement, people });
  return (
    <Alone when={agreement.data === undefined || people.data === undefined}>
      <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
        {({ people: { participants }, agreement: { documents } }) =>
          document?.newest ? (
            <OpenVersion
              key={document.newest.id}
              version={document.newest}
              before={before}
              documents={documents}
              participants={participants}
            />
          ) : (
            <ToReadingPage caseId={caseId} search={document && documentSearch(document.document).search} />
          )
        }
      </Loaded>
    </Alone>
  );
}

/** A layout for what is not yet, or not at all, a part of signing. */
function Alone({ when = true, children }: { when?: boolean; children: ReactNode }) {
  if (!when) return children;
  return (
    <FocusLayout brand={<BrandLink hideName />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />}>
      {children}
    </FocusLayout>
  );
}

const ToReadingPage = ({ caseId, search = '' }: { caseId: string; search?: string | undefined }) => (
  <Navigate to={{ pathname: agreementPaths.home(caseId), search }} replace />
);

interface OpenVersionProps {
  version: AgreementVersion;
  /** The version that this one took the place of while the page was open. */
  before: number | undefined;
  documents: AgreementDocument[];
  participants: Participant[];
}

function OpenVersion({ version, ...others }: OpenVersionProps) {
  const { t } = useLingui();
  const { case_id: caseId, id: versionId, document } = version;
  const query = useEndpoint(getSigning, { caseId, versionId });
  return (
    <Alone when={query.data === undefined}>
      <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
        {({ signing }) =>
          signing.own === null ? (
            <ToReadingPage caseId={caseId} search={documentSearch(document).search} />
          ) : (
            <SigningParts version={version} {...others} signing={signing} own={signing.own} />
          )
        }
      </Loaded>
    </Alone>
  );
}

interface SigningPartsProps extends OpenVersionProps {
  signing: Signing;
  own: NonNullable<Signing['own']>;
}

function SigningParts({ version, before, documents, participants, signing, own }: SigningPartsProps) {
  const names = useSigningNames(participants, own.participant_id);
  const saving = useAction({ inPlace: true });
  const inCase = useEndpoint(getCase, { caseId: version.case_id });
  const hasSigned = ({ signatures }: AgreementVersion) =>
    signatures.some(({ participant_id }) => participant_id === own.participant_id);
  const following = documents
    .flatMap(({ newest }) => newest ?? [])
    .find((it) => it.id !== version.id && !hasSigned(it));
  const [state, send] = useSigningState({
    hasRead: own.read_at !== null,
    openQuestions: signing.questions.filter(({ answer }) => answer === null).length,
    signableAt: version.signable_at,
    isPaused: own.is_paused,
    hasSigned: hasSigned(version),
  });
  useHeadingFocus(state.value);
  const open = (part: SigningPart) => send({ type: 'part.opened', part });
  const leaveQuestions = () => send({ type: 'questions.left' });
  const context: SigningContext = {
    leaveQuestions,
    version,
    isSuspended: inCase.data?.case.is_suspended ?? false,
    before,
    following,
    signing,
    own,
    names,
    saving,
    open,
    next: partNow(state.context),
  };
  if (state.matches('signed')) return <SignedPart context={context} />;
  if (state.matches('read')) return <ReadPart context={context} />;
  if (state.matches('understand')) return <UnderstandPart context={context} />;
  if (state.matches('think')) return <ThinkPart context={context} />;
  return <DecidePart context={context} isPaused={state.matches('paused')} />;
}
