import { useLingui } from '@lingui/react/macro';
import { getTranslationOffer, translateClause, translateProposal } from '@mediation/api-client';
import { Button, Card, ScreenOnly, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { ProblemNotice } from '../forms/problem-notice.tsx';
import { useAction } from '../forms/use-action.ts';

/** A proposal, or a clause of a released version. */
export type Translatable = { caseId: string } & ({ proposalId: string } | { versionId: string; clauseId: string });

/** Offers a translation of a text by AI where there is a language model, and shows it; it is kept nowhere. */
export function ReadingCopy({ of, language }: { of: Translatable; language: 'en' | 'es' }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { data: offer } = useEndpoint(getTranslationOffer, { caseId: of.caseId });
  const [copy, setCopy] = useState<string[] | null>();
  const shown = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (copy !== undefined) shown.current?.focus();
  }, [copy]);
  if (offer?.is_offered !== true) return null;
  const isClosed = offer.closed.includes('proposalId' in of ? of.proposalId : of.clauseId);
  if (isClosed)
    return (
      <ScreenOnly>
        <Text size="small" tone="soft">
          {t`AI may not read this text, so there is no translation of it here.`}
        </Text>
      </ScreenOnly>
    );
  const translate = () =>
    'proposalId' in of ? call(translateProposal, { ...of, language }) : call(translateClause, { ...of, language });
  if (copy === undefined)
    return (
      <ScreenOnly>
        <div>
          <Button
            tone="plain"
            size="small"
            flush
            busy={isBusy}
            onClick={() =>
              void run(async () => setCopy((await translate()).copy), { failed: t`Failed to translate this` })
            }
          >
            {isBusy ? t`Translating` : language === 'es' ? t`Read in Spanish` : t`Read in English`}
          </Button>
          <ProblemNotice problem={problem} />
        </div>
      </ScreenOnly>
    );
  return (
    <ScreenOnly>
      <Card ref={shown} tone="suggestion" size="small" tabIndex={-1} aria-label={t`Translation by AI`}>
        <Stack gap="small">
          {copy === null ? (
            <Text size="small">
              {role === 'mediator'
                ? t`There is no translation that is sure enough to be shown.`
                : t`There is no translation that is sure enough to be shown. Ask your mediator what it says.`}
            </Text>
          ) : (
            <>
              <Text size="small" tone="soft">
                {t`A translation by AI, to read only. What counts is the original.`} {t`AI can be wrong.`}
              </Text>
              <Text typed>{copy.join('\n\n')}</Text>
            </>
          )}
        </Stack>
      </Card>
    </ScreenOnly>
  );
}
