import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mediation/ui';
import { Phone } from 'lucide-react';

const numbers = [
  { number: '112', where: msg`Europe` },
  { number: '999', where: msg`UK` },
  { number: '911', where: msg`North America` },
];

/** Large buttons that call the emergency number of a region. They come first wherever danger is mentioned. */
export function EmergencyCalls() {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="small">
      {numbers.map(({ number, where }) => (
        <Button key={number} asChild block size="large">
          <a href={`tel:${number}`}>
            <Phone />
            {t`Call ${number} (${i18n._(where)})`}
          </a>
        </Button>
      ))}
    </Stack>
  );
}
