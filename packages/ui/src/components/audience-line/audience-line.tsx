import { cva } from 'class-variance-authority';
import { Handshake, Lock, Scale, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './audience-line.css.ts';

const audienceLine = cva(styles.root, { variants: { short: { true: styles.short } } });

export interface AudienceLineProps extends ComponentProps<'p'> {
  /**
   * The audience, as an icon beside the text: the person alone, with their mediator, with their lawyer, or everyone.
   */
  audience?: 'self' | 'mediator' | 'lawyer' | 'case' | undefined;
  /** Replaces the default icon of the audience. */
  icon?: ReactNode;
  /** Who cannot read it, or a consequence: "Daniel can’t see this." A `short` line leaves it out. */
  detail?: ReactNode;
  /** Smaller and without the detail, for rows and cards. */
  short?: boolean | undefined;
  /** The audience as text: "You and your mediator". */
  children: ReactNode;
}

/**
 * Shows who can read the content beside it, and who cannot.
 *
 * @instead Use `ConsentBox` for consent, `Notice` for an error.
 *
 * @accessibility Plain text: the icon only repeats the text.
 */
export function AudienceLine({
  audience,
  icon,
  detail,
  short = false,
  className,
  children,
  ...props
}: AudienceLineProps) {
  const shape = icon ?? (audience && icons[audience]);
  return (
    <p className={audienceLine({ short, className })} {...props}>
      {shape && <span className={styles.icon}>{shape}</span>}
      <span className={styles.text}>
        {children}
        {!short && detail && <> {detail}</>}
      </span>
    </p>
  );
}

const icons = { self: <Lock />, mediator: <Handshake />, lawyer: <Scale />, case: <Users /> };
