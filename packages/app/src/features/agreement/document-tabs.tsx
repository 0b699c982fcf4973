import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, DocumentKind } from '@mediation/api-client';
import { Tabs } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { agreementNames } from '../../words/names/agreement-names.ts';
import { documentSearch } from './use-document.ts';

export interface DocumentTabsProps {
  documents: readonly AgreementDocument[];
  current: DocumentKind;
}

/** The links between the three documents. */
export function DocumentTabs({ documents, current }: DocumentTabsProps) {
  const { i18n, t } = useLingui();
  return (
    <Tabs.Links label={t`Documents of the agreement`}>
      {documents.map(({ document }) => (
        <Tabs.Link key={document} asChild current={document === current}>
          <Link to={documentSearch(document)} replace>
            {i18n._(agreementNames[document])}
          </Link>
        </Tabs.Link>
      ))}
    </Tabs.Links>
  );
}
