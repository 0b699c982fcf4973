import { CircleAlert, CircleCheck } from 'lucide-react';
import { brandReport, type Finding } from '../../theme/brand-report.ts';
import { brandStyle, type Brand } from '../../theme/brand.ts';
import { vars } from '../../theme/vars.css.ts';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './brand-editor.css.ts';
import type { ReportWords } from './brand-words.ts';

interface BrandFindingsProps {
  words: ReportWords;
  brand: Brand;
}

/** The twelve steps of a brand's first color, and whether everything on them can be read. */
export function BrandFindings({ words, brand }: BrandFindingsProps) {
  return (
    <Card aria-label={words.heading} style={brandStyle(brand)}>
      <Scale words={words.steps} />
      <ul>
        {brandReport(brand).map((finding) => (
          <FindingRow key={finding.pair} words={words} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

const { edge: _edge, on: _on, ...steps } = vars.color.primary;

function Scale({ words: [grounds, lines, solids, text] }: { words: ReportWords['steps'] }) {
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

function FindingRow({ words, finding }: { words: ReportWords; finding: Finding }) {
  const { pair, note, ratio, before, passes } = finding;
  const verdict = passes ? words.yes : words.no;
  return (
    <li className={styles.finding}>
      {passes ? <CircleCheck className={styles.good} /> : <CircleAlert className={styles.bad} />}
      <div className={styles.findingWords}>
        {words.pairs[pair]}
        <Text size="meta" tone="soft">
          {words.notes[note](rounded(before ?? 0))}
        </Text>
      </div>
      <b className={styles.ratio}>{ratio === undefined ? verdict : words.ratio(rounded(ratio))}</b>
      {ratio !== undefined && <VisuallyHidden>{verdict}</VisuallyHidden>}
    </li>
  );
}

/** Rounded down: 4.49 is not 4.5. */
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
