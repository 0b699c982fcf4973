import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, AgreementVersion, DocumentKind } from '@mediation/api-client';
import { LinkCards, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementHints, agreementNames } from '../../../words/names/agreement-names.ts';
import { signerNames } from '../../../shared/signing/signer-names.ts';
import { documentSearch } from '../use-document.ts';

export interface DocumentCardsProps {
  documents: readonly AgreementDocument[];
  current: DocumentKind;
}

/** The documents of an agreement as cards that lead to them. */
export function DocumentCards({ documents, current }: DocumentCardsProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const signedBy = (version: AgreementVersion) => {
    const signers = signerNames(version);
    return signers === '' ? t`Nobody has signed` : t`Signed by ${signers}`;
  };
  const stateOf = (version: AgreementVersion, signed: number | null) => {
    const { number, clauses } = version;
    const state = `${clauseCount(clauses.length)} · ${signedBy(version)}`;
    return signed === null || signed >= number
      ? state
      : t`Version ${signed} is signed by all. Version ${number}: ${state}`;
  };
  return (
    <LinkCards.Root aria-label={t`Documents of the agreement`}>
      {documents
        .filter(({ document, newest, is_needed }) => newest || is_needed || document === current)
        .map(({ document, newest, in_force_number: signed }) => (
          <LinkCards.Item key={document} asChild>
            <Link to={documentSearch(document)} replace aria-current={document === current ? 'page' : undefined}>
              <b>{i18n._(agreementNames[document])}</b>
              {role === 'divorcee' && <Line>{i18n._(agreementHints[document])}</Line>}
              <Line>{newest ? stateOf(newest, signed) : t`Nothing to read yet`}</Line>
            </Link>
          </LinkCards.Item>
        ))}
    </LinkCards.Root>
  );
}

const clauseCount = (count: number) => plural(count, { one: '# clause', other: '# clauses' });

const Line = ({ children }: { children: string }) => (
  <Text asChild size="small" tone="soft">
    <span>{children}</span>
  </Text>
);
