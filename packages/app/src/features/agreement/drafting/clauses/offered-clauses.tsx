import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage, LibraryClause } from '@mediation/agreement';
import { Button, List, Text } from '@mediation/ui';

/** A clause that can be added: the project's or the office's. */
export interface OfferedClause extends Pick<LibraryClause, 'issue' | 'heading' | 'text' | 'plain_text'> {
  id: string;
}

export interface OfferedClausesProps<It extends OfferedClause> {
  clauses: readonly It[];
  language: ClauseLanguage;
  isBusy: boolean;
  onChoose: (clause: It) => void;
}

/** Clauses to read, each with its way into the draft. */
export function OfferedClauses<It extends OfferedClause>(props: OfferedClausesProps<It>) {
  const { clauses, language, isBusy, onChoose } = props;
  const { t } = useLingui();
  return (
    <List lang={language}>
      {clauses.map((clause) => (
        <List.Item
          key={clause.id}
          ways={
            <Button
              tone="secondary"
              size="small"
              aria-label={t`Add “${clause.heading}”`}
              busy={isBusy}
              onClick={() => onChoose(clause)}
            >
              {t`Add`}
            </Button>
          }
        >
          <Text weight="strong">{clause.heading}</Text>
          <Text size="small" tone="soft">
            {clause.text}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
