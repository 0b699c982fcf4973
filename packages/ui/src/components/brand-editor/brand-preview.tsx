import { FolderOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { brandStyle } from '../../theme/brand.ts';
import type { Mode } from '../../theme/brand-tokens.ts';
import { Badge } from '../badge/badge.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { ChatBubble } from '../chat-message/chat-bubble.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import * as SegmentedControl from '../segmented-control/segmented-control.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Threads } from '../threads/threads.tsx';
import { Tile } from '../tile/tile.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import type { PreviewWords } from './brand-words.ts';

interface BrandPreviewProps {
  words: PreviewWords;
  brand: BrandDraft;
}

const modes: readonly Mode[] = ['light', 'dark'];

/** Real parts in the brand, by day and by night. They are there to be looked at: neither keys nor screen readers get in. */
export function BrandPreview({ words, brand }: BrandPreviewProps) {
  const [page, setPage] = useState('divorcee');
  return (
    <Stack>
      <Row justify="between" wrap>
        <Heading>{words.heading}</Heading>
        <SegmentedControl.Root label={words.as} value={page} onValueChange={setPage}>
          <SegmentedControl.Item value="divorcee">{words.divorcee}</SegmentedControl.Item>
          <SegmentedControl.Item value="mediator">{words.mediator}</SegmentedControl.Item>
          <SegmentedControl.Item value="signIn">{words.signIn}</SegmentedControl.Item>
        </SegmentedControl.Root>
      </Row>
      <div className={styles.panes}>
        {modes.map((mode) => (
          <Pane
            key={mode}
            mode={mode}
            label={words[mode]}
            brand={brand}
            count={page === 'signIn' ? 0 : 2}
            words={words}
          >
            {page === 'divorcee' && <Divorcee words={words} />}
            {page === 'mediator' && <Mediator words={words} />}
            {page === 'signIn' && <SignIn words={words} tagline={brand.tagline} />}
          </Pane>
        ))}
      </div>
    </Stack>
  );
}

interface PaneProps extends BrandPreviewProps {
  mode: Mode;
  label: string;
  count: number;
  children: ReactNode;
}

function Pane({ mode, label, brand, words, count, children }: PaneProps) {
  const { primaryColor, secondaryColor, displayName, logoUrl } = brand;
  return (
    <figure>
      <VisuallyHidden>
        <figcaption>{label}</figcaption>
      </VisuallyHidden>
      <div
        inert
        className={styles.pane}
        data-theme={mode}
        data-density="compact"
        style={brandStyle({ primary: primaryColor, secondary: secondaryColor })}
      >
        <div className={styles.paneTop}>
          <BrandMark name={displayName} logoUrl={logoUrl ?? undefined} />
          <CountBadge count={count} label={words.unread} />
        </div>
        <div className={styles.paneBody}>{children}</div>
      </div>
    </figure>
  );
}

const Divorcee = ({ words }: { words: PreviewWords }) => (
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

const Mediator = ({ words }: { words: PreviewWords }) => (
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

const SignIn = ({ words, tagline }: { words: PreviewWords; tagline: string }) => (
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
