import { Check, Copy, RotateCcw } from 'lucide-react';
import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Heading, Text } from '../text/text.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './error-screen.css.ts';
import { Knot } from './knot.tsx';

/** The labels of the screen. */
export interface ErrorScreenLabels {
  /** "Something went wrong" */
  title: string;
  /** The explanation: "An unexpected error occurred. Don't worry, your data is safe." */
  text: string;
  /** The same after more than three errors: "Multiple errors detected. A page reload is recommended." */
  repeatedText: string;
  /** "Try Again" */
  retry: string;
  /** "Reload Page" */
  reload: string;
  /** "Error id" */
  errorId: string;
  /** "Error count" */
  errorCount: string;
  /** "Copy error id" */
  copy: string;
  /** "Copied" */
  copied: string;
}

export interface ErrorScreenProps {
  labels: ErrorScreenLabels;
  errorId: string;
  /** The number of errors on this page; after more than three, reloading is the first action. */
  count: number;
  onRetry: () => void;
  onReload: () => void;
  /** The link to the first page with its text: "Go Home". */
  home: ReactElement;
  /** Further help. */
  help?: ReactNode;
  /** The `h1`, which takes the focus when the screen appears. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const many = 3;

/**
 * Replaces a page that failed to render, inside a centered `FocusLayout`: an explanation, actions and an error id for
 * support.
 *
 * @instead For a part of a page use `ErrorState`.
 *
 * @accessibility Give its heading, an `h1`, the focus through `ref`, so that it is read. The drawing is hidden from
 * screen readers; copying the id is announced politely.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  const { labels, errorId, count, onRetry, onReload, home, help, ref } = props;
  const isRepeated = count > many;
  return (
    <div>
      <Knot />
      <Heading level={1} size="huge" voice tabIndex={-1} ref={ref}>
        {labels.title}
      </Heading>
      <Text size="lead" className={styles.text}>
        {isRepeated ? labels.repeatedText : labels.text}
      </Text>
      <div className={styles.actions}>
        {isRepeated && (
          <Button onClick={onReload}>
            <RotateCcw /> {labels.reload}
          </Button>
        )}
        <Button tone={isRepeated ? 'secondary' : 'primary'} onClick={onRetry}>
          {!isRepeated && <RotateCcw />} {labels.retry}
        </Button>
        <Button asChild tone={isRepeated ? 'plain' : 'secondary'}>
          {home}
        </Button>
      </div>
      <dl className={styles.facts}>
        <dt>{labels.errorId}</dt>
        <dd className={styles.id}>
          <code>{errorId}</code>
          <CopyButton text={errorId} label={labels.copy} copiedLabel={labels.copied} />
        </dd>
        <dt>{labels.errorCount}</dt>
        <dd>{count}</dd>
      </dl>
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
}

function CopyButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <IconButton size="small" label={label} onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
      </IconButton>
      <output className={visuallyHidden}>{isCopied && copiedLabel}</output>
    </>
  );
}
