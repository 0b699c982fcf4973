import type { ComponentProps, ReactNode } from 'react';
import * as styles from './audience-line.css.ts';

export interface AudienceLineProps extends ComponentProps<'p'> {
  icon?: ReactNode;
}

/** Who can read what is written or shown here, and who cannot. Stands next to the thing, every time. */
export function AudienceLine({ icon, className = '', children, ...props }: AudienceLineProps) {
  return (
    <p className={`${styles.root} ${className}`} {...props}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
    </p>
  );
}
