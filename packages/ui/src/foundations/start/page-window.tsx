import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import * as styles from '../blocks.css.ts';

interface PageWindowProps {
  /** The id of a story. */
  story: string;
  title: string;
  size: keyof typeof styles.screen;
  /** The link to it. */
  children: ReactNode;
}

/** A story as wide as the screen it is meant for, drawn so small that it fits. It is a picture: the link below opens it. */
export function PageWindow({ story, title, size, children }: PageWindowProps) {
  return (
    <Stack gap="small">
      <div inert className={styles.pageWindow}>
        <iframe
          id={`iframe--${story}`}
          className={styles.screen[size]}
          title={title}
          src={`iframe.html?id=${story}&viewMode=story`}
        />
      </div>
      {children}
    </Stack>
  );
}
