import { useState, type ReactNode } from 'react';
import { brandStyle } from '../../theme/brand/brand.ts';
import type { Mode } from '../../theme/brand/brand-tokens.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import * as SegmentedControl from '../segmented-control/segmented-control.tsx';
import { Heading } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import type { PreviewLabels } from './brand-labels.ts';
import { Divorcee, Mediator, SignIn } from './preview-pages.tsx';

interface BrandPreviewProps {
  labels: PreviewLabels;
  brand: BrandDraft;
}

const modes: readonly Mode[] = ['light', 'dark'];

/** Shows real components with the brand in light and dark. It is inert: keyboard and screen readers skip it. */
export function BrandPreview({ labels, brand }: BrandPreviewProps) {
  const [page, setPage] = useState('divorcee');
  return (
    <Stack>
      <Row justify="between" wrap>
        <Heading>{labels.heading}</Heading>
        <SegmentedControl.Root label={labels.as} value={page} onValueChange={setPage}>
          <SegmentedControl.Item value="divorcee">{labels.divorcee}</SegmentedControl.Item>
          <SegmentedControl.Item value="mediator">{labels.mediator}</SegmentedControl.Item>
          <SegmentedControl.Item value="signIn">{labels.signIn}</SegmentedControl.Item>
        </SegmentedControl.Root>
      </Row>
      <div className={styles.panes}>
        {modes.map((mode) => (
          <Pane
            key={mode}
            mode={mode}
            label={labels[mode]}
            brand={brand}
            count={page === 'signIn' ? 0 : 2}
            labels={labels}
          >
            {page === 'divorcee' && <Divorcee labels={labels} />}
            {page === 'mediator' && <Mediator labels={labels} />}
            {page === 'signIn' && <SignIn labels={labels} tagline={brand.tagline} />}
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

function Pane({ mode, label, brand, labels, count, children }: PaneProps) {
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
          <CountBadge count={count} label={labels.unread} />
        </div>
        <div className={styles.paneBody}>{children}</div>
      </div>
    </figure>
  );
}
