import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Dialog, HelpDialog, HelpTopics, PageHeader, Row, SearchField } from '@mediation/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { faq } from './texts/faq.ts';
import { type PanelProps, useOver } from '../../shared/layout/panel.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { panels } from '../../panel-paths.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** Questions and answers in a dialog. */
export function FaqPanel({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { categories, words } = useQuestions();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <HelpDialog
        categories={categories}
        labels={{
          ...words,
          title: t`Questions and answers`,
          search: t`Search the questions`,
          placeholder: t`Search`,
          close: t`Close`,
        }}
        foot={<WhomToAsk />}
      />
    </Dialog.Root>
  );
}

/** Questions and answers as a page, opened at the topic that the address names (`#money-and-costs`). */
export function FaqPage() {
  const { t } = useLingui();
  const { categories, words } = useQuestions();
  const { hash } = useLocation();
  const named = categories.find(({ id }) => `#${id}` === hash);
  const [category, setCategory] = useState((named ?? categories[0])?.id ?? '');
  const [search, setSearch] = useState('');
  return (
    <>
      <PageTitle>{t`FAQ`}</PageTitle>
      <PageHeader title={t`Questions and answers`} lead={t`What people ask most, in seven topics.`} />
      <Row>
        <SearchField
          label={t`Search the questions`}
          placeholder={t`Search`}
          clearLabel={t`Clear`}
          value={search}
          onValueChange={setSearch}
        />
      </Row>
      <Card>
        <HelpTopics
          categories={categories}
          category={category}
          search={search}
          labels={words}
          foot={<WhomToAsk />}
          onCategoryChange={(chosen) => {
            setCategory(chosen);
            setSearch('');
          }}
        />
      </Card>
    </>
  );
}

function WhomToAsk() {
  const { user } = useSession();
  const over = useOver();
  if (user === null)
    return (
      <Trans>
        Not here? <Link to={paths.signIn()}>Sign In</Link> and ask your mediator.
      </Trans>
    );
  return (
    <Trans>
      Not here? <Link to={over(panels.assistant())}>Let's Talk</Link>. An AI answers.
    </Trans>
  );
}

function useQuestions() {
  const { t, i18n } = useLingui();
  const categories = faq.map(({ id, title, questions }) => ({
    id,
    label: i18n._(title),
    questions: questions.map((entry) => ({
      id: entry.id,
      question: i18n._(entry.question),
      answer: <Paragraphs of={entry.answer} />,
      keywords: entry.answer.map((paragraph) => i18n._(paragraph)).join(' '),
    })),
  }));
  const words = {
    categories: t`Topics`,
    found: (count: number) => plural(count, { one: '# question found', other: '# questions found' }),
    noneTitle: t`Nothing found`,
    noneText: t`Try one word, such as “documents” or “session”.`,
  };
  return { categories, words };
}
