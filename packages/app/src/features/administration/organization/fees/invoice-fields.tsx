import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Field, FormRow, Heading, Input } from '@mediation/ui';
import type { RateCardParts } from './rate-card-values.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

/** What invoices say beside their figures. */
export function InvoiceFields({ values, problems, set }: RateCardParts) {
  const { t } = useLingui();
  return (
    <>
      <Heading level={3}>{t`On invoices`}</Heading>
      <Field
        label={t`Who sends them`}
        hint={t`Legal name, address and tax number, in lines.`}
        error={problems.seller && t`Write who sends the invoices: the legal name and the address.`}
      >
        <LongText
          rows={4}
          value={values.seller}
          most={limits.sellerMax}
          onChange={({ target }) => set({ seller: target.value })}
        />
      </Field>
      <Field
        label={t`How to pay`}
        optional={t`(optional)`}
        hint={
          /\d{4}|https?:/.test(values.paymentText) || values.link.trim() !== ''
            ? t`For example your account for a transfer.`
            : t`No account number or link is here yet: whoever gets an invoice cannot pay it. Write the account for a transfer, or a link below.`
        }
      >
        <LongText
          rows={3}
          value={values.paymentText}
          most={limits.paymentTextMax}
          onChange={({ target }) => set({ paymentText: target.value })}
        />
      </Field>
      <Field
        label={t`Link to pay`}
        optional={t`(optional)`}
        hint={t`Where to pay at your own provider. ${'{number}'} and ${'{amount}'} in it become those of the invoice.`}
        error={problems.link && t`Enter an address that begins with https://, with no other words in braces.`}
      >
        <Input
          type="url"
          inputMode="url"
          value={values.link}
          maxLength={limits.paymentLinkMax}
          autoComplete="off"
          onChange={({ target }) => set({ link: target.value })}
        />
      </Field>
      <FormRow>
        <Field label={t`Days until due`} error={problems.dueDays && t`Enter a whole number from 0 to 120.`}>
          <Input
            inputMode="numeric"
            value={values.dueDays}
            maxLength={3}
            autoComplete="off"
            onChange={({ target }) => set({ dueDays: target.value })}
          />
        </Field>
        <Field
          label={t`Number of your first invoice here`}
          hint={t`Numbers follow each other without gaps, and begin at 1 each year.`}
          error={problems.firstNumber && t`Enter a whole number from 1 to 99,999.`}
        >
          <Input
            inputMode="numeric"
            value={values.firstNumber}
            maxLength={5}
            autoComplete="off"
            onChange={({ target }) => set({ firstNumber: target.value })}
          />
        </Field>
      </FormRow>
    </>
  );
}
