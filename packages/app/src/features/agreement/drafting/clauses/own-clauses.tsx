import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage } from '@mediation/agreement';
import { type DocumentKind, listOfficeClauses } from '@mediation/api-client';
import { Heading } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { type OfferedClause, OfferedClauses } from './offered-clauses.tsx';

export interface OwnClausesProps {
  orgId: string;
  document: DocumentKind;
  language: ClauseLanguage;
  isBusy: boolean;
  onChoose: (clause: OfferedClause) => void;
  /** What stands below them, once it no longer moves. */
  children: ReactNode;
}

/** The clauses that the office wrote for a document in a language, and then the others. */
export function OwnClauses({ orgId, document, language, isBusy, onChoose, children }: OwnClausesProps) {
  const { t } = useLingui();
  const query = useEndpoint(listOfficeClauses, { orgId });
  return (
    <>
      <Loaded
        query={query}
        loadingLabel={t`Loading the clauses`}
        fallback={t`Failed to load the clauses of your office`}
      >
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
      {(query.data !== undefined || query.error !== null) && children}
    </>
  );
}
