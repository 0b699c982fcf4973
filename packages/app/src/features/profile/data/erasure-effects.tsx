import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, getErasure, KeptRecord } from '@mediation/api-client';
import { Bullets, Facts, Stack, Text } from '@mediation/ui';
import { shortDate } from '../../../words/times/relative-time.ts';

/** What an erasure would take and leave, told before anybody asks for one. */
export function ErasureEffects({ kept, backup_days: days }: Pick<AnswerOf<typeof getErasure>, 'kept' | 'backup_days'>) {
  const { t } = useLingui();
  const gone = [
    t`Your name, email address and phone number, and how to reach you safely`,
    t`Your password, and every device where you are signed in`,
    t`Your intake and your answers about safety`,
    t`Documents that only you see, and drafts`,
    t`Your notifications, calendar links and talks with the assistant and with support`,
  ];
  return (
    <Facts
      look="ruled"
      facts={[
        {
          term: t`What is erased`,
          detail: (
            <Bullets marker="disc">
              {gone.map((it) => (
                <li key={it}>{it}</li>
              ))}
            </Bullets>
          ),
        },
        { term: t`What stays`, detail: <Kept records={kept} /> },
        {
          term: t`Backups`,
          detail: t`${plural(days, { one: 'They hold a copy for up to # more day.', other: 'They hold a copy for up to # more days.' })}`,
        },
      ]}
    />
  );
}

function Kept({ records }: { records: KeptRecord[] }) {
  const { t } = useLingui();
  const log = t`A log of who did what, with a number instead of your name.`;
  if (records.length === 0) return log;
  return (
    <Stack gap="small">
      <Text>{t`Others rely on the record of a case: messages, documents they were shown, and what was agreed. It stays without your name until its day. Only an agreement keeps the names in it.`}</Text>
      {records.map((record) => (
        <div key={record.case_id}>
          <Text weight="medium">{record.title}</Text>
          <Text size="small" tone="soft">
            {[untilWhen(record), amounts(record).join(', ')].filter(Boolean).join(': ')}
          </Text>
        </div>
      ))}
      <Text>{log}</Text>
    </Stack>
  );

  function untilWhen({ kept_until }: KeptRecord) {
    return kept_until === null
      ? t`Kept while the case is open, and some years after`
      : t`Kept until ${shortDate(kept_until)}`;
  }

  function amounts({ messages, documents, signatures }: KeptRecord) {
    return [
      messages > 0 && t`${plural(messages, { one: '# message', other: '# messages' })}`,
      documents > 0 && t`${plural(documents, { one: '# document', other: '# documents' })}`,
      signatures > 0 && t`${plural(signatures, { one: '# signature', other: '# signatures' })}`,
    ].filter((it) => it !== false);
  }
}
