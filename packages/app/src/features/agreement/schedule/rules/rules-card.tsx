import { useLingui } from '@lingui/react/macro';
import { type NumberedRule, rulesOf, type Tier } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { Button, Card, IconButton, List, NightCycle, Stack, Text } from '@mediation/ui';
import { Pencil, Plus } from 'lucide-react';
import { type CarerNames, carerLetters } from '../carers.ts';
import { patternShare, ruleTitle, spanDays, spanDetails, spanShare } from './describe-rule.ts';
import * as styles from '../schedule.css.ts';

export interface RulesCardProps {
  schedule: ParentingSchedule;
  names: CarerNames;
  /** Without these the rules are to read. */
  onAdd?: () => void;
  onEdit?: (rule: NumberedRule) => void;
}

/** The rules of a schedule, listed by what wins. */
export function RulesCard({ schedule, names, onAdd, onEdit }: RulesCardProps) {
  const { t } = useLingui();
  const rules = rulesOf(schedule);
  const tiers: { tier: Tier; name: string; rank: string }[] = [
    { tier: 'exceptions', name: t`Exceptions`, rank: t`Win over everything below` },
    { tier: 'holidays', name: t`Holidays`, rank: t`Win over the pattern` },
    { tier: 'patterns', name: t`Regular pattern`, rank: t`All other nights` },
  ];
  const shown = onAdd ? tiers : tiers.filter(({ tier }) => rules.some((it) => it.tier === tier));
  return (
    <Card flush aria-labelledby="rules">
      <Card.Head>
        <Card.Title id="rules">{t`Rules`}</Card.Title>
        {onAdd && (
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onAdd}>
            <Plus />
            {t`Add rule`}
          </Button>
        )}
      </Card.Head>
      {shown.map(({ tier, name, rank }) => (
        <section key={tier} aria-label={name}>
          <div className={styles.tier}>
            <span>{name}</span>
            <span>{rank}</span>
          </div>
          <List>
            {rules
              .filter((it) => it.tier === tier)
              .map((numbered) => (
                <RuleRow
                  key={numbered.rule.id}
                  numbered={numbered}
                  rules={rules}
                  names={names}
                  {...(onEdit && { onEdit })}
                />
              ))}
          </List>
        </section>
      ))}
    </Card>
  );
}

interface RuleRowProps extends Pick<RulesCardProps, 'names' | 'onEdit'> {
  numbered: NumberedRule;
  rules: readonly NumberedRule[];
}

function RuleRow({ numbered, rules, names, onEdit }: RuleRowProps) {
  const { t } = useLingui();
  const title = ruleTitle(numbered);
  const letters = carerLetters(names);
  return (
    <List.Row
      align="start"
      icon={<Text tone="soft">{numbered.number}</Text>}
      end={
        onEdit && (
          <IconButton size="small" label={t`Edit ${title}`} aria-haspopup="dialog" onClick={() => onEdit(numbered)}>
            <Pencil />
          </IconButton>
        )
      }
    >
      <Stack gap="none" grow>
        <Text weight="medium">{title}</Text>
        {numbered.tier === 'patterns' ? (
          <>
            <NightCycle nights={numbered.rule.cycle.map((look) => ({ look, sign: letters[look] }))} />
            <Text size="small" tone="soft">
              {patternShare(numbered.rule, names)}
            </Text>
          </>
        ) : (
          <Text size="small" tone="soft">
            {t`${spanDays(numbered.rule)}. ${spanShare(numbered.rule, names)}.`}
            {spanDetails(numbered.rule).map((detail) => ` ${detail}`)}
            {rules
              .filter(({ rule }) => numbered.rule.wins_over.includes(rule.id))
              .map(({ number }) => ` ${t`Wins over rule ${number}.`}`)}
          </Text>
        )}
      </Stack>
    </List.Row>
  );
}
