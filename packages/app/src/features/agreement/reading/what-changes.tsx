import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, Clause } from '@mediation/api-client';
import { Button, Card, Facts, Heading, Row, ScreenOnly, Stack, Text } from '@mediation/ui';
import { Printer } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../shared/layout/use-lang-of.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { SignLink } from '../signing/signing-status.tsx';
import { ChangedTopic } from './changed-topic.tsx';
import { useOpenLines } from './use-open-lines.ts';

/** The plain words of all clauses by kind of issue, addressed to the reader, what was open at the release, and the way to sign. */
export function WhatChanges({ version, isNewest }: { version: AgreementVersion; isNewest: boolean }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { clauses } = version;
  const langOf = useLangOf();
  const lineOf = useOpenLines([...version.open_points, ...version.struck_points.map(({ point }) => point)]);
  const open_points = version.open_points.map((it) => lineOf(it));
  const struck_points = version.struck_points.map((it) => ({ ...it, point: lineOf(it.point) }));
  const openWords = open_points.join('\n');
  const struckWords = struck_points.map(({ point, reason }) => `${point}\n${reason}`).join('\n');
  const groups = Map.groupBy(clauses, issueOf);
  return (
    <Card aria-labelledby="changes">
      <Heading id="changes" size="large" voice>
        {role === 'divorcee' ? t`What changes for you` : t`In plain words`}
      </Heading>
      <Facts
        look="ruled"
        facts={[
          ...[...groups].map(([issue, said]) => ({
            term: i18n._(issueNames[issue]),
            detail: <ChangedTopic version={version} clauses={said} />,
          })),
          ...(open_points.length > 0
            ? [
                {
                  term: t`Stays open`,
                  detail: (
                    <>
                      {open_points.map((point) => (
                        <Text key={point} typed lang={langOf(point)}>
                          {point}
                        </Text>
                      ))}
                      <OtherLanguage text={openWords} />
                    </>
                  ),
                },
              ]
            : []),
          ...(struck_points.length > 0
            ? [
                {
                  term: t`Not counted as open`,
                  detail: (
                    <>
                      {struck_points.map(({ point, reason, by }) => (
                        <Text key={point} typed lang={langOf(struckWords)}>
                          {t`“${point}”`} {by}: {reason}
                        </Text>
                      ))}
                      <OtherLanguage text={struckWords} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Stack gap="small">
        <ScreenOnly>
          <Row wrap>
            {isNewest && <SignLink version={version} />}
            <Button tone="plain" flush onClick={() => globalThis.print()}>
              <Printer />
              {t`Print`}
            </Button>
          </Row>
        </ScreenOnly>
        <Text size="small" tone="soft">{t`Made from the clauses below. Where they differ, the clauses count.`}</Text>
      </Stack>
    </Card>
  );
}

const issueOf = ({ issue }: Clause) => issue ?? 'other';
