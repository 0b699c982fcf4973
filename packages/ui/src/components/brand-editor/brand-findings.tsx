import { CircleAlert, CircleCheck } from 'lucide-react';
import { brandReport, type Finding } from '../../theme/brand/brand-report.ts';
import { brandStyle, type Brand } from '../../theme/brand/brand.ts';
import { vars } from '../../theme/vars.css.ts';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './brand-editor.css.ts';
import type { ReportLabels } from './brand-labels.ts';

interface BrandFindingsProps {
  labels: ReportLabels;
  brand: Brand;
}

/** The twelve steps of the primary color scale and the contrast report. */
export function BrandFindings({ labels, brand }: BrandFindingsProps) {
  return (
    <Card aria-label={labels.heading} style={brandStyle(brand)}>
      <Scale labels={labels.steps} />
      <ul>
        {brandReport(brand).map((finding) => (
          <FindingRow key={finding.pair} labels={labels} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

const { edge: _edge, on: _on, ...steps } = vars.color.primary;

function Scale({ labels: [grounds, lines, solids, text] }: { labels: ReportLabels['steps'] }) {
  return (
    <>
      <div className={styles.scale} aria-hidden>
        {Object.entries(steps).map(([step, color]) => (
          <span key={step} style={{ background: color }} />
        ))}
      </div>
      <div className={styles.scaleWords} aria-hidden>
        <span>{grounds}</span>
        <span>{lines}</span>
        <span>{solids}</span>
        <span>{text}</span>
      </div>
    </>
  );
}

function FindingRow({ labels, finding }: { labels: ReportLabels; finding: Finding }) {
  const { pair, note, ratio, before, passes } = finding;
  const verdict = passes ? labels.yes : labels.no;
  return (
    <li className={styles.finding}>
      <Text asChild tone={passes ? 'success' : 'danger'}>
        {passes ? <CircleCheck /> : <CircleAlert />}
      </Text>
      <div className={styles.findingWords}>
        {labels.pairs[pair]}
        <Text size="meta" tone="soft">
          {labels.notes[note](rounded(before ?? 0))}
        </Text>
      </div>
      <b className={styles.ratio}>{ratio === undefined ? verdict : labels.ratio(rounded(ratio))}</b>
      {ratio !== undefined && <VisuallyHidden>{verdict}</VisuallyHidden>}
    </li>
  );
}

/** Rounded down: 4.49 is not 4.5. */
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
