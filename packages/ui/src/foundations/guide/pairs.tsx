import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import * as styles from '../blocks.css.ts';
import type { ComponentGuide } from './component-guide.ts';

/** How to use a component and how not, drawn with the component itself. The pictures are inert. */
export function Pairs({ pairs }: Required<Pick<ComponentGuide, 'pairs'>>) {
  return pairs.map(({ right, wrong }) => (
    <div key={right.because} className={`${styles.page} ${styles.panes}`}>
      <Picture title="Do" icon={<CircleCheck />} tone="success" {...right} />
      <Picture title="Don’t" icon={<CircleX />} tone="danger" {...wrong} />
    </div>
  ));
}

interface PictureProps {
  title: string;
  icon: ReactNode;
  tone: 'success' | 'danger';
  shows: ReactNode;
  because: string;
}

const Picture = ({ title, icon, tone, shows, because }: PictureProps) => (
  <figure className={styles.picture}>
    <div inert className={styles.pane}>
      {shows}
    </div>
    <figcaption>
      <Text asChild tone={tone} weight="strong">
        <Row gap="tiny">
          {icon} {title}
        </Row>
      </Text>
      {because}
    </figcaption>
  </figure>
);
