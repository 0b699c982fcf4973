import { useLingui } from '@lingui/react/macro';
import { Badge, Card, CountBadge, Notice, Stack, StatStrip, StepPath, Table, Tile, Tiles } from '@mediation/ui';
import { Briefcase, CircleCheck, ContactRound, FileText, MessageCircle } from 'lucide-react';
import { stepNames, stepsSeenFrom } from '../../words/names/step-names.ts';
import { HelperPage } from './helper-page.tsx';
import { sampleCases, sampleCounts } from './sample.ts';

/** The components of dashboards with sample data. */
export function DashboardShowcasePage() {
  const { t, i18n } = useLingui();
  const steps = stepsSeenFrom('document_upload');
  return (
    <HelperPage title={t`Dashboard showcase`} lead={t`The parts of our dashboards, with sample data.`}>
      <Stack gap="grid">
        <Notice tone="info">{t`Everything on this page is invented.`}</Notice>
        <Tiles aria-label={t`Quick actions`}>
          <Tile icon={<Briefcase />} name={t`Cases`} reason={t`sample`} value={sampleCounts.cases} />
          <Tile icon={<FileText />} name={t`Documents`} reason={t`sample`} value={sampleCounts.documents} />
          <Tile icon={<MessageCircle />} name={t`Messages`} value={null} missingLabel={t`Could not be counted`} />
          <Tile icon={<ContactRound />} name={t`Contacts`} locked={t`Locked`} />
        </Tiles>
        <Card aria-label={t`The seven steps`}>
          <StepPath
            label={t`Step ${2} of 7`}
            doneLabel={t`done`}
            allLabel={t`See all 7 steps`}
            steps={steps.map(({ id, state }) => ({ id, state, label: i18n._(stepNames[id]) }))}
          />
        </Card>
        <StatStrip
          label={t`In numbers`}
          stats={[
            { id: 'held', label: t`Sessions held`, value: 9 },
            { id: 'agreed', label: t`Agreed`, part: { of: 8, count: 6 }, note: t`6 of 8 closed` },
          ]}
        />
        <Card flush aria-labelledby="samples">
          <Card.Head>
            <Card.Title id="samples">{t`Sample cases`}</Card.Title>
            <Badge tone="success" icon={<CircleCheck />}>
              {t`Sample`}
            </Badge>
          </Card.Head>
          <Table stack aria-labelledby="samples">
            <thead>
              <tr>
                <th>{t`Case`}</th>
                <th>{t`Step`}</th>
                <th data-align="end">{t`Unread`}</th>
              </tr>
            </thead>
            <tbody>
              {sampleCases().map(({ id, title, step, unread }) => (
                <tr key={id}>
                  <td>{title}</td>
                  <td>{t`${step} of 7`}</td>
                  <td data-align="end" data-phone="end">
                    <CountBadge count={unread} label={t`${unread} unread`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      </Stack>
    </HelperPage>
  );
}
