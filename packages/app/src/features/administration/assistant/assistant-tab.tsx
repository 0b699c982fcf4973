import { useLingui } from '@lingui/react/macro';
import { type AssistantLanguage, type Organization, listPassages } from '@mediation/api-client';
import { Button, Row, SearchField, Stack, Text } from '@mediation/ui';
import { foldedText } from '@mediation/ui/folded-text';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LanguageChoice } from '../../../shared/forms/language-choice.tsx';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { PassageDialog } from './passage-dialog.tsx';
import { PassageTable } from './passage-table.tsx';

const isFound = (text: string, wanted: string) => foldedText(text).includes(foldedText(wanted));

/** The passages that the assistant quotes in an organization, to change and to add. */
export function AssistantTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const wanted = useDeferredValue(q.trim());
  const language: AssistantLanguage = search.get('language') === 'es' ? 'es' : 'en';
  const opened = search.get('passage');
  const reading = useEndpoint(listPassages, { orgId, language });
  const linkTo = (passage: string) => `?${String(new URLSearchParams({ tab: 'assistant', language, passage }))}`;
  const show = (next: AssistantLanguage) => setSearch({ tab: 'assistant', language: next }, { replace: true });

  return (
    <Stack gap="large">
      <Text tone="soft">
        {t`The assistant answers with these texts, word for word. What you write here counts in this organization alone.`}
      </Text>
      <ReadingCard
        title={t`Answers of the assistant`}
        reading={reading}
        failed={t`Failed to load the answers`}
        end={
          <Button asChild size="small">
            <Link to={linkTo('new')}>
              <Plus />
              {t`Add an answer`}
            </Link>
          </Button>
        }
      >
        {({ passages }) => (
          <>
            <PassageTable
              passages={passages.filter(({ title, text }) => isFound(`${title} ${text}`, wanted))}
              linkTo={linkTo}
              controls={
                <Row wrap>
                  <SearchField
                    label={t`Search the answers`}
                    placeholder={t`Words of the answer`}
                    value={q}
                    onValueChange={setQ}
                    clearLabel={t`Clear the search`}
                  />
                  <LanguageChoice value={language} onChange={show} />
                </Row>
              }
            />
            {opened !== null && (
              <PassageDialog
                key={opened}
                orgId={orgId}
                language={language}
                passage={passages.find(({ id }) => id === opened)}
                onClose={() => show(language)}
              />
            )}
          </>
        )}
      </ReadingCard>
    </Stack>
  );
}
