import { useLingui } from '@lingui/react/macro';
import { Accordion, Card, Facts, Stack, Text } from '@mediation/ui';
import { mergeGroups, mergeNames } from '../../../../words/names/merge-names.ts';

/** The fields that a letter can have, as they are written into a DOCX. */
export function LetterFields() {
  const { t, i18n } = useLingui();
  return (
    <Card aria-labelledby="letter-fields">
      <Stack>
        <Card.Title id="letter-fields">{t`Fields for letters`}</Card.Title>
        <Text tone="soft">
          {t`Write a letter in your word processor, with these names in braces where the values go. Then save it as a DOCX.`}
        </Text>
        <Accordion.Root type="single" collapsible>
          {mergeGroups.map(({ name, keys }) => (
            <Accordion.Item key={keys[0]} value={keys[0] ?? ''} title={i18n._(name)}>
              <Facts facts={keys.map((key) => ({ term: `{${key}}`, detail: i18n._(mergeNames[key]) }))} />
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Stack>
    </Card>
  );
}
