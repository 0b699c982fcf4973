import { useLingui } from '@lingui/react/macro';
import { getMe } from '@mediation/api-client';
import { AudienceLine, Checkbox, Notice, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

/** What only the mediator learns: whether somebody feels safe, or would rather talk about it. */
export function SafetyFields({ values, set, mediator }: FieldsProps) {
  const { t } = useLingui();
  const channels = useEndpoint(getMe, {}).data?.settings.safe_contact.channels;
  const hasNoWay = channels?.length === 0;
  return (
    <>
      <AudienceLine icon={<Lock />}>{t`Only ${mediator} reads this page.`}</AudienceLine>
      <ChoiceField
        id="safe"
        label={t`Do you feel safe with the other person?`}
        value={values.safe}
        onValueChange={(safe) => set({ safe })}
      />
      {(values.safe === 'no' || values.safe === 'unsure') && (
        <Notice tone="info">
          {t`Thank you for saying so. ${mediator} reads it as soon as you send your intake. If you are in danger now, call the emergency number where you are.`}
        </Notice>
      )}
      <Stack gap="small">
        <Checkbox
          id="prefersToTalk"
          label={t`I prefer to talk about this`}
          hint={
            channels === undefined || hasNoWay
              ? sentence(t`${mediator} gets in touch with you alone.`)
              : sentence(t`${mediator} gets in touch with you alone, in the safe way that your profile names.`)
          }
          checked={values.prefersToTalk}
          onCheckedChange={(prefersToTalk) => set({ prefersToTalk })}
        />
        {hasNoWay && (
          <Text size="small">
            {t`Your profile names no safe way to reach you yet.`}{' '}
            <Link to={`${paths.profile()}?part=safety`}>{t`Name a safe way to reach you`}</Link>
          </Text>
        )}
      </Stack>
      <WordsField
        id="safety"
        label={t`What should ${mediator} know?`}
        hint={t`What makes you feel unsafe, or what would help. Write only what you want to.`}
        value={values.safety}
        onValueChange={(safety) => set({ safety })}
      />
    </>
  );
}
