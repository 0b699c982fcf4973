import { useLingui } from '@lingui/react/macro';
import { limits, type TermsLanguage, type TermsPart, termsKinds } from '@mediation/api-client';
import { Accordion, Field, Input, Stack } from '@mediation/ui';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface TermsPartFieldsProps {
  parts: readonly TermsPart[];
  language: TermsLanguage;
  onChange: (parts: TermsPart[]) => void;
}

/** The parts of one language, each behind its title. */
export function TermsPartFields({ parts, language, onChange }: TermsPartFieldsProps) {
  const { t } = useLingui();
  const all = termsKinds.map(
    (kind) => parts.find((part) => part.kind === kind) ?? { kind, title: '', summary: '', text: '' },
  );
  return (
    <Accordion.Root type="single" collapsible>
      {all.map((part, at) => {
        const set = (words: Partial<TermsPart>) =>
          onChange(all.map((it) => (it.kind === part.kind ? { ...it, ...words } : it)));
        return (
          <Accordion.Item key={part.kind} value={part.kind} title={`${at + 1}. ${part.title}`}>
            <Stack>
              <Field label={t`Title`}>
                <Input
                  lang={language}
                  value={part.title}
                  maxLength={limits.termsTitleMax}
                  onChange={({ target }) => set({ title: target.value })}
                />
              </Field>
              <Field label={t`In one line`} hint={t`It stands under the title, before anybody opens the part.`}>
                <Input
                  lang={language}
                  value={part.summary}
                  maxLength={limits.termsSummaryMax}
                  onChange={({ target }) => set({ summary: target.value })}
                />
              </Field>
              <Field
                label={t`The words to sign`}
                hint={t`A line that begins with “- ” becomes a point of a list. Leave the line and the words empty to leave this part out.`}
              >
                <LongText
                  lang={language}
                  rows={8}
                  value={part.text}
                  most={limits.termsTextMax}
                  onChange={({ target }) => set({ text: target.value })}
                />
              </Field>
            </Stack>
          </Accordion.Item>
        );
      })}
    </Accordion.Root>
  );
}
