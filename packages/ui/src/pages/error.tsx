import { createElement } from 'react';
import { fn } from 'storybook/test';
import { ErrorScreen, FocusLayout, SkipLink } from '../index.ts';
import { brandWithName, quickExit } from './frame.tsx';

/** In place of a page that broke. */
export function ErrorPage({ count }: { count: number }) {
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <FocusLayout bare brand={brandWithName} quickExit={quickExit}>
        <ErrorScreen
          errorId="7F3A-C21E"
          count={count}
          onRetry={fn()}
          onReload={fn()}
          home={createElement('a', { href: '#home' }, 'Go Home')}
          help={
            <>
              If it keeps happening, send us the error id. You do not need to explain what you were doing.{' '}
              <a href="#support">Write to support</a>
            </>
          }
          labels={{
            title: 'Something went wrong',
            text: "An unexpected error occurred. Don't worry, your data is safe.",
            repeatedText: 'Multiple errors detected. A page reload is recommended.',
            retry: 'Try Again',
            reload: 'Reload Page',
            errorId: 'Error id',
            errorCount: 'Error count',
            copy: 'Copy error id',
            copied: 'Copied',
          }}
        />
      </FocusLayout>
    </>
  );
}
