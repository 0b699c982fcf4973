import { useLingui } from '@lingui/react/macro';
import type { StatementFigure } from '@mediation/api-client';
import { Text } from '@mediation/ui';

/** What it means that a figure has no link to a page. Renders nothing where every figure has one. */
export function SourcesNote({ figures }: { figures: readonly Pick<StatementFigure, 'evidence'>[] }) {
  const { t } = useLingui();
  const notes = [
    figures.some(({ evidence }) => evidence === null) && t`“Own estimate” means that no document shows the figure.`,
    figures.some(({ evidence }) => evidence?.upload_id === null) &&
      t`A page without a link is in a document that you cannot open.`,
  ];
  const text = notes.filter(Boolean).join(' ');
  return (
    text !== '' && (
      <Text size="small" tone="soft">
        {text}
      </Text>
    )
  );
}
