import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, type DocumentKind, getAgreement } from '@mediation/api-client';
import { Button, EmptyState } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { documentSearch } from '../use-document.ts';
import { ComparedDraft } from './compared-draft.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';

export interface DraftComparisonProps {
  caseId: string;
  document: DocumentKind;
  before: AgreementVersion | undefined;
  /** Whether the version is the newest. */
  newest: boolean;
}

/** A released version beside the draft; the server gives a draft to its mediators alone. */
export function DraftComparison({ caseId, document, before, newest }: DraftComparisonProps) {
  const { t } = useLingui();
  const query = useEndpoint(getAgreement, { caseId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
      {({ documents }) => {
        const draft = documents.find((it) => it.document === document)?.draft ?? null;
        if (draft === null)
          return (
            <EmptyState
              title={t`Only mediators read a draft`}
              action={
                <Button asChild>
                  <Link to={{ pathname: agreementPaths.home(caseId), ...documentSearch(document) }}>
                    {t`Read what was released`}
                  </Link>
                </Button>
              }
            >{t`You can compare it once your mediator releases it.`}</EmptyState>
          );
        return before === undefined ? (
          <NothingToCompare />
        ) : (
          <ComparedDraft before={before} draft={draft} newest={newest} />
        );
      }}
    </Loaded>
  );
}
