import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { Button, Facts, Notice, Row, Stack, Text } from '@mediation/ui';

export type CaseWords = Pick<Case, 'title' | 'description'>;

export interface ConflictNoticeProps {
  own: CaseWords;
  /** What somebody else wrote meanwhile. */
  newest: CaseWords;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows one's own version and the one that somebody else saved meanwhile, and asks which to keep. */
export function ConflictNotice({ own, newest, onKeep, onTake }: ConflictNoticeProps) {
  const { t } = useLingui();
  const factsOf = ({ title, description }: CaseWords) => [
    ...(own.title === newest.title ? [] : [{ term: t`Title`, detail: title }]),
    ...(own.description === newest.description ? [] : [{ term: t`Description`, detail: description || '–' }]),
  ];
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`Somebody changed this case while you were writing.`}</Text>
        <Text>{t`Saved meanwhile:`}</Text>
        <Facts facts={factsOf(newest)} />
        <Text>{t`Yours, not saved yet:`}</Text>
        <Facts facts={factsOf(own)} />
        <Row wrap>
          <Button size="small" onClick={onKeep}>{t`Save mine`}</Button>
          <Button size="small" tone="secondary" onClick={onTake}>{t`Take the other version`}</Button>
        </Row>
      </Stack>
    </Notice>
  );
}
