import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Text, VisuallyHidden } from '@mediation/ui';
import { Check, Circle } from 'lucide-react';
import * as styles from './password-rules.css.ts';

/**
 * Lists the rules of a good password and checks off those that are met. Only the length is required; the rest is
 * advice.
 */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  const rules = [
    { text: t`${limits.passwordMin} characters or more`, isMet: password.length >= limits.passwordMin },
    { text: t`A digit`, isMet: /\d/.test(password) },
    { text: t`Upper and lower case`, isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { text: t`One of @$!%*?&#`, isMet: /[@$!%*?&#]/.test(password) },
  ];
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, isMet }) => (
        <Text key={text} asChild size="small" tone={isMet ? 'success' : 'soft'}>
          <li className={styles.rule}>
            {isMet ? <Check /> : <Circle />}
            <span>
              {text}
              <VisuallyHidden>{isMet ? t`, met` : t`, not met yet`}</VisuallyHidden>
            </span>
          </li>
        </Text>
      ))}
    </ul>
  );
}
