import { cva } from 'class-variance-authority';
import { Handshake, Lock, Scale, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './audience-line.css.ts';

const audienceLine = cva(styles.root, { variants: { short: { true: styles.short } } });

export interface AudienceLineProps extends ComponentProps<'p'> {
  /** Who can read it, as a shape beside the words: the person alone, with their mediator, with their lawyer, or all. */
  audience?: 'self' | 'mediator' | 'lawyer' | 'case' | undefined;
  /** Another shape than the audience's own. */
  icon?: ReactNode;
  /** Who cannot, or what follows: "Daniel can’t see this." Left out of a short one. */
  detail?: ReactNode;
  /** Smaller and without the detail: inside rows and cards. */
  short?: boolean | undefined;
  /** Who can read it, in words: "You and your mediator". */
  children: ReactNode;
}

/**
 * Who can read what is written or shown here, and who cannot. Stands next to the thing, every time.
 *
 * @instead What a person must agree to is a `ConsentBox`, what went wrong a `Notice`.
 *
 * @accessibility Plain text: the shape beside it only repeats what the words say.
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
