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
import type { PreviewWords } from './brand-words.ts';

/** What a party sees. */
export const Divorcee = ({ words }: { words: PreviewWords }) => (
  <>
    <div>
      <Heading size="medium" voice>
        {words.greeting}
      </Heading>
      <Text size="small" tone="soft">
        {words.step}
      </Text>
    </div>
    <div className={styles.threads}>
      <div className={styles.drawing}>
        <Threads />
      </div>
    </div>
    <Row gap="small" wrap>
      <Button>{words.action}</Button>
      <Button tone="quiet">{words.help}</Button>
    </Row>
    <ChatBubble from="me">{words.message}</ChatBubble>
    <Text size="small">
      <a href="#preview">{words.link}</a>
    </Text>
  </>
);

/** What somebody at work sees. */
export const Mediator = ({ words }: { words: PreviewWords }) => (
  <>
    <Tile icon={<FolderOpen />} name={words.cases} reason={words.casesReason} value={12} />
    <Row gap="small" wrap>
      <Button>{words.newCase}</Button>
      <Button tone="secondary">{words.open}</Button>
    </Row>
    <ChatBubble from="mediator">{words.message}</ChatBubble>
    <Row gap="small" wrap>
      <Badge tone="brand">{words.waiting}</Badge>
      <a href="#preview">{words.link}</a>
    </Row>
  </>
);

/** What everybody sees first. */
export const SignIn = ({ words, tagline }: { words: PreviewWords; tagline: string }) => (
  <>
    <div>
      <Heading size="medium" voice>
        {words.signIn}
      </Heading>
      <Text size="small" tone="soft">
        {tagline}
      </Text>
    </div>
    <div className={styles.stretched}>
      <Field label={words.email}>
        <Input />
      </Field>
      <Field label={words.password}>
        <Input />
      </Field>
      <Button block>{words.signIn}</Button>
    </div>
  </>
);
