import { useState, type ReactNode } from 'react';
import { brandStyle } from '../../theme/brand/brand.ts';
import type { Mode } from '../../theme/brand/brand-tokens.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import * as SegmentedControl from '../segmented-control/segmented-control.tsx';
import { Heading, Text } from '../text/text.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import type { PreviewLabels } from './brand-labels.ts';
import { Divorcee, Mediator, SignIn } from './preview-pages.tsx';

interface BrandPreviewProps {
  labels: PreviewLabels;
  brand: BrandDraft;
  /** The report, beside the phone where there is room. */
  children: ReactNode;
}

const modes: readonly Mode[] = ['light', 'dark'];

/** Shows pages of real components in the brand, by day, at night and on a phone. It is inert: keyboard and screen readers skip it. */
export function BrandPreview({ labels, brand, children }: BrandPreviewProps) {
  const [page, setPage] = useState('divorcee');
  const { primaryColor: primary, secondaryColor: secondary, displayName, logoUrl } = brand;
  const colors = { primary, secondary };
  const content = (
    <>
      <Row justify="between" className={styles.paneTop}>
        <BrandMark name={displayName} logoUrl={logoUrl ?? undefined} />
        <CountBadge count={page === 'signIn' ? 0 : 2} label={labels.unread} />
      </Row>
      <div className={styles.paneBody}>
        {page === 'divorcee' && <Divorcee labels={labels} />}
        {page === 'mediator' && <Mediator labels={labels} />}
        {page === 'signIn' && <SignIn labels={labels} tagline={brand.tagline} />}
      </div>
    </>
  );
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
          <Figure key={mode} label={labels[mode]}>
            <div inert className={styles.pane} data-theme={mode} data-density="compact" style={brandStyle(colors)}>
              {content}
            </div>
          </Figure>
        ))}
        <Figure label={labels.phone}>
          <div
            inert
            className={`${styles.pane} ${styles.phonePane}`}
            data-theme="light"
            data-density="comfortable"
            style={brandStyle(colors)}
          >
            {content}
          </div>
        </Figure>
        {children}
      </div>
    </Stack>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack asChild gap="small">
      <figure>
        <Text asChild size="small" tone="soft">
          <figcaption>{label}</figcaption>
        </Text>
        {children}
      </figure>
    </Stack>
  );
}
