import { useLingui } from '@lingui/react/macro';
import type { StatementFigure } from '@mediation/api-client';
import { Link, Text } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { documentNames } from '../../../../words/names/document-names.ts';

/** Where a figure is written: a link to the page, for people who may not read the document its name, or "Own estimate". */
export function EvidenceLink({ evidence }: { evidence: StatementFigure['evidence'] }) {
  const { t, i18n } = useLingui();
  if (evidence === null)
    return (
      <Text asChild size="small" tone="soft">
        <span>{t`Own estimate`}</span>
      </Text>
    );
  const { upload_id, doc_type, page } = evidence;
  const words = t`${i18n._(documentNames[doc_type])}, p. ${page}`;
  if (upload_id === null)
    return (
      <Text asChild size="small" tone="soft">
        <span>{words}</span>
      </Text>
    );
  return (
    <Text asChild size="small">
      <span>
        <Link asChild>
          <RouterLink to={`${paths.document(upload_id)}?page=${page}`}>{words}</RouterLink>
        </Link>
      </span>
    </Text>
  );
}
