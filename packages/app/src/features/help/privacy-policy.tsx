import { useLingui } from '@lingui/react/macro';
import { Article, Dialog, VisuallyHidden } from '@mediation/ui';
import { useRef } from 'react';
import { privacyPolicy, privacyPolicyChanged } from './texts/privacy-policy.ts';
import { adminsSee } from '../../words/texts/admins-see.ts';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { languageLocale } from '../../words/names/viewer.ts';
import * as styles from './privacy-policy.css.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The privacy policy in a dialog. */
export function PrivacyPolicyPanel({ onClose }: PanelProps) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="large" closeLabel={t`Close`} initialFocus={text} aria-describedby={undefined}>
        <VisuallyHidden>
          <Dialog.Title>{t`Privacy policy`}</Dialog.Title>
        </VisuallyHidden>
        <Dialog.Body ref={text} label={t`Privacy policy`} className={styles.text}>
          <Policy level={2} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The privacy policy as a page. */
export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Privacy policy`}</PageTitle>
      <Policy level={1} />
    </>
  );
}

function Policy({ level }: { level: 1 | 2 }) {
  const { t, i18n } = useLingui();
  // As the build renders it, wherever the reader is.
  const changed = new Date(privacyPolicyChanged).toLocaleDateString(languageLocale(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const sections = privacyPolicy(adminsSee).map(({ id, title, paragraphs }) => ({
    id,
    title: i18n._(title),
    body: <Paragraphs of={paragraphs} />,
  }));
  return (
    <Article
      level={level}
      title={t`Privacy policy`}
      changed={t`Last changed ${changed}`}
      sections={sections}
      labels={{ contents: t`On this page`, print: t`Print` }}
    />
  );
}
