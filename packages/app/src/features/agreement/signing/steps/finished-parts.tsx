import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, DonePart, Stack, Text } from '@mediation/ui';
import { longDate } from '../../../../words/times/relative-time.ts';
import type { SigningContext } from '../signing-context.ts';

/** That the party read to the end and answered; with the answers where they decide. */
export function FinishedParts({ context, withAnswers = false }: { context: SigningContext; withAnswers?: boolean }) {
  const { t } = useLingui();
  const { version, own, signing, names, open } = context;
  const clauses = plural(version.clauses.length, { one: '# clause', other: '# clauses' });
  const visible = t`Visible to: ${names.readers}. There is no score.`;
  const day = own.read_at === null ? '' : longDate(new Date(own.read_at));
  return (
    <>
      <DonePart title={t`You read to the end`} note={`${clauses}, ${day}`}>
        {withAnswers && (
          <div>
            <Button tone="quiet" size="small" flush onClick={() => open('read')}>{t`Read it again`}</Button>
          </div>
        )}
      </DonePart>
      {signing.questions.length > 0 && (
        <DonePart
          title={t`You answered ${plural(signing.questions.length, { one: '# question', other: '# questions' })}`}
          note={withAnswers ? t`You can change them until you sign.` : visible}
        >
          {withAnswers && (
            <>
              {signing.questions.map(({ id, question, answer }) => (
                <Stack key={id} gap="none">
                  <Text size="small" tone="soft">
                    {question}
                  </Text>
                  <Text typed>{answer}</Text>
                </Stack>
              ))}
              <AudienceLine short audience="mediator">
                {visible}
              </AudienceLine>
              <div>
                <Button
                  tone="quiet"
                  size="small"
                  flush
                  onClick={() => open('understand')}
                >{t`Change your answers`}</Button>
              </div>
            </>
          )}
        </DonePart>
      )}
    </>
  );
}
