import { useLingui } from '@lingui/react/macro';
import { DocumentKind, limits } from '@mediation/api-client';
import { Field, Heading, Notice, Stack } from '@mediation/ui';
import { LongText } from '../../../../shared/forms/long-text.tsx';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import type { PoliciesProps } from './policies-input.ts';

const { statusTextMax } = limits;

/** What each kind of paper is in law, in each language of papers. */
export function StatusTextFields({ form: { register, formState } }: PoliciesProps) {
  const { t, i18n } = useLingui();
  const languages = [
    { code: 'en', title: t`What a paper is in law, in English` },
    { code: 'es', title: t`What a paper is in law, in Spanish` },
  ] as const;
  return (
    <>
      {languages.map(({ code, title }) => (
        <Stack key={code} gap="large" asChild>
          <section aria-labelledby={`status-texts-${code}`}>
            <Heading level={3} id={`status-texts-${code}`}>
              {title}
            </Heading>
            {code === 'en' && (
              <Notice tone="info">
                {t`These texts are a starting point and fit no country in particular. Have a lawyer read them before you use them. Each stands on the first page of its paper and above the signatures, in the language of the paper. A released version keeps the text that it was released with.`}
              </Notice>
            )}
            {DocumentKind.options.map((kind) => (
              <Field
                key={kind}
                label={i18n._(agreementNames[kind])}
                hint={t`Left empty, the starting text comes back.`}
                error={formState.errors.status_texts?.[code]?.[kind] && t`Shorten this to ${statusTextMax} characters.`}
              >
                <LongText {...register(`status_texts.${code}.${kind}`)} lang={code} autosize most={statusTextMax} />
              </Field>
            ))}
          </section>
        </Stack>
      ))}
    </>
  );
}
