import { useLingui } from '@lingui/react/macro';
import { Field, Heading, Input } from '@mediation/ui';
import { textOr } from '../../../../shared/forms/text-or.ts';
import type { PoliciesProps } from './policies-input.ts';

/** Where video sessions get their rooms. */
export function VideoPolicies({ form: { register, formState } }: PoliciesProps) {
  const { t } = useLingui();
  return (
    <>
      <Heading level={3}>{t`Video sessions`}</Heading>
      <Field
        label={t`Address of your own Jitsi server`}
        optional={t`(optional)`}
        hint={t`Each video session then gets a room there with a name that nobody can guess; in shuttle sessions one for each side. Left empty, mediators enter links by hand, and nobody else is contacted.`}
        error={
          formState.errors.video_url && t`Enter an address that begins with https://, like https://meet.example.org.`
        }
      >
        <Input
          {...register('video_url', { setValueAs: textOr(null) })}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={200}
        />
      </Field>
    </>
  );
}
