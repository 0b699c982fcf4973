import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage } from '@mediation/agreement';
import { type DocumentKind, listOfficeClauses } from '@mediation/api-client';
import { Heading } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { type OfferedClause, OfferedClauses } from './offered-clauses.tsx';

export interface OwnClausesProps {
  orgId: string;
  document: DocumentKind;
  language: ClauseLanguage;
  isBusy: boolean;
  onChoose: (clause: OfferedClause) => void;
}

/** The clauses that the office wrote for a document in a language. Renders nothing without any. */
export function OwnClauses({ orgId, document, language, isBusy, onChoose }: OwnClausesProps) {
  const { t } = useLingui();
  const query = useEndpoint(listOfficeClauses, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the clauses`} fallback={t`Failed to load the clauses of your office`}>
      {({ clauses }) => {
        const own = clauses.flatMap((it) => {
          const words = language === 'es' ? it.words_es : it.words_en;
          return it.document === document && words ? [{ id: it.id, issue: it.issue, ...words }] : [];
        });
        if (own.length === 0) return null;
        return (
          <section aria-labelledby="own-clauses">
            <Heading id="own-clauses" level={3}>{t`Clauses of your office`}</Heading>
            <OfferedClauses clauses={own} language={language} isBusy={isBusy} onChoose={onChoose} />
          </section>
        );
      }}
    </Loaded>
  );
}
