import { FolderOpen } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ChatBubble } from '../chat-message/chat-bubble.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Row } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Threads } from '../threads/threads.tsx';
import { Tile } from '../tile/tile.tsx';
import * as styles from './brand-editor.css.ts';
import type { PreviewLabels } from './brand-labels.ts';

/** The page of a party. */
export const Divorcee = ({ labels }: { labels: PreviewLabels }) => (
  <>
    <div>
      <Heading size="medium" voice>
        {labels.greeting}
      </Heading>
      <Text size="small" tone="soft">
        {labels.step}
      </Text>
    </div>
    <div className={styles.threads}>
      <div className={styles.drawing}>
        <Threads />
      </div>
    </div>
    <Row gap="small" wrap>
      <Button>{labels.action}</Button>
      <Button tone="quiet">{labels.help}</Button>
    </Row>
    <ChatBubble from="me">{labels.message}</ChatBubble>
    <Text size="small">
      <a href="#preview">{labels.link}</a>
    </Text>
  </>
);

/** The page of staff. */
export const Mediator = ({ labels }: { labels: PreviewLabels }) => (
  <>
    <Tile icon={<FolderOpen />} name={labels.cases} reason={labels.casesReason} value={12} />
    <Row gap="small" wrap>
      <Button>{labels.newCase}</Button>
      <Button tone="secondary">{labels.open}</Button>
    </Row>
    <ChatBubble from="mediator">{labels.message}</ChatBubble>
    <Row gap="small" wrap>
      <Badge tone="brand">{labels.waiting}</Badge>
      <a href="#preview">{labels.link}</a>
    </Row>
  </>
);

/** The sign-in page. */
export const SignIn = ({ labels, tagline }: { labels: PreviewLabels; tagline: string }) => (
  <>
    <div>
      <Heading size="medium" voice>
        {labels.signIn}
      </Heading>
      <Text size="small" tone="soft">
        {tagline}
      </Text>
    </div>
    <div className={styles.stretched}>
      <Field label={labels.email}>
        <Input />
      </Field>
      <Field label={labels.password}>
        <Input />
      </Field>
      <Button block>{labels.signIn}</Button>
    </div>
  </>
);
