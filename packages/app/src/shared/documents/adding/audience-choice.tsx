import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { AudienceLine, Button, RadioGroup, Row, Stack } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { audienceIcons, audiencesFor, audienceText } from '../../../words/texts/audience-text.ts';
import { CopyNote } from './copy-note.tsx';

export interface AudienceChoiceProps {
  value: Upload['audience'];
  onValueChange: (value: Upload['audience']) => void;
}

/** Says in one sentence who can read a document, and lets the person choose. */
export function AudienceChoice({ value, onValueChange }: AudienceChoiceProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap="small">
      {isChoosing ? (
        <RadioGroup.Root
          label={t`Who reads it?`}
          value={value}
          onValueChange={(chosen) => onValueChange(chosen as Upload['audience'])}
        >
          {audiencesFor(role).map((audience) => (
            <RadioGroup.Item key={audience} value={audience}>
              {audienceText(audience, role)}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      ) : (
        <Row wrap justify="between">
          <AudienceLine audience={audienceIcons[value]}>{audienceText(value, role)}</AudienceLine>
          <Button tone="quiet" size="small" aria-label={t`Change who reads it`} onClick={() => setChoosing(true)}>
            {t`Change`}
          </Button>
        </Row>
      )}
      <CopyNote audience={value} />
    </Stack>
  );
}
