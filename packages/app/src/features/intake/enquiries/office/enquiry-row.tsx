import { useLingui } from '@lingui/react/macro';
import type { Enquiry } from '@mediation/api-client';
import { Badge, List, Row, Stack, Text } from '@mediation/ui';
import { Clock, Mail, MonitorSmartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { today } from '../../../../words/times/due-text.ts';
import { shortMoment } from '../../../../words/times/relative-time.ts';
import { wishNames } from '../wish-names.ts';

/** One enquiry that waits: who asks, what would help, and whether the answer is due. */
export function EnquiryRow({ enquiry, isOpen }: { enquiry: Enquiry; isOpen: boolean }) {
  const { t, i18n } = useLingui();
  const { id, name, wishes, by_mail, answer_by, created_at } = enquiry;
  return (
    <List.Row asChild>
      <Link to={`?enquiry=${id}`} replace preventScrollReset aria-current={isOpen ? 'true' : undefined}>
        <Stack gap="small" grow="words">
          <Row wrap justify="between" gap="small">
            <Text asChild weight="strong">
              <span>{name}</span>
            </Text>
            <Text asChild size="small" tone="soft">
              <span>{shortMoment(created_at)}</span>
            </Text>
          </Row>
          {wishes.length > 0 && (
            <Text size="small" tone="soft">
              {wishes.map((it) => i18n._(wishNames[it])).join(' · ')}
            </Text>
          )}
          <Row wrap gap="small">
            {answer_by <= today() && (
              <Badge tone="warning" icon={<Clock />}>
                {answer_by === today() ? t`Answer today` : t`Answer is late`}
              </Badge>
            )}
            <Badge icon={by_mail ? <Mail /> : <MonitorSmartphone />}>{by_mail ? t`Mail is safe` : t`No mail`}</Badge>
          </Row>
        </Stack>
      </Link>
    </List.Row>
  );
}
